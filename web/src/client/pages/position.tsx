// A position that somebody wrote down opens as a sandbox.

import { useState } from "preact/hooks";
import { api } from "../core/api";
import { me } from "../core/me";
import { go } from "../core/router";
import { t, trouble } from "../core/speech";
import { Field } from "../lobby/fields";
import { Welcome } from "../lobby/welcome";
import { noteTrouble } from "../shell/announce";
import { Page } from "../shell/frame";

const LONGEST = 65_536;

function Form() {
  const [text, setText] = useState("");
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  const take = (found: string) => {
    setText(found);
    setProblem("");
  };
  const load = (event: Event) => {
    const file = (event.currentTarget as HTMLInputElement).files?.[0];
    if (file)
      file
        .slice(0, LONGEST + 1)
        .text()
        .then(take, noteTrouble);
  };
  const submit = (event: Event) => {
    event.preventDefault();
    setBusy(true);
    api.openPosition({ text }).then(
      (table) => go(`/table/${table.id}`),
      (error: unknown) => {
        setProblem(trouble(error));
        setBusy(false);
      },
    );
  };
  return (
    <form class="box" onSubmit={submit}>
      <Field id="position" label={t("position-paste")}>
        <textarea
          id="position"
          class="position-text"
          data-testid="position"
          rows={14}
          wrap="off"
          spellcheck={false}
          autocapitalize="off"
          autocomplete="off"
          aria-describedby={problem ? "position-trouble" : undefined}
          aria-invalid={problem ? true : undefined}
          value={text}
          onInput={(event) => take(event.currentTarget.value)}
        />
      </Field>
      <Field id="position-file" label={t("position-file")}>
        <input id="position-file" type="file" accept=".toml,text/plain" onChange={load} />
      </Field>
      {problem ? (
        <p class="banner" role="alert" id="position-trouble" data-testid="position-trouble">
          {problem}
        </p>
      ) : null}
      <div class="buttons">
        <button type="submit" class="primary" data-testid="open-position" disabled={busy || !text.trim()}>
          {t("position-open")}
        </button>
      </div>
    </form>
  );
}

export function OpenPosition() {
  return (
    <Page name={t("position-open-title")}>
      <h1>{t("position-open-title")}</h1>
      <p>{t("position-open-about")}</p>
      {me.value === null ? <Welcome /> : <Form />}
    </Page>
  );
}
