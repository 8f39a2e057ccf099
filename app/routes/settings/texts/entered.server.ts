import { z } from "zod";
import { builtIn, mayStandFor } from "#locales/built-in.ts";
import { done, one } from "#model/answer/answer.ts";
import { ApiError, isApiError } from "#model/answer/api-error.ts";
import { language } from "#model/answer/fields.ts";
import { config, overridesFor } from "#model/branding/config.ts";
import type { Api } from "#model/page/context.ts";
import type { Language } from "#model/text/language.ts";
import { isPlain, isSeen } from "#model/text/plain-line.ts";

/** An empty field is absent; browsers end lines in their own way. */
const line = z
  .string()
  .optional()
  .transform((text) => (text ?? "").replace(/\r\n?/g, "\n"));

const row = z.object({
  key: line,
  /** What stood in the field when the page was made. */
  was: line,
  text: line
    .transform((text) => text.trim())
    .refine((text) => text.length <= 2000, "errors.too_long")
    .refine(isPlain, "errors.characters")
    .refine((text) => text === "" || isSeen(text), "errors.text_unseen"),
});

/** The texts of a page as they were typed, and the one whose own wording is given up, where its button was pressed. */
export const enteredTexts = z
  .object({
    language,
    rows: z.array(row).max(100, "errors.too_many").default([]),
    reset: z.string().optional(),
  })
  .transform(({ language, rows, reset }) => ({
    language,
    // Nothing typed is nothing of one's own.
    rows: rows.map((typed) => ({
      ...typed,
      isReset: typed.key === reset,
      text: typed.key === reset || typed.text === "" ? builtInText(language, typed.key) : typed.text,
    })),
  }))
  .superRefine(({ language, rows }, context) => {
    for (const [place, { key, text }] of rows.entries())
      if (!mayStandFor(language, key, text))
        context.addIssue({ code: "custom", path: ["rows", place, "text"], message: "texts.gaps_kept" });
  });

type Row = z.output<typeof enteredTexts>["rows"][number];

const builtInText = (language: Language, key: string) => builtIn[language].get(key) ?? "";

/** Times that a change is tried again, where colleagues change other settings at the same moment. */
const attempts = 5;

/**
 * Saves what was changed on a page beside all other own texts of the language. A text that a colleague has reworded
 * meanwhile is refused with how it stands now; other changes of the configuration are no matter of this page.
 */
export async function saveTexts(
  api: Api,
  entered: z.output<typeof enteredTexts>,
  attempt = 1,
): Promise<void> {
  const { data } = await api.get("/system-config", one(config));
  const own = overridesFor(data, entered.language);
  const now = ({ key }: Row) => own[key] ?? builtInText(entered.language, key);
  const changed = entered.rows.filter((typed) => typed.text !== typed.was && typed.text !== now(typed));
  refuseOvertaken(entered.rows, changed, now);
  const { id } = data.languages.find(({ code }) => code === entered.language) ?? {};
  if (changed.length === 0 || id === undefined) return;
  const next = { ...own, ...Object.fromEntries(changed.map(({ key, text }) => [key, text])) };
  const translations = Object.fromEntries(
    Object.entries(next).filter(([key, text]) => text !== builtIn[entered.language].get(key)),
  );
  try {
    const body = { translations };
    await api.send("PATCH", `/languages/${id}`, done, { body, version: data.version });
  } catch (error) {
    if (!isApiError(error) || error.status !== 412 || attempt >= attempts) throw error;
    await saveTexts(api, entered, attempt + 1);
  }
}

function refuseOvertaken(rows: Row[], changed: Row[], now: (row: Row) => string): void {
  // A text that is given up is given up in any wording.
  const overtaken = changed.filter((typed) => !typed.isReset && now(typed) !== typed.was);
  if (overtaken.length === 0) return;
  const errors = overtaken.map((typed) => [`rows.${rows.indexOf(typed)}.text`, ["texts.overtaken"]]);
  throw new ApiError(412, "errors.changed_meanwhile", {
    errors: Object.fromEntries(errors),
    current: Object.fromEntries(overtaken.map((typed) => [typed.key, now(typed)])),
  });
}

/** Gives up all own texts of a language. */
export async function resetLanguage(api: Api, code: Language): Promise<void> {
  const { data } = await api.get("/system-config", one(config));
  const { id } = data.languages.find((row) => row.code === code) ?? {};
  if (id === undefined) return;
  await api.send("PATCH", `/languages/${id}`, done, {
    body: { translations: {} },
    version: data.version,
  });
}
