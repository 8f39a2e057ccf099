import type { FieldMetadata } from "@conform-to/react";
import type { Refusal } from "#app/forms/submission.ts";
import { chosenBefore } from "#app/forms/typed-choice.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { ComboBox } from "#ui/combo-box.tsx";
import { DateField } from "#ui/date-field.tsx";

type Named = { id: number; name: string } | null;

interface HeadFieldsProps {
  fields: Record<"supplier_id" | "project_id" | "wanted_on", FieldMetadata<unknown>>;
  supplier: Named;
  project: Named;
  lastResult: Refusal | undefined;
}

/** Supplier, project and date of an order. */
export function HeadFields({ fields, supplier, project, lastResult }: HeadFieldsProps) {
  const { t } = useTranslation();
  const begin = (name: "supplier_id" | "project_id", chosen: Named) => {
    const before = chosenBefore(lastResult, name);
    return Object.keys(before).length > 0 ? before : { chosen: chosen ?? undefined };
  };
  const { supplier_id, project_id, wanted_on } = fields;
  return (
    <>
      <ComboBox
        id={supplier_id.id}
        name={supplier_id.name}
        errors={supplier_id.errors}
        {...begin("supplier_id", supplier)}
        label={t("purchase_orders.supplier")}
        hint={t("purchase_orders.supplier_hint")}
        source="/choices/clients"
        minimum={1}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <ComboBox
          id={project_id.id}
          name={project_id.name}
          errors={project_id.errors}
          {...begin("project_id", project)}
          label={t("purchase_orders.project")}
          hint={t("purchase_orders.project_hint")}
          source="/choices/projects"
          minimum={1}
        />
        <DateField field={wanted_on} label={t("purchase_orders.wanted_on")} />
      </div>
    </>
  );
}
