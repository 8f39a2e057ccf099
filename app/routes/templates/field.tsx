import { useTranslation } from "#locales/use-translation.ts";
import type { Control } from "#ui/field.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import type { ToBeginWith } from "./to-begin-with.ts";

interface TemplateFieldProps {
  field: Control;
  templates: ToBeginWith[];
  /** The types that new estimates may be of. */
  types: { value: number; label: string }[];
  /** The type that is chosen in the same form. */
  chosen: string;
}

/** What a new estimate begins with, where there is something to choose from. */
export function TemplateField({ field, templates, types, chosen }: TemplateFieldProps) {
  const { t } = useTranslation();
  const isHydrated = useHydrated();
  const open = templates.filter(({ estimate_type_id }) => labelOf(types, estimate_type_id) !== undefined);
  // Without scripts all of them stand there, each with its type: the one that is chosen beside it changes nothing.
  const isNarrowed = isHydrated && types.length > 1;
  const shown = isNarrowed ? open.filter((one) => String(one.estimate_type_id) === chosen) : open;
  if (shown.length === 0) return null;
  const called = ({ name, estimate_type_id }: ToBeginWith) =>
    isNarrowed || types.length < 2
      ? name
      : t("templates.of_type", { name, type: labelOf(types, estimate_type_id) });
  return (
    <SelectField
      // Another type has others: what was chosen of the one before is not among them.
      key={chosen}
      field={field}
      label={t("templates.begin_with")}
      none={t("templates.without")}
      options={shown.map((one) => ({ value: one.id, label: called(one) }))}
      className="max-sm:w-full sm:w-48"
    />
  );
}

const labelOf = (types: TemplateFieldProps["types"], type: number): string | undefined =>
  types.find(({ value }) => value === type)?.label;
