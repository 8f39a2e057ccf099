import type { Answer, Caller } from "../support/installation.ts";
import { pagesIn } from "../support/pdf-text.ts";
import { opened } from "../support/sheet.ts";

/** Rows that are read one by one, by numbers from 1; documents take a hundred times as long as the others. */
const asked = { row: 12, document: 3 };
const atOnce = 8;

/** What asking changes, or asks of nothing that is kept. */
const left = /^\/api\/(logout|check_password_reset|openapi\.json|docs|images\/|files\/)/;

/**
 * Everything that the API tells an administrator: every reading that its own description lists, with numbers in the place
 * of ids, and every file and image that any of them mentions.
 */
export async function everythingAt(caller: Caller): Promise<Map<string, unknown>> {
  const found = new Map<string, unknown>();
  const readAll = async (paths: string[]) => {
    const waiting = [...paths];
    const read = async () => {
      for (let path = waiting.pop(); path; path = waiting.pop())
        found.set(path, shownBy(await caller("GET", path)));
    };
    await Promise.all(Array.from({ length: atOnce }, read));
  };
  const description = (await caller("GET", "/openapi.json")).json();
  await readAll(Object.entries<object>(description.paths).flatMap(([path, verbs]) => readings(path, verbs)));
  const mentioned = JSON.stringify([...found.values()]).matchAll(/\/api(\/(?:files|images)\/[\w.-]+)/g);
  await readAll([...new Set([...mentioned].map(([, path = ""]) => path))]);
  return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function readings(path: string, verbs: object): string[] {
  if (!("get" in verbs) || left.test(path)) return [];
  const short = path.replace(/^\/api/, "");
  if (!short.includes("{")) return [short];
  const most = /pdf|export/.test(short) ? asked.document : asked.row;
  return Array.from({ length: most }, (_, index) => short.replaceAll(/\{\w+\}/g, String(index + 1)));
}

/** What somebody sees of an answer: documents by their words and cells, as they say when they were made. */
function shownBy({ status, headers, text, bytes }: Answer): unknown {
  const type = String(headers["content-type"]);
  if (status !== 200) return status;
  if (type.includes("pdf")) return { saved: headers["content-disposition"], pages: pagesIn(bytes) };
  if (type.includes("sheet")) return opened(bytes).rows;
  if (type.includes("json")) return JSON.parse(text);
  return { saved: headers["content-disposition"], bytes: Buffer.from(bytes).toString("base64") };
}
