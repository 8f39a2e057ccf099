import { useTranslation } from "#locales/use-translation.ts";
import { CellInput } from "./cell-input.tsx";
import type { Draft } from "./drafts.ts";
import type { Fields, RowName } from "./edited-row.ts";

interface EnglishNameProps {
  row: RowName;
  fields: Fields;
  draft: Draft | undefined;
}

/** What a stage or position is called in English documents, behind its name: most estimates are never sent in English. */
export function EnglishName({ row, fields, draft }: EnglishNameProps) {
  const { t } = useTranslation();
  const label = t("estimates.name_en_of", { name: fields.name || "–" });
  return (
    <details className="english-name" open={draft?.errors.name_en !== undefined || undefined}>
      <summary aria-label={label} title={label} data-filled={fields.name_en ? "" : undefined}>
        {t("estimates.english")}
      </summary>
      <CellInput {...{ row, fields, draft }} field="name_en" label={label} />
    </details>
  );
}
