// The client: settings, the router, and the page for the address.

import { render } from "preact";
import { useEffect } from "preact/hooks";
import { loadGames } from "./core/games";
import { findMe, startSettings } from "./core/me";
import { path, startRouter } from "./core/router";
import { t } from "./core/speech";
import { About } from "./pages/about";
import { Designer } from "./pages/designer";
import { Group } from "./pages/group";
import { Lobby } from "./pages/lobby";
import { Move } from "./pages/move";
import { New } from "./pages/new";
import { People } from "./pages/people";
import { Player } from "./pages/player";
import { OpenPosition } from "./pages/position";
import { Replay } from "./pages/replay";
import { Rules } from "./pages/rules";
import { Settings } from "./pages/settings";
import { Table } from "./pages/table";
import { Announcer, noteTrouble } from "./shell/announce";
import { Page } from "./shell/frame";
import { startServiceWorker } from "./shell/installed";
import { KeyHelp, startKeys } from "./shell/keys";
import "./icons";
import "../style/fonts.css";
import "../style/base.css";
import "../style/pieces.css";
import "../style/controls.css";
import "../style/pages.css";
import "../style/lobby.css";
import "../style/setup.css";
import "../style/numbers.css";
import "../style/designer.css";
import "../style/table.css";
import "../style/dock.css";
import "../style/hand.css";
import "../style/feed.css";
import "../style/talk.css";
import "../style/reveals.css";
import "../style/end.css";
import "../style/scores.css";
import "../style/story.css";
import "../style/wide.css";
import "../style/phone.css";
import "../style/tablet.css";
import "../style/replay.css";
import "../style/company.css";

function Missing() {
  return (
    <Page name={t("missing")}>
      <h1>{t("missing")}</h1>
      <p>
        <a href="/">{t("to-lobby")}</a>
      </p>
    </Page>
  );
}

function pageOf(address: string) {
  const [, first = "", second = ""] = address.split("/");
  switch (first) {
    case "":
      return <Lobby />;
    case "new":
      return <New />;
    case "table":
      return <Table key={second} id={second} />;
    case "replay":
      return <Replay key={second} id={second} />;
    case "position":
      return <OpenPosition />;
    case "rules":
      return <Rules key={second} game={second} />;
    case "designer":
      return <Designer id={second} />;
    case "settings":
      return <Settings />;
    case "people":
      return <People />;
    case "player":
      return <Player key={second} id={second} />;
    case "group":
      return <Group key={second} id={second} />;
    case "about":
      return <About />;
    case "move":
      return <Move token={second} />;
    default:
      return <Missing />;
  }
}

function App() {
  useEffect(() => {
    findMe().catch(noteTrouble);
    loadGames().catch(noteTrouble);
  }, []);
  return (
    <>
      {pageOf(path.value)}
      <KeyHelp />
      <Announcer />
    </>
  );
}

startSettings();
startRouter();
startKeys();
startServiceWorker();
render(<App />, document.getElementById("app")!);
