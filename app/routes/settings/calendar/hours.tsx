import { getFormProps } from "@conform-to/react";
import { z } from "zod";
import { EditBaseline } from "#app/forms/edit-baseline.tsx";
import { editedForm } from "#app/forms/edited.ts";
import { Form } from "#app/forms/own-form.tsx";
import type { Refusal } from "#app/forms/submission.ts";
import { useSubmission } from "#app/forms/use-submission.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { wholeNumber } from "#model/answer/fields.ts";
import { type Config, config } from "#model/branding/config.ts";
import { dayEnd } from "#model/calendar/rules.ts";
import { Button } from "#ui/button.tsx";
import { FormErrors } from "#ui/field.tsx";
import { SelectField } from "#ui/select-field.tsx";

const hour = wholeNumber({ min: 0, max: 24, range: "errors.choice" });

/** The hours of the calendar's day as they are chosen. */
const enteredHours = z
  .object({ intent: z.literal("hours"), start: hour, end: hour })
  .refine(({ start, end }) => start < end, { path: ["end"], error: "day_settings.day_order" });

const rules = async () => enteredHours;

/** The form of the hours. They are part of the configuration, of which a colleague may change something else. */
export const editedHours = editedForm(
  {
    row: config,
    input: enteredHours,
    valuesOf: ({ module_config: { calendar } }) => ({
      intent: "hours",
      start: String(calendar.timeframe[0]),
      end: String(dayEnd(calendar.timeframe)),
    }),
  },
  {
    texts: "day_settings",
    names: { intent: "day_settings.hours" },
    together: [["start", "end"]],
  },
);

const hours = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => ({
    value: first + index,
    label: `${first + index}:00`,
  }));

interface HoursProps {
  settings: Config;
  lastResult: Refusal | undefined;
}

/** From when to when a day can be planned (specification §9: timeframe). */
export function Hours({ settings, lastResult }: HoursProps) {
  const { t, language } = useTranslation();
  const id = "hours";
  const values = editedHours.valuesOf(settings, language);
  const [form, fields] = useSubmission(rules, { id, lastResult, defaultValue: values });
  return (
    <Form method="post" preventScrollReset aria-label={t("day_settings.hours")} {...getFormProps(form)}>
      <h2 className="text-base font-semibold text-heading">{t("day_settings.hours")}</h2>
      <p className="mt-1 text-xs text-grey-600">{t("day_settings.hours_hint")}</p>
      <FormErrors errors={form.errors} />
      <input type="hidden" name="intent" value="hours" />
      <EditBaseline form={id} row={{ version: settings.version, values }} lastResult={lastResult}>
        <div className="mt-3 grid max-w-md grid-cols-[1fr_1fr_auto] items-start gap-3">
          <SelectField field={fields.start} label={t("day_settings.start")} options={hours(0, 23)} />
          <SelectField field={fields.end} label={t("day_settings.end")} options={hours(1, 24)} />
          <Button className="mt-5">{t("form.save")}</Button>
        </div>
      </EditBaseline>
    </Form>
  );
}
