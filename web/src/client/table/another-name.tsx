// A name for one table: asked for when somebody there has one's own already.

import { useState } from "preact/hooks";
import { Refused } from "../core/api";
import { me } from "../core/me";
import { t } from "../core/speech";
import { noteTrouble } from "../shell/announce";
import { Dialog } from "../shell/dialog";

const LONGEST = 24;

interface NameProps {
  /** Try to sit down under a name; the promise fails if that cannot be. */
  sit(name: string): Promise<unknown>;
}

/** Sits down under one's own name; where that is taken, it asks for another. */
export function useSittingDown(sit: NameProps["sit"]) {
  const [asking, setAsking] = useState(false);
  const begin = (name = "") =>
    sit(name).then(
      () => setAsking(false),
      (problem: unknown) => {
        if (problem instanceof Refused && problem.key === "name-taken") setAsking(true);
        else noteTrouble(problem);
      },
    );
  const dialog = asking ? <AnotherName sit={begin} onClose={() => setAsking(false)} /> : null;
  return { begin, dialog };
}

function AnotherName({ sit, onClose }: NameProps & { onClose(): void }) {
  const [name, setName] = useState("");
  const submit = (event: Event) => {
    event.preventDefault();
    void sit(name.trim());
  };
  return (
    <Dialog title={t("another-name")} onClose={onClose} testid="another-name">
      <p>{t("another-name-about", { name: me.value?.name ?? "" })}</p>
      <form class="fields" onSubmit={submit}>
        <input
          aria-label={t("welcome-name")}
          data-testid="table-name"
          maxLength={LONGEST}
          required
          value={name}
          onInput={(event) => setName(event.currentTarget.value)}
        />
        <div class="buttons">
          <button type="submit" class="primary" data-testid="table-name-ok">
            {t("sit-down")}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
