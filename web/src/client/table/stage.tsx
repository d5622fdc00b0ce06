// The middle of the table: the picture, or the panels, whichever the player reads better.

import { useEffect } from "preact/hooks";
import type { BoardModule, BoardProps } from "../../boards/contract";
import { Panels } from "../../boards/panels";
import { Roving } from "../../pieces/roving";
import { set, settings } from "../core/me";
import { t } from "../core/speech";

export function ViewSwitch({ module }: { module: BoardModule }) {
  if (!module.Board) return null;
  const { panels } = settings.value;
  return (
    <div class="view-switch" role="group" aria-label={t("view")}>
      <button type="button" aria-pressed={!panels} title={t("board")} onClick={() => set({ panels: false })}>
        {t("board")}
      </button>
      <button
        type="button"
        aria-pressed={panels}
        title={t("board-as-text")}
        data-testid="as-text"
        onClick={() => set({ panels: true })}
      >
        {t("as-text")}
      </button>
    </div>
  );
}

export function Stage({ module, props }: { module: BoardModule; props: BoardProps }) {
  const { Board } = module;
  // Marks are set from the log; a place out of sight is brought into sight.
  useEffect(() => {
    const first = [...props.marked][0];
    if (first) document.querySelector(`[data-target="${CSS.escape(first)}"]`)?.scrollIntoView({ block: "nearest" });
  }, [props.marked]);
  const asPanels = !Board || settings.value.panels;
  return (
    <>
      <h2 class="unseen">{asPanels ? t("board-as-text") : t("board")}</h2>
      {asPanels ? (
        <Panels module={module} props={props} />
      ) : (
        <Roving class={props.options.length > 1 ? "picture has-choice" : "picture"} label={t("board")}>
          <Board {...props} />
        </Roving>
      )}
    </>
  );
}
