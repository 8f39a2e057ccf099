import { createCookie } from "@remix-run/cloudflare";
import { RemixI18Next } from "remix-i18next/server";
import { defaultLanguage, type Language, languages, readLanguage } from "../model/language";

/** The language that a stranger chose on the login page; a signed-in person's own setting goes before it. */
export const languageCookie = createCookie("language", {
  path: "/",
  httpOnly: true,
  sameSite: "lax",
  maxAge: 365 * 24 * 3600,
});

const detection = new RemixI18Next({
  detection: {
    supportedLanguages: [...languages],
    fallbackLanguage: defaultLanguage,
    cookie: languageCookie,
    order: ["cookie", "header"],
  },
});

/** The reader's language before the person is known: what was chosen, else what the browser asks for. */
export const detectLanguage = async (request: Request): Promise<Language> =>
  readLanguage(await detection.getLocale(request));
