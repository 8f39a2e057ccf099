import type { FieldMetadata, FormMetadata } from "@conform-to/react";
import { Plus, Trash2 } from "lucide-react";
import { useContext, useRef } from "react";
import { z } from "zod";
import { useTranslation } from "#locales/use-translation.ts";
import { mostSteps, type ReminderPlan } from "#model/invoice/reminder-plan.ts";
import { kindOfStep } from "#model/invoice/reminder-rule.ts";
import { Button, IconButton } from "#ui/button.tsx";
import { ContestedSlot } from "#ui/contested-slot.ts";
import { FormErrors, TextField } from "#ui/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { useFocusFollowing } from "#ui/use-focus-following.ts";
import { useStepName } from "../../reminders/step-name.ts";
import { daysOf, type enteredPlan, sides } from "./entered.ts";
import { StepTexts } from "./texts.tsx";

type Entered = z.input<typeof enteredPlan>;

interface StepsProps {
  form: FormMetadata<Entered>;
  list: FieldMetadata<Entered["steps"]>;
  builtIn: ReminderPlan["built_in"];
}

/** The steps of the plan. Rows come and go without scripts too: the form is sent and comes back with them. */
export function Steps({ form, list, builtIn }: StepsProps) {
  const { t } = useTranslation();
  const rows = list.getFieldList();
  const Contested = useContext(ContestedSlot);
  const frame = useRef<HTMLFieldSetElement>(null);
  const nameOf = useStepName();
  useFocusFollowing(frame, rows.length);
  const all = typedSteps
    .parse(list.value)
    .map(daysOf)
    .filter((days) => !Number.isNaN(days));
  return (
    <fieldset id="steps" ref={frame} className="min-w-0">
      <legend className="text-base font-semibold text-heading">{t("reminders.steps")}</legend>
      <p className="mt-1 text-xs text-grey-600">{t("reminders.steps_hint")}</p>
      <FormErrors errors={list.errors} />
      {rows.length === 0 && <p className="mt-3 text-grey-600">{t("reminders.no_steps")}</p>}
      <ol className="mt-3 flex flex-col gap-3">
        {rows.map((row, index) => {
          // Read by their names: the library makes fields as they are asked for.
          const { count, when, subject_lv, text_lv, subject_en, text_en } = row.getFieldset();
          const place = index + 1;
          const days = daysOf({ count: count.value ?? "", when: when.value });
          return (
            <li key={row.key} className="card">
              <fieldset className="flex min-w-0 flex-col gap-3">
                <legend className="sr-only">{t("reminders.step", { place })}</legend>
                <div className="grid grid-cols-[5rem_1fr_auto] items-start gap-2 sm:grid-cols-[6rem_14rem_1fr_auto]">
                  <TextField field={count} label={t("reminders.count")} inputMode="numeric" isRequired />
                  <SelectField
                    field={when}
                    label={t("reminders.when")}
                    options={sides.map((value) => ({ value, label: t(`reminders.${value}`) }))}
                  />
                  <span className="hidden sm:block" />
                  <IconButton
                    {...form.remove.getButtonProps({ name: list.name, index })}
                    formAction="#steps"
                    label={t("reminders.remove_step", { place })}
                    icon={<Icon of={Trash2} />}
                    className="mt-5"
                  />
                </div>
                <StepTexts
                  fields={{ subject_lv, text_lv, subject_en, text_en }}
                  kind={kindOfStep(Number.isNaN(days) ? 1 : days, all)}
                  days={days}
                  builtIn={builtIn}
                />
              </fieldset>
            </li>
          );
        })}
      </ol>
      {Contested && (
        <Contested
          id={list.id}
          show={(json) =>
            typedSteps
              .parse(JSON.parse(json || "[]"))
              .map((step) => nameOf(daysOf(step)))
              .join("\n")
          }
        />
      )}
      {rows.length < mostSteps && (
        <Button
          {...form.insert.getButtonProps({ name: list.name, defaultValue: { when: "after" } })}
          formAction="#steps"
          data-add
          icon={<Icon of={Plus} />}
          className="mt-4"
        >
          {t("reminders.add_step")}
        </Button>
      )}
    </fieldset>
  );
}

const typedSteps = z
  .array(
    z
      .object({ count: z.string().default(""), when: z.string().default("after") })
      .catch({ count: "", when: "after" }),
  )
  .catch([]);
