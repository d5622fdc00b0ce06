// An account keeps a guest's tables; it is never needed to play.

import { useState } from "preact/hooks";
import { api } from "../core/api";
import { become, me } from "../core/me";
import { t } from "../core/speech";
import { Field } from "../lobby/fields";
import { note, noteTrouble } from "../shell/announce";

function Credentials({
  title,
  about,
  send,
  act,
  fresh,
}: {
  title: string;
  about: string;
  send(login: string, password: string): Promise<void>;
  act: string;
  fresh: boolean;
}) {
  const [login, setLogin] = useState("");
  const [password, setPassword] = useState("");
  const key = fresh ? "new" : "old";
  const submit = (event: Event) => {
    event.preventDefault();
    send(login, password).catch(noteTrouble);
  };
  return (
    <details class="fold">
      <summary>{title}</summary>
      <p class="small">{about}</p>
      <form class="fields" onSubmit={submit}>
        <Field id={`login-${key}`} label={t("login")}>
          <input
            id={`login-${key}`}
            value={login}
            minLength={3}
            maxLength={32}
            pattern="[A-Za-z0-9_.\-]+"
            autocomplete="username"
            required
            onInput={(event) => setLogin(event.currentTarget.value)}
          />
        </Field>
        <Field id={`password-${key}`} label={t("password")} about={fresh ? t("password-about") : undefined}>
          <input
            id={`password-${key}`}
            type="password"
            value={password}
            minLength={8}
            maxLength={200}
            autocomplete={fresh ? "new-password" : "current-password"}
            required
            onInput={(event) => setPassword(event.currentTarget.value)}
          />
        </Field>
        <div class="buttons">
          <button type="submit" class="primary">
            {act}
          </button>
        </div>
      </form>
    </details>
  );
}

export function Account() {
  const signUp = async (login: string, password: string) => {
    become(await api.signUp({ login, password }));
    note(t("account-made"));
  };
  const logIn = async (login: string, password: string) => become((await api.logIn({ login, password })).me);
  const logOut = () => api.logOut().then(() => (me.value = null), noteTrouble);
  return (
    <section class="box">
      <h2>{t("account")}</h2>
      {me.value?.login ? (
        <>
          <p>{t("logged-in", { login: me.value.login })}</p>
          <button type="button" class="plain" onClick={() => void logOut()}>
            {t("log-out")}
          </button>
        </>
      ) : (
        <>
          {me.value ? (
            <Credentials title={t("sign-up")} about={t("sign-up-about")} send={signUp} act={t("sign-up")} fresh />
          ) : null}
          <Credentials title={t("log-in")} about={t("log-in-about")} send={logIn} act={t("log-in")} fresh={false} />
        </>
      )}
    </section>
  );
}
