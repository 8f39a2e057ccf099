import { showDate } from "#model/date/dates.ts";
import { showMoney } from "#model/money/show-money.ts";
import type { RecurringInvoice, RecurringRun } from "#model/recurring/recurring-invoice.ts";
import { Badge, type BadgeTone } from "#ui/badge.tsx";
import { ButtonLink } from "#ui/button.tsx";
import type { Columns } from "#ui/column-table.tsx";
import { Link } from "#ui/link.tsx";

/** A date of a plan that has come. */
interface ShownRun {
  run: RecurringRun;
  plan: RecurringInvoice;
}

const tones: Record<RecurringRun["outcome"], BadgeTone> = {
  drafted: "quiet",
  issued: "info",
  sent: "success",
  skipped: "warning",
};

/** What the dates of a plan came to. */
export const runColumns: Columns<ShownRun> = {
  date: {
    head: "recurring.date",
    width: "w-32",
    isNumeric: true,
    card: "title",
    cell: ({ run: { due_on } }) => showDate(due_on),
  },
  outcome: {
    head: "recurring.outcome",
    width: "w-32",
    cell: ({ run: { outcome } }, { t }) => (
      <Badge tone={tones[outcome]}>{t(`recurring.outcomes.${outcome}`)}</Badge>
    ),
  },
  made: {
    head: "recurring.made",
    cell: ({ run: { outcome, invoice, estimate, reason } }, { t, language }) => (
      <span className="flex flex-col py-2 whitespace-normal max-sm:py-0">
        {invoice && (
          <Link
            to={`/invoices/${invoice.estimate_id}/${invoice.id}`}
            className="row-link font-medium underline-offset-4 hover:underline"
          >
            {invoice.invoice_nr || t("recurring.draft")}
          </Link>
        )}
        {!invoice && outcome !== "skipped" && t("recurring.gone")}
        {estimate && <span className="text-xs text-grey-600">{estimate.name}</span>}
        {reason && <span className="text-xs text-grey-700">{language === "lv" ? reason.lv : reason.en}</span>}
      </span>
    ),
  },
  total: {
    head: "recurring.total",
    width: "w-28",
    from: 1024,
    className: "end",
    isNumeric: true,
    cell: ({ run: { invoice } }, { language }) => invoice && showMoney(invoice.total_cents, language),
  },
  act: {
    head: "recurring.act",
    width: "w-44",
    className: "end",
    cell: ({ run: { outcome, due_on }, plan }, { t }) =>
      outcome === "skipped" && (
        <ButtonLink
          to={`/invoices/recurring/${plan.id}/make/${due_on}`}
          preventScrollReset
          aria-label={`${t("recurring.make")}: ${showDate(due_on)}`}
        >
          {t("recurring.make")}
        </ButtonLink>
      ),
  },
};
