// The board's own texts, by language: all chapters together.

import { whole } from "../../text/chapters";

const en = import.meta.glob<string>("./texts/en/*.ftl", { query: "?raw", import: "default", eager: true });
const pl = import.meta.glob<string>("./texts/pl/*.ftl", { query: "?raw", import: "default", eager: true });

export const texts = { en: whole(en), pl: whole(pl) };
