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
import type { Product } from "#model/stock/product.ts";
import type { Unit } from "#model/stock/unit.ts";
import { unitIn } from "#model/stock/unit-name.ts";
import { Button } from "#ui/button.tsx";
import { DialogBody, DialogFooter } from "#ui/dialog.tsx";
import { FormErrors, TextField } from "#ui/field.tsx";
import { MissingPart } from "#ui/missing-part.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { productValues } from "./values.ts";

const rules = () => import("#model/stock/product.ts").then(({ productInput }) => productInput);

interface ProductFormProps {
  /** The product to change; none makes a new one. */
  product?: Product;
  units: OptionalData<Unit[]>;
  idempotencyKey?: string;
  lastResult: Refusal | undefined;
  /** What stands below the fields: the images. */
  images: ReactNode;
  /** Buttons left of the main one. */
  children: ReactNode;
}

const described = ["name", "color", "size", "material"] as const;

/** The form of a product in its dialog, with its words in both languages side by side (specification §3). */
export function ProductForm({
  product,
  units,
  idempotencyKey,
  lastResult,
  images,
  children,
}: ProductFormProps) {
  const { t, language } = useTranslation();
  const navigation = useNavigation();
  const values = product && productValues(product);
  const [form, fields] = useSubmission(rules, {
    id: "product",
    lastResult,
    defaultValue: values,
  });
  const offered = withKnown<Pick<Unit, "id" | "short_name" | "short_name_en">>(
    units.data ?? [],
    product?.measure_unit,
  ).map((unit) => unitIn(unit, language));
  return (
    <Form method="post" className="contents" preventScrollReset {...getFormProps(form)}>
      <DialogBody>
        {idempotencyKey && <FormKey value={idempotencyKey} />}
        <EditBaseline
          form="product"
          row={product && values && { version: product.version, values }}
          lastResult={lastResult}
        >
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <TextField
              field={fields.code}
              label={t("products.code")}
              isRequired
              spellCheck={false}
              data-autofocus={!product || undefined}
            />
            <TextField field={fields.catalogue} label={t("products.catalogue")} />
            {described.map((name) => {
              const { lv, en } = fields[name].getFieldset();
              return (
                <div key={name} className="contents">
                  <TextField
                    field={lv}
                    label={t("products.words_lv", { name: t(`products.${name}`) })}
                    isRequired={name === "name"}
                  />
                  <TextField
                    field={en}
                    lang="en"
                    label={t("products.words_en", { name: t(`products.${name}`) })}
                  />
                </div>
              );
            })}
            <MissingPart problem={units.problem} name={t("products.unit")} className="sm:col-span-2" />
            <SelectField
              field={fields.default_measure_unit_id}
              label={t("products.unit")}
              options={offered.map(({ id, short_name }) => ({ value: id, label: nameOr(short_name, id) }))}
              none={t("stock.choose_unit")}
              isRequired
            />
          </div>
        </EditBaseline>
        {images}
        <FormErrors errors={form.errors} fields={form.allErrors} />
      </DialogBody>
      <DialogFooter>
        {children}
        <Button tone="main" isPending={navigation.state !== "idle" && navigation.formMethod === "POST"}>
          {t(product ? "form.save" : "form.add")}
        </Button>
      </DialogFooter>
    </Form>
  );
}
