import { getFormProps } from "@conform-to/react";
import { useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { EditBaseline } from "#app/forms/edit-baseline.tsx";
import { FormKey } from "#app/forms/form-key.tsx";
import { Form } from "#app/forms/own-form.tsx";
import type { Refusal } from "#app/forms/submission.ts";
import { useSubmission } from "#app/forms/use-submission.ts";
import { nameOr, withKnown } from "#app/loading/known-row.ts";
import type { OptionalData } from "#app/loading/optional-data.ts";
import { useTranslation } from "#locales/use-translation.ts";
import type { StockItem } from "#model/stock/stock-item.ts";
import type { StockType } from "#model/stock/stock-type.ts";
import type { Unit } from "#model/stock/unit.ts";
import { defaultUnitId, unitIn } from "#model/stock/unit-name.ts";
import { Button } from "#ui/button.tsx";
import { DialogBody, DialogFooter } from "#ui/dialog.tsx";
import { FormErrors, TextField } from "#ui/field.tsx";
import { MissingPart } from "#ui/missing-part.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { itemValues } from "./values.ts";

type Items = typeof import("#model/stock/stock-item.ts")["stockItemInput"];
/** What items of each type are checked with. */
const rules: { [Type in StockType]: () => Promise<Items[StockType]> } = {
  agency: () => import("#model/stock/stock-item.ts").then(({ stockItemInput }) => stockItemInput.agency),
  production: () =>
    import("#model/stock/stock-item.ts").then(({ stockItemInput }) => stockItemInput.production),
};

interface ItemFormProps {
  /** The item to change; none makes a new one. */
  item?: StockItem;
  type: StockType;
  /** Where it is sent, if not where it is. */
  action?: string;
  units: OptionalData<Unit[]>;
  idempotencyKey?: string;
  lastResult: Refusal | undefined;
  /** Buttons left of the main one. */
  children: ReactNode;
}

/** The form of an item in its dialog. Unit and price of a production item are fixed (specification §5). */
export function ItemForm({ item, type, action, units, idempotencyKey, lastResult, children }: ItemFormProps) {
  const { t, language } = useTranslation();
  const navigation = useNavigation();
  const values = item && itemValues(item, language);
  const [form, fields] = useSubmission(rules[type], {
    id: "item",
    lastResult,
    defaultValue: values,
  });
  const offered = withKnown<Pick<Unit, "id" | "short_name" | "short_name_en">>(
    units.data ?? [],
    item?.measure_unit,
  ).map((unit) => unitIn(unit, language));
  const fixed = offered.find(({ id }) => id === defaultUnitId)?.short_name ?? "";
  return (
    <Form
      method="post"
      {...(action && { action })}
      className="contents"
      preventScrollReset
      {...getFormProps(form)}
    >
      <DialogBody>
        {idempotencyKey && <FormKey value={idempotencyKey} />}
        <EditBaseline
          form="item"
          row={item && values && { version: item.version, values }}
          lastResult={lastResult}
        >
          <TextField
            field={fields.name}
            label={t("stock.name")}
            isRequired
            data-autofocus={!item || undefined}
          />
          <TextField field={fields.name_en} label={t("stock.name_en")} />
          <MissingPart problem={units.problem} name={t("stock.unit")} />
          {type === "agency" ? (
            <div className="grid items-start gap-4 sm:grid-cols-2">
              <SelectField
                field={fields.measure_unit_id}
                label={t("stock.unit")}
                options={offered.map(({ id, short_name }) => ({ value: id, label: nameOr(short_name, id) }))}
                none={t("stock.choose_unit")}
                isRequired
              />
              <TextField
                field={fields.price}
                label={t("stock.price")}
                hint={t("stock.price_hint")}
                isRequired
                inputMode="decimal"
                autoComplete="off"
                suffix={t("form.currency")}
              />
            </div>
          ) : (
            <p className="text-xs text-grey-600">{t("stock.fixed", { unit: fixed })}</p>
          )}
          <FormErrors errors={form.errors} fields={form.allErrors} />
        </EditBaseline>
      </DialogBody>
      <DialogFooter>
        {children}
        <Button tone="main" isPending={navigation.state !== "idle" && navigation.formMethod === "POST"}>
          {t(item ? "form.save" : "form.add")}
        </Button>
      </DialogFooter>
    </Form>
  );
}
