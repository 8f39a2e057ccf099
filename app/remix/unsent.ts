import { asTyped } from "#app/forms/use-answer.ts";
import type { KeptForm } from "#model/answer/kept-form.ts";
import { secrets } from "#model/answer/kept-form.ts";
import { encoded, leadsToLogin, readable } from "./framework-answer.ts";

/** Answers without a body say nothing. */
const bodiless = [204, 205];

type Fields = KeptForm["fields"];

/**
 * Answers forms that do not get through: the connection broke, or something between here and the Worker answered in its
 * place. The framework would put a problem's page where the form is, and what was typed would be gone with it. They are
 * refused instead as the Worker refuses what its backend does not answer, with everything that was typed.
 *
 * So is one that would lead to the login page, its session having ended, while something is typed in another form of the page.
 *
 * @param note hears why, as a text key, of each
 * @param isOtherTyped whether something is typed beside the form that is being sent
 */
export function answerUnsent(note: (why: string) => void, isOtherTyped: () => boolean): void {
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
    const isRead = answer && (type.startsWith(readable) || bodiless.includes(answer.status));
    const isLost = isRead && isOtherTyped() && leadsToLogin(answer);
    if (isRead && !isLost) return answer;
    const unread = answer ? "errors.fault" : "errors.network";
    const why = isLost ? "errors.signed_out_stays" : unread;
    note(isLost ? why : "errors.network");
    return refusal(fields, why);
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
