import { cut } from "../text/cut.ts";

/** Letters of a short name at most. */
const longest = 60;

const forms = "SIA|VSIA|AS|VAS|IK|ZS|Z/S|PS|KS|SE|OÜ|UAB|AB|Oy|GmbH|Ltd\\.?|LLC|Inc\\.?";
const formBefore = new RegExp(`^(?:${forms})\\s+`, "u");
const formBehind = new RegExp(`(?:,\\s*|\\s+)(?:${forms})$`, "u");

/** What a company is called for short: its name without its legal form and quotation marks, such as "Lapsa" of "SIA „Lapsa”". */
export function shortNameOf(name: string): string {
  const bare = name
    .replace(/[„“”"«»]/g, "")
    .trim()
    .replace(formBehind, "")
    .replace(formBefore, "");
  return cut(bare || name.trim(), longest).trim();
}
