import en from "#locales/en/reports.ts";
import lv from "#locales/lv/reports.ts";
import { createTexts } from "#locales/texts.ts";
import { overridesFor } from "#model/branding/config.ts";
import type { Viewer } from "#model/page/context.ts";
import { type WordOf, wordKey } from "#model/report/words.ts";

const words = { lv, en };

/** The words of reports as somebody reads them, for what is sorted before it is drawn. */
export function wordsFor({ config, language }: Viewer): WordOf {
  const { t } = createTexts(language, words[language], overridesFor(config, language));
  return (key, code) => t(wordKey(key, code), { defaultValue: "" }) || code;
}
