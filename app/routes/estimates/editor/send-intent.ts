import { callApi } from "#ui/call-api.ts";
import type { RowName } from "./edited-row.ts";
import type { IntentRequest } from "./intent-request.ts";

/** What became of an act: the row that it made, if it made one, or why it was refused (a text key, or words). */
export type Acted = { made: RowName | null } | { refused: string };

/** Sends an act to the backend's own address, as scripts do; without them the page's action does the same. */
export async function sendIntent({ method, path, body }: IntentRequest, language: string): Promise<Acted> {
  try {
    const { status, answer: sent } = await callApi(method, path, { language, body });
    const { madeIn, refusedIn } = await import("./read-acted.ts");
    if (status >= 400) return { refused: refusedIn(sent) };
    return { made: method === "POST" ? madeIn(path, sent) : null };
  } catch {
    return { refused: "errors.network" };
  }
}
