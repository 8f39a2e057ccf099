import { createInstance } from "i18next";
import { describe, expect, test } from "vitest";
import { builtIn } from "./built-in.ts";
import en from "./en/index.ts";
import lv from "./lv/index.ts";
import { createTexts, type Nested } from "./texts.ts";

const resources: Record<"lv" | "en", Nested> = { lv, en };
const overrides = {
  "clients.title": "Pasūtītāji {{name}} {{count}}",
  "form.characters_one": "{{count}} zīme",
  "nowhere.title": "Nekas",
};
const values = { name: "Anna <b>", title: "", amount: null, date: 0, number: undefined };

/** What the library says of the same words: the judge of ours. */
async function library(language: "lv" | "en", own: Record<string, string>) {
  const instance = createInstance();
  await instance.init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: { translation: resources[language] } },
    interpolation: { escapeValue: false, skipOnVariables: true },
    nsSeparator: false,
    returnNull: false,
  });
  for (const [key, text] of Object.entries(own))
    if (instance.exists(key)) instance.addResource(language, "translation", key, text);
  return instance;
}

const counts = [undefined, ...Array.from({ length: 131 }, (_, count) => count), 1001, 1011, 0.5, 1.1, -1];

describe.each(["lv", "en"] as const)("the words of %s", (language) => {
  test.each([[{}], [overrides]])(
    "are those that the library finds, of %o",
    async (own: Record<string, string>) => {
      const judge = await library(language, own);
      const { t } = createTexts(language, structuredClone(resources[language]), own);
      const keys = new Set(
        [...builtIn[language].keys()].flatMap((key) => [key, key.replace(/_(zero|one|other)$/, "")]),
      );
      const said = (
        find: (key: string, values: Record<string, unknown> & { defaultValue: string }) => string,
      ) =>
        [...keys].flatMap((key) =>
          (/_(zero|one|other)$/.test(key) || builtIn[language].has(key) ? [undefined, 2] : counts).map(
            (count) =>
              `${key} ${count}: ${find(key, { ...values, ...(count !== undefined && { count }), defaultValue: "Nav" })}`,
          ),
        );
      expect(keys.size).toBeGreaterThan(1000);
      expect(said(t)).toEqual(said((key, given) => judge.t(key, given)));
    },
  );

  test("of what is no text are those that were given for it, or its key", () => {
    const { t } = createTexts(language, resources[language]);
    expect(t("clients", { defaultValue: "{{name}}!", name: "Anna" })).toBe("Anna!");
    expect(t("clients.title.more", { defaultValue: "clients.title.more" })).toBe("clients.title.more");
    expect(t("clients", { defaultValue: "{{one}} {{two}}", one: "{{two}}", two: "$&" })).toBe("{{two}} $&");
    expect(t("constructor", { defaultValue: "" })).toBe("");
  });
});
