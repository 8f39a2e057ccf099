import en from "../../app/locales/en";
import lv from "../../app/locales/lv";
import { createTexts } from "../../app/locales/texts";
import type { Language } from "../../app/model/language";

const instances = { lv: createTexts("lv", lv), en: createTexts("en", en) };

/** The words of a language: for messages and mails. */
export const texts =
  (language: Language) =>
  (key: string, values: Record<string, unknown> = {}) =>
    instances[language].t(key, { ...values, defaultValue: key });
