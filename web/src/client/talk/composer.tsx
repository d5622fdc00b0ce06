// A sentence of the game put together in sight: first what is said, then about whom or what.

import { useEffect, useState } from "preact/hooks";
import { Disc } from "../../pieces/disc";
import type { FormInfo, Person, TableCard } from "../../protocol";
import type { Order } from "../core/line";
import { t } from "../core/speech";
import { noteTrouble } from "../shell/announce";
import { useScreen } from "../shell/media";
import type { Cast } from "../table/session";
import { EVERYBODY, members } from "./said";

interface ComposerProps {
  cast: Cast;
  table: TableCard;
  people: readonly Person[];
  me: number;
  to: number;
  send(order: Order): Promise<void>;
  onDone(): void;
}

const ANSWER = "answer";
const AGAIN = 5000; // milliseconds

function labelOf(form: FormInfo, cast: Cast): string {
  const key = `talk-${form.name}.label`;
  return cast.say.text(cast.say.has(key) ? key : `talk-${form.name}`);
}

/** More sentences than these do not fit a phone at once: it shows those of one kind. */
const AT_ONCE = 12;

/** Every sentence of the game, by what it does. */
function Forms({ cast, pick }: { cast: Cast; pick(form: FormInfo): void }) {
  const forms = cast.catalog.talk.filter((one) => one.kind !== ANSWER);
  const kinds = [...new Set(forms.map((one) => one.kind))];
  const parted = useScreen() === "phone" && forms.length > AT_ONCE;
  const [open, setOpen] = useState(kinds[0]);
  const shown = parted ? [open] : kinds;
  return (
    <>
      {parted ? (
        <div class="talk-kinds" role="group" aria-label={t("talk-which")}>
          {kinds.map((kind) => (
            <button
              key={kind}
              type="button"
              data-kind={kind}
              aria-pressed={kind === open}
              onClick={() => setOpen(kind)}
            >
              {t(`kind-${kind}`)}
            </button>
          ))}
        </div>
      ) : null}
      <div class="talk-choices" data-testid="acts">
        {shown.flatMap((kind) =>
          forms
            .filter((one) => one.kind === kind)
            .map((one) => (
              <button key={one.name} type="button" class="talk-choice" data-form={one.name} onClick={() => pick(one)}>
                <small>{t(`kind-${kind}`)}</small>
                <span>{labelOf(one, cast)}</span>
              </button>
            )),
        )}
      </div>
    </>
  );
}

interface AboutProps {
  domain: number;
  cast: Cast;
  people: readonly Person[];
  me: number;
  pick(member: number): void;
}

function About({ domain, cast, people, me, pick }: AboutProps) {
  const { name } = cast.catalog.domains[domain];
  return (
    <div class="talk-choices" data-testid="about">
      {members(cast, domain, people, me).map((member) => {
        const person = name === "seat" ? people.find((one) => one.seat === member) : undefined;
        return (
          <button
            key={member}
            type="button"
            class="talk-choice is-thing"
            data-about={member}
            onClick={() => pick(member)}
          >
            {person ? <Disc colour={person.colour} name={person.name} size={22} /> : null}
            <span>{cast.say.thing(name, member)}</span>
          </button>
        );
      })}
    </div>
  );
}

/** Tell the table that something is about to be said: bots wait for it a little longer. */
function useComposing(send: ComposerProps["send"]): void {
  useEffect(() => {
    const tell = () => void send({ t: "composing" }).catch(() => undefined);
    tell();
    const timer = window.setInterval(tell, AGAIN);
    return () => window.clearInterval(timer);
  }, []);
}

export function Composer({ cast, table, people, me, to, send, onDone }: ComposerProps) {
  useComposing(send);
  const [form, setForm] = useState<FormInfo | null>(null);
  const [about, setAbout] = useState<number[]>([]);
  const open = form && about.length < form.domains.length ? form.domains[about.length] : null;
  const words = form
    ? [form.name, ...about.map((member, at) => cast.catalog.domains[form.domains[at]].labels[member])]
    : [];
  const isWhole = form !== null && open === null;
  const step = () => {
    if (about.length) setAbout(about.slice(0, -1));
    else if (form) setForm(null);
    else onDone();
  };
  const say = () => void send({ t: "say", to, words }).then(onDone, noteTrouble);
  const isAboutSeat = open !== null && cast.catalog.domains[open].name === "seat";
  return (
    <div class="composer" data-testid="composer">
      <p class="spoken" data-testid="sentence" aria-live="polite">
        {isWhole ? cast.say.spoken({ seat: me, to, words }) : form ? labelOf(form, cast) : t("talk-which")}
      </p>
      {form === null ? <Forms cast={cast} pick={setForm} /> : null}
      {open === null ? null : (
        <>
          <h3 class="talk-step">{isAboutSeat ? t("talk-about-whom") : t("talk-about")}</h3>
          <About domain={open} cast={cast} people={people} me={me} pick={(member) => setAbout([...about, member])} />
        </>
      )}
      {to === EVERYBODY ? null : (
        <p class="small" data-testid="whisper-about">
          {t(`whisper-${table.aftermath}`)}
        </p>
      )}
      <div class="buttons talk-keys">
        <button type="button" class="plain" data-testid="talk-back" onClick={step}>
          {form ? t("talk-step-back") : t("cancel")}
        </button>
        {isWhole ? (
          <button type="button" class="primary" data-testid="say" onClick={say}>
            {to === EVERYBODY ? t("say-it") : t("whisper-it", { name: cast.say.seat(to) })}
          </button>
        ) : null}
      </div>
    </div>
  );
}
