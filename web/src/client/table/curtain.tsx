// Between two players of one device a curtain falls: nothing of the next hand is shown before they are there,
// and nothing of the last one is left, neither to be seen nor to be heard.

import { useEffect, useRef } from "preact/hooks";
import { Disc } from "../../pieces/disc";
import type { Person } from "../../protocol";
import { t } from "../core/speech";
import { hush } from "../shell/announce";
import { Mark } from "../shell/brand";

export function Curtain({ person, onReady, onAlone }: { person: Person; onReady(): void; onAlone(): void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    hush();
    button.current?.focus();
  }, []);
  return (
    <main class="curtain" data-testid="curtain" id="main">
      <Mark size={72} />
      <Disc colour={person.colour} name={person.name} size={72} />
      <h1>{t("curtain-title", { name: person.name })}</h1>
      <p>{t("curtain-about", { name: person.name })}</p>
      <button ref={button} type="button" class="primary large" data-testid="curtain-ready" onClick={onReady}>
        {t("curtain-ready", { name: person.name })}
      </button>
      <button type="button" class="quiet" data-testid="curtain-alone" onClick={onAlone}>
        {t("curtain-alone")}
      </button>
    </main>
  );
}
