import { useTranslation } from "react-i18next";
import { htmlToPlain } from "#model/text/plain-text.ts";
import { Button } from "#ui/button.tsx";
import type { Orphan } from "./drafts.ts";
import { fieldNames } from "./edited-row.ts";

interface OrphansProps {
  orphans: readonly Orphan[];
  dismiss: () => void;
}

/** What was typed into rows that somebody deleted meanwhile: it stays to be read and copied until it was seen. */
export function Orphans({ orphans, dismiss }: OrphansProps) {
  const { t } = useTranslation();
  if (orphans.length === 0) return null;
  return (
    <div role="alert" className="mb-3 rounded-card bg-warning-soft p-3">
      {orphans.map(({ name, called, typed }) => (
        <div key={name}>
          <p className="font-medium">{t("estimates.orphaned", { name: called || "–" })}</p>
          <ul className="mb-2">
            {fieldNames
              .filter((field) => typed[field])
              .map((field) => (
                <li key={field}>
                  {t(`estimates.fields.${field}`)}: {htmlToPlain(typed[field] ?? "")}
                </li>
              ))}
          </ul>
        </div>
      ))}
      <Button type="button" onClick={dismiss}>
        {t("estimates.dismiss")}
      </Button>
    </div>
  );
}
