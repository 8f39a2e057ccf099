import { callApi } from "#ui/call-api.ts";
import type { RowName } from "./edited-row.ts";
import type { IntentRequest } from "./intent-request.ts";

/**
 * What became of an act: the row that it made, if it made one, or why it was refused (a text key, or words). Of one that is
 * lost nobody knows whether it was done, as no answer came, or one of something between here and the backend.
 */
export type Acted = ({ made: RowName | null } | { refused: string }) & { isLost: boolean };

interface Way {
  language: string;
  /** Makes an act that is sent twice one write. */
  key?: string;
}

/** Sends an act to the backend's own address, as scripts do; without them the page's action does the same. */
export async function sendIntent(
  { method, path, body }: IntentRequest,
  { language, key }: Way,
): Promise<Acted> {
  try {
    const { status, answer: sent } = await callApi(method, path, { language, body, key });
    const { madeIn, refusedIn } = await import("./read-acted.ts");
    if (status >= 400) return { refused: refusedIn(sent), isLost: status >= 500 };
    return { made: method === "POST" ? madeIn(path, sent) : null, isLost: false };
  } catch {
    return { refused: "errors.network", isLost: true };
  }
}
