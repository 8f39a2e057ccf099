import { sandboxed } from "../sandboxed.ts";
/** A file for the reader of a link: nothing of it runs, and nobody lists it or, unless it says so, keeps it on the way. */
export function toStranger(answer: Response): Response {
  const { headers } = answer;
  headers.set("Content-Security-Policy", sandboxed);
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
  headers.set("X-Robots-Tag", "noindex");
  return answer;
}
