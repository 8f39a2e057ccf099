import en from "#locales/en/edge.json" with { type: "json" };
import lv from "#locales/lv/edge.json" with { type: "json" };
import { isForPrograms } from "#model/page/for-programs.ts";
import { preferredLanguage } from "#model/text/language.ts";

type Reason = keyof typeof lv;

const texts = { lv, en };

/** The answer of a known host where neither its pages nor its backend get to speak: words, as a page or as JSON. */
export function plainAnswer(status: number, request: Request, reason: Reason): Response {
  const accepted = request.headers.get("accept-language");
  if (!isForPrograms(new URL(request.url).pathname)) return plainPage(status, accepted, reason);
  const { title, text } = texts[preferredLanguage(accepted)][reason];
  return Response.json(
    { message: `${title}. ${text}` },
    { status, headers: { "Cache-Control": "no-store" } },
  );
}

/** A page of words alone, for answers before any tenant is known: no branding, no script, no file. */
export function plainPage(status: number, acceptLanguage: string | null, reason: Reason): Response {
  const language = preferredLanguage(acceptLanguage);
  const { title, text } = texts[language][reason];
  const html = `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style nonce="plain">:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:32rem;margin:20vh auto;padding:0 1.5rem;color:light-dark(#1f2430,#e8eaee)}h1{font-size:1.25rem}</style>
<h1>${title}</h1><p>${text}</p></html>`;
  return new Response(html, {
    status,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy":
        "default-src 'none'; style-src 'nonce-plain'; frame-ancestors 'none'; base-uri 'none'",
      "Cache-Control": "no-store",
      "X-Content-Type-Options": "nosniff",
    },
  });
}

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
