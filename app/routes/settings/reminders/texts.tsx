import type { FieldMetadata } from "@conform-to/react";
import { useState } from "react";
import { useTranslation } from "#locales/use-translation.ts";
import { showDate, today } from "#model/date/dates.ts";
import { addDays } from "#model/date/week.ts";
import type { ReminderPlan } from "#model/invoice/reminder-plan.ts";
import type { ReminderKind } from "#model/invoice/reminder-rule.ts";
import { fillGaps, reminderGaps } from "#model/invoice/reminder-text.ts";
import { showMoney } from "#model/money/show-money.ts";
import type { Language } from "#model/text/language.ts";
import { TextField } from "#ui/field.tsx";
import { TextAreaField } from "#ui/text-area-field.tsx";

type BuiltIn = ReminderPlan["built_in"];
type TextsOf<Value> = Record<`${"subject" | "text"}_${Language}`, Value>;

interface StepTextsProps {
  fields: TextsOf<FieldMetadata<unknown>>;
  /** The built-in text that stands in for an empty one. */
  kind: ReminderKind;
  days: number;
  builtIn: BuiltIn;
}

const languages = ["lv", "en"] as const;

/** The words of a step in both languages, and what a client would get. Empty ones show the built-in words that stand in. */
export function StepTexts({ fields, kind, days, builtIn }: StepTextsProps) {
  const { t } = useTranslation();
  const isOwn = Object.values(fields).some(({ value }) => value);
  const isWrong = Object.values(fields).some(({ errors }) => errors);
  // Where something is wrong it opens. It does not shut while that is put right: who types in it would lose their place.
  const [isOpen, open] = useState(isWrong);
  const [wasWrong, note] = useState(isWrong);
  if (isWrong !== wasWrong) {
    note(isWrong);
    if (isWrong) open(true);
  }
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => open(currentTarget.open)}>
      <summary className="cursor-pointer">
        {`${t("reminders.texts")}: `}
        <span className="text-grey-600">{t(isOwn ? "reminders.own_text" : `reminders.kinds.${kind}`)}</span>
      </summary>
      <div className="flex flex-col gap-4 pt-3">
        <Gaps />
        {languages.map((language) => {
          const words = builtIn[language].texts.find((one) => one.kind === kind);
          const [subject, text] = [fields[`subject_${language}`], fields[`text_${language}`]];
          return (
            <div key={language} className="grid items-start gap-4 sm:grid-cols-2">
              <div className="flex flex-col gap-3">
                <TextField
                  field={subject}
                  label={t(`reminders.subject_${language}`)}
                  placeholder={words?.subject}
                />
                <TextAreaField
                  field={text}
                  label={t(`reminders.text_${language}`)}
                  rows={8}
                  placeholder={words?.text}
                  maxLength={10_000}
                />
              </div>
              <Preview
                label={t(`reminders.preview_${language}`)}
                language={language}
                days={days}
                builtIn={builtIn[language]}
                subject={String(subject.value || words?.subject || "")}
                text={String(text.value || words?.text || "")}
              />
            </div>
          );
        })}
      </div>
    </details>
  );
}

/** What can be filled in. */
function Gaps() {
  const { t } = useTranslation();
  return (
    <div className="text-xs text-grey-600">
      <p>{t("reminders.texts_hint")}</p>
      <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
        {reminderGaps.map((name) => (
          <li key={name}>
            <code className="text-body">{`{{${name}}}`}</code> {t(`reminders.gaps.${name}`)}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface PreviewProps {
  label: string;
  language: Language;
  days: number;
  /** What an invoice is called, and a number of days in words. */
  builtIn: BuiltIn["lv"];
  subject: string;
  text: string;
}

/** A mail with made-up values, as it comes. */
function Preview({ label, language, days, builtIn, subject, text }: PreviewProps) {
  const values = useSample(language, { days: Number.isNaN(days) ? 0 : days, builtIn });
  return (
    <figure className="flex min-w-0 flex-col gap-1">
      <figcaption className="text-xs font-medium text-grey-700">{label}</figcaption>
      <div lang={language} className="rounded-control bg-grey-100 p-3 text-xs break-words">
        <p className="font-medium">{fillGaps(subject, values)}</p>
        <p className="mt-2 whitespace-pre-wrap">{fillGaps(text, values)}</p>
      </div>
    </figure>
  );
}

const plural = { lv: new Intl.PluralRules("lv"), en: new Intl.PluralRules("en") };

function useSample(
  language: Language,
  { days, builtIn: { document, days: forms } }: { days: number; builtIn: BuiltIn["lv"] },
): Record<string, string> {
  const { t } = useTranslation();
  const count = Math.abs(days);
  const form = plural[language].select(count);
  return {
    document,
    number: "R-2026-0042",
    total: showMoney(121_000, language),
    open: showMoney(121_000, language),
    due_date: showDate(addDays(today(), -days)),
    days: fillGaps(form === "one" || form === "zero" ? forms[form] : forms.other, { count: String(count) }),
    accounts: "LV80BANK0000435195001",
    reference: "RF15R20260042",
    project: t("reminders.sample.project"),
    seller: t("reminders.sample.seller"),
    name: t("reminders.sample.name"),
  };
}
