// How far an experiment is, and what came of it: pictures, each with a sentence that says what it shows.

import { useEffect, useState } from "preact/hooks";
import type { ExperimentCard, Pictures } from "../../protocol";
import { api } from "../core/api";
import { language, t } from "../core/speech";
import { levelText } from "../lobby/seats";
import { noteTrouble } from "../shell/announce";
import { LinkField } from "../table/invite";
import { isOver } from "./watching";

function Progress({ experiment }: { experiment: ExperimentCard }) {
  const { id, status, ahead, done, total, mine } = experiment;
  const [stopping, setStopping] = useState(false);
  const stop = () => {
    setStopping(true);
    api.stopExperiment(id).catch((problem) => {
      setStopping(false);
      noteTrouble(problem);
    });
  };
  return (
    <div class="designer-progress" data-testid="progress">
      <p role="status">
        {status === "waiting" ? t("designer-waiting", { count: ahead }) : t("designer-playing", { done, total })}
      </p>
      <progress max={total} value={done} aria-label={t("designer-progress")} />
      {mine ? (
        <button type="button" class="plain" data-testid="stop" disabled={stopping} onClick={stop}>
          {t("designer-stop")}
        </button>
      ) : null}
    </div>
  );
}

/** Pictures come from the server's own hand, as markup in which every name is escaped. */
function Gallery({ pictures }: { pictures: Pictures }) {
  return (
    <div class="designer-pictures" data-testid="pictures">
      {pictures.pictures.map(({ heading, sentence, picture }) => (
        <figure key={heading}>
          <h3>{heading}</h3>
          <figcaption>{sentence}</figcaption>
          {picture ? <div class="designer-picture" dangerouslySetInnerHTML={{ __html: picture }} /> : null}
        </figure>
      ))}
    </div>
  );
}

function Result({ experiment }: { experiment: ExperimentCard }) {
  const [pictures, setPictures] = useState<Pictures | null>(null);
  const [shared, setShared] = useState(false);
  const spoken = language.value;
  const { id, status, trouble, done, total } = experiment;
  useEffect(() => {
    let current = true;
    if (status !== "failed")
      api
        .pictures(id, spoken)
        .then((found) => current && setPictures(found))
        .catch(() => undefined);
    return () => {
      current = false;
    };
  }, [id, spoken, status]);
  if (status === "failed") return <p class="banner lost">{t(`designer-failed-${trouble || "broken"}`)}</p>;
  return (
    <>
      {done < total ? <p class="banner">{t("designer-cut", { done, total })}</p> : null}
      {pictures ? (
        <>
          <p class="small">{pictures.played}</p>
          <div class="buttons">
            <a class="button plain" href={api.experimentPagePath(id, spoken)} download data-testid="keep-page">
              {t("designer-keep")}
            </a>
            <button type="button" class="plain" aria-expanded={shared} onClick={() => setShared(!shared)}>
              {t("designer-share")}
            </button>
          </div>
          {shared ? <LinkField link={`${location.origin}/designer/${id}`} label={t("designer-share")} /> : null}
          <Gallery pictures={pictures} />
        </>
      ) : null}
    </>
  );
}

export function Outcome({ experiment }: { experiment: ExperimentCard }) {
  const { seats, games, bot } = experiment;
  return (
    <section class="box" aria-labelledby="outcome-title" data-testid="outcome" data-status={experiment.status}>
      <h2 id="outcome-title">{t("designer-outcome")}</h2>
      <p class="small">{t("designer-what", { games, seats, bot: levelText(bot) })}</p>
      {isOver(experiment) ? <Result experiment={experiment} /> : <Progress experiment={experiment} />}
    </section>
  );
}
