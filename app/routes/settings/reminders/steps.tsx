import type { FieldMetadata, FormMetadata } from "@conform-to/react";
import { z } from "zod";
import { useTranslation } from "#locales/use-translation.ts";
import { mostSteps, type ReminderPlan } from "#model/invoice/reminder-plan.ts";
import { kindOfStep } from "#model/invoice/reminder-rule.ts";
import { TextField } from "#ui/field.tsx";
import { RowsField } from "#ui/rows-field.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { useStepName } from "../../reminders/step-name.ts";
import { daysOf, type enteredPlan, sides } from "./entered.ts";
import { StepTexts } from "./texts.tsx";

type Entered = z.input<typeof enteredPlan>;

interface StepsProps {
  form: FormMetadata<Entered>;
  list: FieldMetadata<Entered["steps"]>;
  builtIn: ReminderPlan["built_in"];
}

/** The steps of the plan. */
export function Steps({ form, list, builtIn }: StepsProps) {
  const { t } = useTranslation();
  const nameOf = useStepName();
  const all = typedSteps
    .parse(list.value)
    .map(daysOf)
    .filter((days) => !Number.isNaN(days));
  return (
    <RowsField
      id="steps"
      form={form}
      list={list}
      words={{
        title: t("reminders.steps"),
        hint: t("reminders.steps_hint"),
        none: t("reminders.no_steps"),
        row: (place) => t("reminders.step", { place }),
        remove: (place) => t("reminders.remove_step", { place }),
        add: t("reminders.add_step"),
      }}
      rowClass="card"
      fieldsClass="flex flex-col gap-3"
      most={mostSteps}
      begins={{ when: "after" }}
      show={(json) =>
        typedSteps
          .parse(JSON.parse(json || "[]"))
          .map((step) => nameOf(daysOf(step)))
          .join("\n")
      }
    >
      {(row, remove) => {
        // Read by their names: the library makes fields as they are asked for.
        const { count, when, subject_lv, text_lv, subject_en, text_en } = row.getFieldset();
        const days = daysOf({ count: count.value ?? "", when: when.value });
        return (
          <>
            <div className="grid grid-cols-[5rem_1fr_auto] items-start gap-2 sm:grid-cols-[6rem_14rem_1fr_auto]">
              <TextField field={count} label={t("reminders.count")} inputMode="numeric" isRequired />
              <SelectField
                field={when}
                label={t("reminders.when")}
                options={sides.map((value) => ({ value, label: t(`reminders.${value}`) }))}
              />
              <span className="hidden sm:block" />
              {remove}
            </div>
            <StepTexts
              fields={{ subject_lv, text_lv, subject_en, text_en }}
              kind={kindOfStep(Number.isNaN(days) ? 1 : days, all)}
              days={days}
              builtIn={builtIn}
            />
          </>
        );
      }}
    </RowsField>
  );
}

const typedSteps = z
  .array(
    z
      .object({ count: z.string().default(""), when: z.string().default("after") })
      .catch({ count: "", when: "after" }),
  )
  .catch([]);
