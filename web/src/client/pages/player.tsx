// A player: what their games come to, and how strong they are at each, if they want to know.

import { useEffect, useState } from "preact/hooks";
import type { PlayerPage } from "../../protocol";
import { Figures, Ratings } from "../company/figures";
import { api } from "../core/api";
import { t, trouble } from "../core/speech";
import { Switch } from "../lobby/fields";
import { noteTrouble } from "../shell/announce";
import { Page } from "../shell/frame";

export function Player({ id }: { id: string }) {
  const [page, setPage] = useState<PlayerPage | null>(null);
  const [problem, setProblem] = useState("");
  useEffect(() => {
    api.player(id).then(setPage, (error: unknown) => setProblem(trouble(error)));
  }, [id]);
  return (
    <Page name={page?.name ?? t("page-people")}>
      <div class="company">
        <h1>{page?.name ?? t("page-people")}</h1>
        {problem ? (
          <p class="banner" role="alert">
            {problem}
          </p>
        ) : null}
        {page ? (
          <>
            <Figures figures={page.figures} />
            {page.own ? (
              <Switch
                id="rated"
                label={t("be-rated")}
                about={t("be-rated-about")}
                value={page.rated}
                onFlip={(rated) => void api.beRated(rated).then(setPage, noteTrouble)}
              />
            ) : null}
            <Ratings ratings={page.ratings} />
          </>
        ) : null}
      </div>
    </Page>
  );
}
