import { type DefaultValue, getFormProps } from "@conform-to/react";
import { useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import type { z } from "zod";
import { EditBaseline } from "#app/forms/edit-baseline.tsx";
import { FormKey } from "#app/forms/form-key.tsx";
import { Form } from "#app/forms/own-form.tsx";
import type { Refusal } from "#app/forms/submission.ts";
import { useSubmission } from "#app/forms/use-submission.ts";
import { useTranslation } from "#locales/use-translation.ts";
import type { CalendarData, Place } from "#model/calendar/entry.ts";
import { dayEnd, type Timeframe } from "#model/calendar/rules.ts";
import { readDate } from "#model/date/dates.ts";
import { Button } from "#ui/button.tsx";
import { DateField } from "#ui/date-field.tsx";
import { DialogBody, DialogFooter } from "#ui/dialog.tsx";
import { type Control, FormErrors, TextField } from "#ui/field.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TextAreaField } from "#ui/text-area-field.tsx";
import type { editedEntry } from "./edited.ts";
import type { entryForm } from "./entry-input.ts";
import { Holder, holderIn } from "./holder.tsx";
import { Stepper } from "./stepper.tsx";

const rules = () => import("./entry-input.ts").then(({ entryForm }) => entryForm);

interface EntryFormProps {
  choices: Pick<CalendarData, "employees" | "work_types">;
  timeframe: Timeframe;
  defaultValue: DefaultValue<z.input<typeof entryForm>>;
  lastResult: Refusal | undefined;
  idempotencyKey?: string;
  /** The entry that is changed; none where one is being made. */
  entry?: { version: number; values: ReturnType<typeof editedEntry.valuesOf> };
  /** It is shown only; nothing of it can be changed. */
  isReadOnly: boolean;
  /** A colleague has deleted it: what is typed is there to be read. */
  isGone?: boolean;
  /** An entry of additional work has a commentary where others have a description (specification 2.6). */
  isAdditional: boolean;
  /** Past weeks may be changed in this tab. */
  isPastOpen: boolean;
  /** Hours that the entry can have at a place (specification §9). */
  roomAt: (place: Place) => number;
  /** The field that says what is planned, where that can be chosen. */
  what?: ReactNode;
  /** Whether where it is stands folded away: moving is done on the sheet. */
  isPlaceFolded: boolean;
  /** Buttons left of the main one. */
  children: ReactNode;
}

/** The form of an entry: how long, what kind of work, what about it; and where it is, for anyone who does not drag. */
export function EntryForm(props: EntryFormProps) {
  const {
    choices,
    timeframe,
    defaultValue,
    lastResult,
    isReadOnly,
    isGone,
    isAdditional,
    isPlaceFolded,
    what,
  } = props;
  const { t } = useTranslation();
  const navigation = useNavigation();
  const [form, fields] = useSubmission(rules, { id: "entry", lastResult, defaultValue });
  const ofForm = isGone ? ["conflict.gone"] : form.errors;
  const hours = hoursOf(timeframe);
  const room = props.roomAt({
    user_id: Number(fields.user_id.value),
    date: readDate(fields.date.value ?? "") ?? "",
    start_time_id: Number(fields.start_time_id.value),
    duration: 1,
  });
  const place = (
    <PlaceFields
      employees={choices.employees.filter(
        ({ id, is_active }) => is_active || String(id) === props.entry?.values.user_id,
      )}
      hours={hours}
      employee={fields.user_id}
      date={fields.date}
      start={fields.start_time_id}
    />
  );
  return (
    <Form method="post" className="contents" preventScrollReset {...getFormProps(form)}>
      <DialogBody>
        <fieldset disabled={isReadOnly} className="flex min-w-0 flex-col gap-4">
          {props.idempotencyKey && <FormKey value={props.idempotencyKey} />}
          {isAdditional && <input type="hidden" name="additional" value="yes" />}
          {props.isPastOpen && <input type="hidden" name="past" value="open" />}
          <EditBaseline form="entry" row={props.entry} lastResult={lastResult}>
            <Holder lastResult={lastResult} />
            {what}
            <Stepper field={fields.duration} label={t("calendar.duration")} max={hours.length} room={room} />
            <SelectField
              field={fields.work_type_id}
              label={t("calendar.work_type")}
              options={choices.work_types.map(({ id, name }) => ({ value: id, label: name }))}
              none={t("calendar.no_work_type")}
            />
            <TextAreaField
              field={fields.description}
              label={t(isAdditional ? "calendar.commentary" : "calendar.description")}
            />
            <TextField field={fields.link} label={t("calendar.link")} type="url" inputMode="url" />
            {!isPlaceFolded && place}
            {isPlaceFolded && !isReadOnly && (
              <details open={lastResult !== undefined}>
                <summary className="mb-3 w-fit text-primary-ink">{t("calendar.move_by_form")}</summary>
                {place}
              </details>
            )}
            <FormErrors errors={holderIn(lastResult) ? [] : ofForm} fields={form.allErrors} />
          </EditBaseline>
        </fieldset>
      </DialogBody>
      <DialogFooter>
        {props.children}
        {!isReadOnly && !isGone && (
          <Button tone="main" isPending={navigation.state !== "idle" && navigation.formMethod === "POST"}>
            {t(props.entry ? "form.save" : "form.add")}
          </Button>
        )}
      </DialogFooter>
    </Form>
  );
}

/** The hours at which an entry can begin. */
function hoursOf(timeframe: Timeframe): number[] {
  const [start] = timeframe;
  return Array.from({ length: dayEnd(timeframe) - start }, (_, slot) => start + slot);
}

interface PlaceFieldsProps {
  employees: CalendarData["employees"];
  hours: readonly number[];
  employee: Control;
  date: Control;
  start: Control;
}

/** Where an entry is on the sheet: whose, on which day and from when. */
function PlaceFields({ employees, hours, employee, date, start }: PlaceFieldsProps) {
  const { t } = useTranslation();
  return (
    <div className="grid gap-4 sm:grid-cols-[2fr_1.5fr_1fr]">
      <SelectField
        field={employee}
        label={t("calendar.employee")}
        isRequired
        options={employees.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <DateField field={date} label={t("calendar.date")} isRequired />
      <SelectField
        field={start}
        label={t("calendar.start")}
        isRequired
        options={hours.map((hour) => ({ value: hour, label: `${hour}:00` }))}
      />
    </div>
  );
}
