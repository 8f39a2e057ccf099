import { getFormProps } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { dayEnd, type Timeframe } from "~/model/calendar-rules";
import type { Refusal } from "~/submission";
import { Button } from "~/ui/button";
import { FormErrors, SelectField } from "~/ui/field";
import { useSubmission } from "~/use-submission";

const hour = z.coerce.number({ error: "errors.number" }).int("errors.number").min(0).max(24);

/** The hours of the calendar's day as they are chosen. */
export const enteredHours = z
  .object({ intent: z.literal("hours"), start: hour, end: hour })
  .refine(({ start, end }) => start < end, { path: ["end"], error: "errors.day_order" });

const hours = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => ({
    value: first + index,
    label: `${first + index}:00`,
  }));

interface HoursProps {
  timeframe: Timeframe;
  lastResult: Refusal | undefined;
}

/** From when to when a day can be planned (specification §9: timeframe). */
export function Hours({ timeframe, lastResult }: HoursProps) {
  const { t } = useTranslation();
  const [form, fields] = useSubmission(enteredHours, {
    id: "hours",
    lastResult,
    defaultValue: { intent: "hours", start: String(timeframe[0]), end: String(dayEnd(timeframe)) },
  });
  return (
    <Form method="post" preventScrollReset aria-label={t("day_settings.hours")} {...getFormProps(form)}>
      <h2 className="text-base font-semibold text-heading">{t("day_settings.hours")}</h2>
      <p className="mt-1 text-xs text-grey-600">{t("day_settings.hours_hint")}</p>
      <FormErrors errors={form.errors} />
      <input type="hidden" name="intent" value="hours" />
      <div className="mt-3 grid max-w-md grid-cols-[1fr_1fr_auto] items-start gap-3">
        <SelectField field={fields.start} label={t("day_settings.start")} options={hours(0, 23)} />
        <SelectField field={fields.end} label={t("day_settings.end")} options={hours(1, 24)} />
        <Button className="mt-5">{t("form.save")}</Button>
      </div>
    </Form>
  );
}
