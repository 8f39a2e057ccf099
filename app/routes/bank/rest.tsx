import { useTranslation } from "#locales/use-translation.ts";
import type { EntryDocument, EntryRow } from "#model/bank-entry/bank-entry.ts";
import { type DocumentRef, refOf } from "#model/bank-entry/part-kinds.ts";
import { showMoney } from "#model/money/show-money.ts";
import { useHydrated } from "#ui/use-hydrated.ts";
import type { TypedPart } from "./parts.ts";
import { centsTyped, sharedOut } from "./share-fields.ts";

interface RestProps {
  entry: EntryRow;
  parts: readonly TypedPart[];
  documents: readonly EntryDocument[];
}

/** What is left of an entry as it is shared out, and where it goes: over what is open it is the client's credit (domain H22). */
export function Rest({ entry, parts, documents }: RestProps) {
  const { t, language } = useTranslation();
  const isHydrated = useHydrated();
  if (!isHydrated || parts.length === 0) return null;
  const left = Math.abs(entry.amount_cents) - sharedOut(parts);
  const money = (cents: number) => showMoney(cents, language);
  const documentOf = (part: DocumentRef | undefined) =>
    part && documents.find((document) => refOf(document) === refOf(part));
  const last = documentOf(parts.at(-1));
  // Only what is over once all of them are paid in full can stay as a credit.
  const isCredit =
    entry.amount_cents > 0 &&
    parts.every((part) => centsTyped(part.amount) >= (documentOf(part)?.open_cents ?? 0));
  return (
    <p role="status" className="mr-auto">
      {left === 0 && <span className="text-success">{t("bank_entries.comes_out")}</span>}
      {left < 0 && (
        <span className="text-danger">{t("bank_entries.too_much", { amount: money(-left) })}</span>
      )}
      {left > 0 &&
        (isCredit
          ? t("bank_entries.credit_of", { amount: money(left), number: last?.number ?? "" })
          : t("bank_entries.left", { amount: money(left) }))}
    </p>
  );
}
