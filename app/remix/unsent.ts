import type { KeptForm } from "#model/answer/kept-form.ts";
import { secrets } from "#model/answer/kept-form.ts";
import { asTyped } from "../use-answer.ts";

/** What the framework's own answers are, whatever they say; those without a body say nothing. */
const readable = "text/x-script";
const bodiless = [204, 205];

type Fields = KeptForm["fields"];

/**
 * Answers forms that do not get through: the connection broke, or something between here and the Worker answered in its
 * place. The framework would put a problem's page where the form is, and what was typed would be gone with it. They are
 * refused instead as the Worker refuses what its backend does not answer, with everything that was typed.
 *
 * @param note hears of each
 */
export function answerUnsent(note: () => void): void {
  const send = window.fetch;
  window.fetch = async (asked, init) => {
    const fields = fieldsSent(asked, init);
    if (!fields) return send(asked, init);
    const answer = await send(asked, init).catch((error: unknown) => {
      // Left for something newer: nobody waits for it.
      if (init?.signal?.aborted) throw error;
      return null;
    });
    const type = answer?.headers.get("Content-Type") ?? "";
    if (answer && (type.startsWith(readable) || bodiless.includes(answer.status))) return answer;
    note();
    return refusal(fields, answer ? "errors.fault" : "errors.network");
  };
}

/** What a form of a page sends by the framework; null for any other call. */
function fieldsSent(asked: RequestInfo | URL, init: RequestInit | undefined): Fields | null {
  if (init?.method !== "POST" || !(asked instanceof URL) || !asked.pathname.endsWith(".data")) return null;
  const { body } = init;
  if (!(body instanceof FormData || body instanceof URLSearchParams)) return null;
  return [...body].flatMap(
    ([name, value]): Fields => (typeof value === "string" && !secrets.includes(name) ? [[name, value]] : []),
  );
}

/** The answer of a page's action that was refused. */
function refusal(fields: Fields, message: string): Response {
  const refused = { ...asTyped(fields), status: "error", error: { "": [message] } };
  return new Response(encoded({ data: refused }), { status: 503, headers: { "Content-Type": readable } });
}

/** Plain data as the framework reads it (turbo-stream): a list of values, in which names and values stand by their places. */
function encoded(data: unknown): string {
  const values: string[] = [];
  const add = (value: unknown): number => {
    const place = values.push("") - 1;
    values[place] = written(value, add);
    return place;
  };
  add(data);
  return `[${values}]\n`;
}

function written(value: unknown, add: (value: unknown) => number): string {
  if (Array.isArray(value)) return `[${value.map(add)}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value ?? "");
  const said = Object.entries(value).filter(([, one]) => one !== undefined);
  return `{${said.map(([name, one]) => `"_${add(name)}":${add(one)}`)}}`;
}
