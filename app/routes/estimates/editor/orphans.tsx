import type { Translate } from "#locales/texts.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { htmlToPlain } from "#model/text/plain-text.ts";
import { Button } from "#ui/button.tsx";
import { choiceWords } from "./choice-words.ts";
import type { Orphan } from "./drafts.ts";
import { fieldNames, newLine } from "./edited-row.ts";
import { useEditor } from "./editor-context.ts";

const look = "mb-3 rounded-card bg-warning-soft p-3";

interface OrphansProps {
  orphans: readonly Orphan[];
  dismiss: () => void;
}

/** What was typed into rows that somebody deleted meanwhile: it stays to be read and copied until it was seen. */
export function Orphans({ orphans, dismiss }: OrphansProps) {
  const { t } = useTranslation();
  if (orphans.length === 0) return null;
  return (
    <div role="alert" className={look}>
      {orphans.map(({ name, called, typed }) => (
        <div key={name}>
          <p className="font-medium">{t("estimates.orphaned", { name: called || "–" })}</p>
          <Typed typed={typed} />
        </div>
      ))}
      <Button type="button" className="scriptless:hidden!" onClick={dismiss}>
        {t("conflict.dismiss")}
      </Button>
    </div>
  );
}

/** What was typed while a colleague approved the estimate: it is saved once the approval is taken back. */
export function HeldBack({ held }: { held: readonly Orphan[] }) {
  const { t } = useTranslation();
  if (held.length === 0) return null;
  return (
    <div role="alert" className={look}>
      <p className="font-medium">{t("estimates.held_back")}</p>
      {held.map(({ name, called, typed }) => (
        <div key={name} className="mt-1">
          {called && <p>{called}</p>}
          <Typed typed={typed} />
        </div>
      ))}
    </div>
  );
}

/** What was typed, to be read. Only the commentary is HTML: of any other text a "<" would go missing. */
function plainIn(t: Translate, field: string, text: string): string {
  if (field === "commentary") return htmlToPlain(text);
  return field === "choice" ? choiceWords(t, text) : text;
}

function Typed({ typed }: Pick<Orphan, "typed">) {
  const { t } = useTranslation();
  const { isOffer } = useEditor();
  return (
    <ul className="mb-2">
      {fieldNames
        .filter((field) => typed[field])
        .map((field) => (
          <li key={field} className="whitespace-pre-line">
            {t(`estimates.fields.${field}`)}: {plainIn(t, field, typed[field] ?? "")}
          </li>
        ))}
      {typed[newLine] && (
        <li>
          {t(isOffer ? "estimates.new_product" : "estimates.new_item")}: {typed[newLine]}
        </li>
      )}
    </ul>
  );
}
