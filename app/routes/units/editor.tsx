import { getFormProps } from "@conform-to/react";
import { type FetcherWithComponents, useFetcher, useNavigation } from "@remix-run/react";
import { useId, useState } from "react";
import { EditBaseline, fillingOf } from "#app/forms/edit-baseline.tsx";
import { FormKey } from "#app/forms/form-key.tsx";
import { Form } from "#app/forms/own-form.tsx";
import { RowButtons } from "#app/forms/row-buttons.tsx";
import { useRowForm, useTypedRows } from "#app/forms/rows-in-list.ts";
import type { Refusal } from "#app/forms/submission.ts";
import { useAnswer } from "#app/forms/use-answer.ts";
import { useSubmission } from "#app/forms/use-submission.ts";
import { useTaken } from "#app/forms/use-taken.ts";
import { useTranslation } from "#locales/use-translation.ts";
import type { Unit } from "#model/stock/unit.ts";
import { unitCodes } from "#model/stock/unit-codes.ts";
import { defaultUnitId } from "#model/stock/unit-name.ts";
import { Button } from "#ui/button.tsx";
import { FormErrors, TextField } from "#ui/field.tsx";
import { Sender } from "#ui/sender.tsx";
import type { saveUnit } from "./save.ts";
import { unitValues } from "./values.ts";

const rules = () => import("#model/stock/unit.ts").then(({ unitInput }) => unitInput);

/** The measure units with their UN/ECE codes (domain §4): one is added, and each is changed or deleted in its row. */
export function UnitEditor({ units, idempotencyKey }: { units: readonly Unit[]; idempotencyKey: string }) {
  const { t } = useTranslation();
  const { shown, isGone, note } = useTypedRows(units);
  const codes = useId();
  return (
    <>
      <datalist id={codes}>
        {unitCodes.map(([code, name]) => (
          <option key={code} value={code}>
            {t(`units.codes.${name}`)}
          </option>
        ))}
      </datalist>
      <AddUnit codes={codes} idempotencyKey={idempotencyKey} />
      <ul className="flex flex-col gap-2 border-t border-grey-200 pt-4">
        {shown.map((row) => (
          <UnitRow key={row.id} unit={row} codes={codes} isGone={isGone(row)} note={note} />
        ))}
      </ul>
    </>
  );
}

const columns = "grid items-start gap-2 sm:gap-3 sm:grid-cols-[1fr_1fr_7rem_auto]";

interface AddUnitProps {
  codes: string;
  /** The key of a form that begins. */
  idempotencyKey: string;
}

function AddUnit(props: AddUnitProps) {
  const lastResult = useAnswer<typeof saveUnit>() ?? undefined;
  const own = rowOf(lastResult) === null ? lastResult : undefined;
  const taken = useTaken(own, (sent) => !sent.has("id"));
  return <NewUnit key={taken} own={own} {...props} />;
}

function NewUnit({ codes, idempotencyKey, own }: AddUnitProps & { own: Refusal | undefined }) {
  const { t } = useTranslation();
  const navigation = useNavigation();
  const [form, fields] = useSubmission(rules, { id: "unit", lastResult: own });
  return (
    <Form method="post" preventScrollReset className="flex flex-col gap-2" {...getFormProps(form)}>
      <FormKey value={idempotencyKey} />
      <FormErrors errors={form.errors} />
      <div className={`grid-cols-2 ${columns}`}>
        <TextField field={fields.short_name} label={t("units.name")} isRequired data-autofocus />
        <TextField field={fields.short_name_en} label={t("units.name_en")} />
        <TextField
          field={fields.code}
          label={t("units.code")}
          hint={t("units.code_hint")}
          list={codes}
          isRequired
          spellCheck={false}
        />
        <Button tone="main" className="sm:mt-5" isPending={navigation.state !== "idle"}>
          {t("units.add")}
        </Button>
      </div>
    </Form>
  );
}

interface UnitRowProps {
  unit: Unit;
  codes: string;
  /** A colleague has deleted it: what is typed is there to be read. */
  isGone: boolean;
  note: (unit: Unit, isTyped: boolean) => void;
}

/** The row as it was begun: what a colleague saves meanwhile is met when it is sent. */
function UnitRow({ unit, ...list }: UnitRowProps) {
  const [begun, begin] = useState(unit);
  const fetcher = useFetcher<typeof saveUnit>({ key: `unit ${unit.id} ${begun.version}` });
  const withoutScripts = useAnswer<typeof saveUnit>() ?? undefined;
  const lastResult = fetcher.data ?? (rowOf(withoutScripts) === String(unit.id) ? withoutScripts : undefined);
  return (
    <UnitForm
      key={`${begun.short_name} ${begun.short_name_en} ${begun.code} ${fillingOf(begun, lastResult)}`}
      {...{ unit, begun, begin, fetcher, lastResult, ...list }}
    />
  );
}

interface UnitFormProps extends UnitRowProps {
  begun: Unit;
  begin: (unit: Unit) => void;
  fetcher: FetcherWithComponents<unknown>;
  lastResult: Refusal | undefined;
}

function UnitForm({ unit, begun: row, begin, codes, fetcher, lastResult, isGone, note }: UnitFormProps) {
  const { t } = useTranslation();
  const values = unitValues(row);
  const id = `unit-${row.id}`;
  const [form, fields] = useSubmission(rules, { id, lastResult, defaultValue: values });
  const isIdle = fetcher.state === "idle";
  const { formProps, discard } = useRowForm({ row: unit, begun: row, begin, note, form, isIdle, lastResult });
  const name = row.short_name;
  return (
    <li>
      <fetcher.Form method="post" className="flex flex-col gap-2" {...formProps}>
        <Sender />
        <input type="hidden" name="id" value={row.id} />
        <EditBaseline form={id} row={{ version: row.version, values }} lastResult={lastResult}>
          <FormErrors errors={isGone ? ["conflict.gone"] : form.errors} />
          <div className={`grid-cols-[1fr_1fr_5.5rem_auto] ${columns}`}>
            <TextField field={fields.short_name} aria-label={`${t("units.name")}: ${name}`} />
            <TextField field={fields.short_name_en} aria-label={`${t("units.name_en")}: ${name}`} />
            <TextField
              field={fields.code}
              aria-label={`${t("units.code")}: ${name}`}
              list={codes}
              spellCheck={false}
            />
            <span className="flex items-center">
              <RowButtons
                save={t("units.save", { name })}
                remove={t("units.delete", { name })}
                kept={row.id === defaultUnitId ? t("units.default") : undefined}
                {...{ isGone, isIdle, discard }}
              />
            </span>
          </div>
        </EditBaseline>
      </fetcher.Form>
    </li>
  );
}

/** The row that a refused form belongs to; null for the form that adds. */
function rowOf(refusal: Refusal | undefined): string | null {
  const id = refusal?.initialValue?.id;
  return typeof id === "string" ? id : null;
}
