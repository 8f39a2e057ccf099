import { getFormProps } from "@conform-to/react";
import { ChevronLeft, ChevronRight, RotateCcw, X } from "lucide-react";
import { z } from "zod";
import { FormKey } from "#app/forms/form-key.tsx";
import { Form } from "#app/forms/own-form.tsx";
import type { Refusal } from "#app/forms/submission.ts";
import { useSubmission } from "#app/forms/use-submission.ts";
import { useTaken } from "#app/forms/use-taken.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { type Holiday, holidayInput } from "#model/calendar/holiday.ts";
import { showDate } from "#model/date/dates.ts";
import { weekday } from "#model/date/week.ts";
import { Button, IconButton, IconLink } from "#ui/button.tsx";
import { DateField } from "#ui/date-field.tsx";
import { FormErrors, TextField } from "#ui/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";

/** A day off of one's own as it is entered. */
export const enteredHoliday = holidayInput.extend({ intent: z.literal("add") });

const rules = async () => enteredHoliday;

interface HolidaysProps {
  holidays: Holiday[];
  year: number;
  /** The key of a form that begins. */
  idempotencyKey: string;
  lastResult: Refusal | undefined;
}

/** The days off of a year: the public ones and the installation's own (domain §5). */
export function Holidays({ holidays, year, idempotencyKey, lastResult }: HolidaysProps) {
  const { t } = useTranslation();
  const taken = useTaken(lastResult, (sent) => sent.get("intent") === "add");
  return (
    <section aria-labelledby="holidays">
      <div className="flex items-center gap-2">
        <h2 id="holidays" className="text-base font-semibold text-heading">
          {t("day_settings.holidays")}
        </h2>
        <nav aria-label={t("day_settings.year")} className="ml-auto flex items-center">
          <IconLink
            to={`?year=${year - 1}`}
            preventScrollReset
            label={String(year - 1)}
            icon={<Icon of={ChevronLeft} />}
          />
          <Link
            to={`?year=${year}`}
            preventScrollReset
            aria-current="page"
            className="numeric px-1 font-medium"
          >
            {year}
          </Link>
          <IconLink
            to={`?year=${year + 1}`}
            preventScrollReset
            label={String(year + 1)}
            icon={<Icon of={ChevronRight} />}
          />
        </nav>
      </div>
      <p className="mt-1 text-xs text-grey-600">{t("day_settings.holidays_hint")}</p>
      <AddHoliday key={taken} idempotencyKey={idempotencyKey} lastResult={lastResult} />
      <ul aria-labelledby="holidays" className="mt-4 border-t border-grey-200">
        {holidays.map((day) => (
          <HolidayRow key={day.date} holiday={day} />
        ))}
      </ul>
    </section>
  );
}

type AddHolidayProps = Pick<HolidaysProps, "idempotencyKey" | "lastResult">;

function AddHoliday({ idempotencyKey, lastResult }: AddHolidayProps) {
  const { t } = useTranslation();
  const [form, fields] = useSubmission(rules, {
    id: "holiday",
    lastResult,
    defaultValue: { intent: "add" },
  });
  return (
    <Form method="post" preventScrollReset className="mt-3 flex flex-col gap-2" {...getFormProps(form)}>
      <FormKey value={idempotencyKey} />
      <FormErrors errors={form.errors} />
      <input type="hidden" name="intent" value="add" />
      <div className="grid grid-cols-[1fr_auto] items-start gap-3 sm:grid-cols-[11rem_1fr_auto]">
        <DateField
          field={fields.date}
          label={t("day_settings.date")}
          isRequired
          className="max-sm:col-span-2"
        />
        <TextField field={fields.name} label={t("day_settings.name")} isRequired />
        <Button className="mt-5">{t("form.add")}</Button>
      </div>
    </Form>
  );
}

const dayNames = ["0", "1", "2", "3", "4", "5", "6"] as const;

function HolidayRow({ holiday: { date, name, is_own, is_removed } }: { holiday: Holiday }) {
  const { t } = useTranslation();
  const values = { name, date: showDate(date) };
  const [intent, Act] = is_removed ? (["restore", RotateCcw] as const) : (["remove", X] as const);
  return (
    <li className="flex min-h-11 items-center gap-3 border-b border-hairline py-1">
      <span className="numeric w-24 shrink-0">{values.date}</span>
      <span className="w-8 shrink-0 text-xs text-grey-600">
        {t(`day_settings.days.${dayNames[weekday(date)] ?? "0"}`)}
      </span>
      <span className={`min-w-0 grow break-words ${is_removed ? "text-grey-600 line-through" : ""}`}>
        {name}
      </span>
      {is_own && <span className="text-xs text-grey-600">{t("day_settings.own")}</span>}
      {is_removed && <span className="text-xs text-grey-600">{t("day_settings.worked")}</span>}
      <Form method="post" preventScrollReset>
        <input type="hidden" name="date" value={date} />
        <IconButton
          name="intent"
          value={intent}
          label={t(`day_settings.${intent}`, values)}
          icon={<Icon of={Act} />}
        />
      </Form>
    </li>
  );
}
