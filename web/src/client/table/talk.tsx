// Talk: acts in the forms of the game, and free chat, as far as the table allows them.

import { useMemo, useState } from "preact/hooks";
import { Icon } from "../../icons";
import type { FormInfo, Person, TableCard } from "../../protocol";
import type { Order } from "../core/line";
import { t } from "../core/speech";
import { Pick } from "../lobby/fields";
import { noteTrouble } from "../shell/announce";
import type { Cast } from "./session";

interface TalkProps {
  cast: Cast;
  table: TableCard;
  people: readonly Person[];
  me: number | null;
  send(order: Order): Promise<void>;
  /** Beside the log there is little room: the sentences unfold when they are wanted. */
  folds?: boolean;
}

const EVERYBODY = -1;
const LONGEST = 500;

/** The members of a domain that can be talked about: named ones, and only seats that are taken. */
function members(cast: Cast, domain: number, people: readonly Person[]): number[] {
  const info = cast.catalog.domains[domain];
  const all = info.labels.map((_, at) => at).filter((at) => info.labels[at] !== "");
  return info.name === "seat" ? all.filter((at) => people.some((one) => one.seat === at)) : all;
}

interface ActsProps {
  cast: Cast;
  table: TableCard;
  people: readonly Person[];
  me: number;
  send: TalkProps["send"];
}

function Composer({ form, cast, table, people, me, send, onDone }: ActsProps & { form: FormInfo; onDone(): void }) {
  const lists = useMemo(() => form.domains.map((domain) => members(cast, domain, people)), [form, people.length]);
  const others = people.filter((one) => one.seat !== me);
  const [about, setAbout] = useState(() =>
    lists.map((list, at) =>
      cast.catalog.domains[form.domains[at]].name === "seat" ? (list.find((one) => one !== me) ?? list[0]) : list[0],
    ),
  );
  const [to, setTo] = useState(EVERYBODY);
  const domainOf = (at: number) => cast.catalog.domains[form.domains[at]];
  const words = [form.name, ...about.map((member, at) => domainOf(at).labels[member])];
  const say = (event: Event) => {
    event.preventDefault();
    send({ t: "say", to, words }).then(onDone, noteTrouble);
  };
  return (
    <form class="composer" onSubmit={say}>
      {form.domains.map((_, at) => (
        <Pick
          key={at}
          id={`about-${at}`}
          label={t("talk-about")}
          value={String(about[at])}
          values={lists[at].map(String)}
          said={(one) =>
            cast.say.thing(domainOf(at).name, cast.say.member(domainOf(at).name, domainOf(at).labels[Number(one)]))
          }
          onPick={(one) => setAbout(about.map((old, place) => (place === at ? Number(one) : old)))}
        />
      ))}
      <Pick
        id="talk-to"
        label={t("talk-listener")}
        value={String(to)}
        values={[String(EVERYBODY), ...others.map((one) => String(one.seat))]}
        said={(one) => (Number(one) === EVERYBODY ? t("everybody") : cast.say.seat(Number(one)))}
        onPick={(one) => setTo(Number(one))}
      />
      {to === EVERYBODY ? null : (
        <p class="small" data-testid="whisper-about">
          {t(`whisper-${table.aftermath}`)}
        </p>
      )}
      <p class="spoken">“{cast.say.spoken({ seat: me, to, words })}”</p>
      <div class="buttons">
        <button type="button" class="plain" onClick={onDone}>
          {t("cancel")}
        </button>
        <button type="submit" class="primary" data-testid="say">
          {t("say-it")}
        </button>
      </div>
    </form>
  );
}

function Acts(props: ActsProps) {
  const { cast } = props;
  const [form, setForm] = useState<FormInfo | null>(null);
  const kinds = [...new Set(cast.catalog.talk.map((one) => one.kind))];
  if (form) return <Composer key={form.name} {...props} form={form} onDone={() => setForm(null)} />;
  return (
    <div class="acts" data-testid="acts">
      {kinds.map((kind) => (
        <div key={kind} class="act-kind">
          <h3>{t(`kind-${kind}`)}</h3>
          <div class="chips">
            {cast.catalog.talk
              .filter((one) => one.kind === kind)
              .map((one) => (
                <button key={one.name} type="button" class="chip" data-form={one.name} onClick={() => setForm(one)}>
                  {cast.say.text(
                    cast.say.has(`talk-${one.name}.label`) ? `talk-${one.name}.label` : `talk-${one.name}`,
                  )}
                </button>
              ))}
          </div>
        </div>
      ))}
    </div>
  );
}

function ChatBox({ send }: { send: TalkProps["send"] }) {
  const [text, setText] = useState("");
  const submit = (event: Event) => {
    event.preventDefault();
    if (!text.trim()) return;
    send({ t: "chat", text: text.trim() }).then(() => setText(""), noteTrouble);
  };
  return (
    <form class="chat-box" onSubmit={submit}>
      <label class="unseen" for="chat">
        {t("chat")}
      </label>
      <input
        id="chat"
        data-testid="chat"
        value={text}
        maxLength={LONGEST}
        placeholder={t("chat")}
        autocomplete="off"
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <button type="submit" class="plain">
        {t("send")}
      </button>
    </form>
  );
}

export function Talk({ cast, table, people, me, send, folds }: TalkProps) {
  const [open, setOpen] = useState(!folds);
  const chats = me === null || table.talk === "open";
  const acts = me !== null && table.talk !== "closed" && cast.catalog.talk.length > 0;
  return (
    <div class="talk">
      {table.talk === "closed" && me !== null ? <p class="banner">{t("talk-is-closed")}</p> : null}
      {table.talk === "acts" && me !== null ? <p class="small">{t("talk-only-acts")}</p> : null}
      {me === null ? <p class="small">{t("talk-spectators")}</p> : null}
      {acts && open ? <Acts cast={cast} table={table} people={people} me={me} send={send} /> : null}
      <div class="talk-line">
        {acts && folds ? (
          <button
            type="button"
            class="plain talk-open"
            aria-expanded={open}
            data-testid="talk-open"
            title={t("talk-heading")}
            onClick={() => setOpen(!open)}
          >
            <Icon name="talk" /> <span class={chats ? "unseen" : ""}>{t("talk-heading")}</span>
          </button>
        ) : null}
        {chats ? <ChatBox send={send} /> : null}
      </div>
    </div>
  );
}
