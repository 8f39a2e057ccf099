import { useEffect, useRef } from "react";
import { useTranslation } from "#locales/use-translation.ts";
import { showTyped } from "#model/date/dates.ts";
import type { Invoice } from "#model/invoice/invoice.ts";
import { invoiceTypeName } from "#model/invoice/type.ts";
import { Button } from "#ui/button.tsx";
import { Changes } from "./changes.tsx";
import type { Contested } from "./issue-merge.ts";

interface IssueConflictProps {
  theirs: Invoice;
  /** The draft as it was when the dialog was opened. */
  before: Invoice;
  contested: readonly Contested[];
  /** Puts what was typed here back into the form. */
  keepMine: (form: FormData) => void;
}

/** A colleague changed the draft while it was being issued: what, and what of one's own it stands in place of. */
export function IssueConflict({ theirs, before, contested, keepMine }: IssueConflictProps) {
  const { t } = useTranslation();
  const show = useShown();
  const notice = useRef<HTMLElement>(null);
  // The button that was pressed is gone with the form that it was in.
  useEffect(() => notice.current?.focus(), []);
  return (
    <section
      ref={notice}
      role="alert"
      tabIndex={-1}
      className="rounded-card bg-warning-soft p-4 outline-none"
    >
      <h3 className="font-semibold">{t("conflict.title")}</h3>
      <p className="mt-1">{t("invoice.issue_conflict")}</p>
      <Changes theirs={theirs} before={before} />
      {contested.length > 0 && (
        <>
          <h4 className="mt-3 font-medium">{t("conflict.yours")}</h4>
          <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-4">
            {contested.map((one) => (
              <div key={one.name} className="contents">
                <dt className="text-grey-700">{show(one).name}</dt>
                <dd className="whitespace-pre-line">{show(one).value || "–"}</dd>
              </div>
            ))}
          </dl>
          <Button
            type="button"
            onClick={({ currentTarget: { form } }) => form && keepMine(new FormData(form))}
            className="mt-3 scriptless:hidden"
          >
            {t("invoice.keep_mine")}
          </Button>
        </>
      )}
    </section>
  );
}

/** What was typed, with what its field is called. */
function useShown() {
  const { t } = useTranslation();
  return ({ name, mine }: Contested): { name: string; value: string } => {
    switch (name) {
      case "invoice_type_id":
        return { name: t("invoice.type"), value: t(`documents.${invoiceTypeName(Number(mine))}`) };
      case "payment_terms":
        return { name: t("invoice.payment_terms"), value: terms(mine) };
      case "date":
      case "due_date":
        return { name: t(`invoice.${name}`), value: showTyped(mine) };
      case "buyer_reference":
      case "order_number":
        return { name: t(`documents.${name}`), value: mine };
      default:
        return { name: t("invoice.comment"), value: mine };
    }
  };

  function terms(mine: string): string {
    return Number(mine) > 0 ? t("invoice.term_days", { count: Number(mine) }) : t("invoice.other_terms");
  }
}
