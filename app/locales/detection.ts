import { createCookie } from "@remix-run/cloudflare";
import { RemixI18Next } from "remix-i18next/server";
import { cookieName, isSecure } from "#model/answer/cookie.ts";
import { defaultLanguage, type Language, languages, readLanguage } from "#model/text/language.ts";

/** The language that a stranger chose on the login page; a signed-in person's own setting goes before it. */
export const languageCookie = (request: Request) =>
  createCookie(cookieName("language", request), {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    maxAge: 365 * 24 * 3600,
    secure: isSecure(request),
  });

/** The reader's language before the person is known: what was chosen, else what the browser asks for. */
export async function detectLanguage(request: Request): Promise<Language> {
  const detection = new RemixI18Next({
    detection: {
      supportedLanguages: [...languages],
      fallbackLanguage: defaultLanguage,
      cookie: languageCookie(request),
      order: ["cookie", "header"],
    },
  });
  return readLanguage(await detection.getLocale(request));
}
