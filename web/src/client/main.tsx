import { render } from "preact";
import "../style/fonts.css";
import "../style/base.css";
import "../style/pieces.css";

render(<h1>Ostoja</h1>, document.getElementById("app")!);
