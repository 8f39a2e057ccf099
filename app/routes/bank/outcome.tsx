import { useTranslation } from "#locales/use-translation.ts";
import type { EntryPart, EntryProposal, EntryRow } from "#model/bank-entry/bank-entry.ts";
import { refOf } from "#model/bank-entry/part-kinds.ts";
import { showDate } from "#model/date/dates.ts";
import { showMoney } from "#model/money/show-money.ts";
import { Badge } from "#ui/badge.tsx";
import { Link } from "#ui/link.tsx";

/** What an entry is booked into or is proposed for, or why it stands where it does. */
export function Outcome({ entry }: { entry: EntryRow }) {
  const { t } = useTranslation();
  const { state, proposal, parts, note, counterpart } = entry;
  if (state === "booked") return <Documents parts={parts} />;
  if (state === "aside")
    return (
      <span className="block truncate" title={note}>
        {counterpart ? t("bank_entries.against", { date: showDate(counterpart.booked_on) }) : note}
      </span>
    );
  if (!proposal) return <span className="text-grey-600">{t("bank_entries.no_proposal")}</span>;
  return <Proposed proposal={proposal} />;
}

function Proposed({ proposal }: { proposal: EntryProposal }) {
  const { t } = useTranslation();
  const { certainty, parts, reverses, client } = proposal;
  if (reverses)
    return (
      <>
        <p className="truncate">{t("bank_entries.takes_back", { date: showDate(reverses.booked_on) })}</p>
        <Reasons proposal={proposal} />
      </>
    );
  if (parts.length === 0)
    return (
      <>
        <p className="truncate text-grey-600">
          {client ? t("bank_entries.of_client", { name: client.name }) : t("bank_entries.no_proposal")}
        </p>
        <Reasons proposal={proposal} />
      </>
    );
  return (
    <>
      <Documents parts={parts} over_cents={proposal.over_cents} />
      <p className="flex items-center gap-2 truncate text-xs text-grey-600">
        <Badge tone={certainty === "certain" ? "success" : "info"}>
          {t(`bank_entries.certainties.${certainty}`)}
        </Badge>
        <ReasonWords proposal={proposal} />
      </p>
    </>
  );
}

function Reasons({ proposal }: { proposal: EntryProposal }) {
  return (
    <p className="truncate text-xs text-grey-600">
      <ReasonWords proposal={proposal} />
    </p>
  );
}

/** What a proposal rests on, in words. */
function ReasonWords({ proposal: { reasons } }: { proposal: EntryProposal }) {
  const { t } = useTranslation();
  const words = reasons.map((reason) => t(`bank_entries.reasons.${reason}`)).join(", ");
  return (
    <span className="truncate" title={words}>
      {words}
    </span>
  );
}

/**
 * The documents of an entry; the amounts are told where there is more than one. Where they are cut off, what was paid beyond them
 * is not.
 */
export function Documents({ parts, over_cents = 0 }: { parts: readonly EntryPart[]; over_cents?: number }) {
  const { t, language } = useTranslation();
  const words = parts.map((part) => ({
    part,
    before: part.kind === "refund" ? `${t("bank_entries.refund")} ` : "",
    number: part.number || t("bank_entries.no_number"),
    after: [
      part.client && ` · ${part.client.name}`,
      parts.length > 1 && ` ${showMoney(part.amount_cents, language)}`,
    ]
      .filter(Boolean)
      .join(""),
  }));
  const title = words.map(({ before, number, after }) => before + number + after).join(", ");
  return (
    <p className="flex gap-1">
      <span className="truncate" title={title}>
        {words.map(({ part, before, number, after }, index) => (
          <span key={refOf(part)}>
            {index > 0 && ", "}
            {before}
            <Link
              to={addressOf(part)}
              className="relative z-[1] text-primary-ink underline-offset-4 hover:underline"
            >
              {number}
            </Link>
            {after}
          </span>
        ))}
      </span>
      {over_cents > 0 && (
        <span className="shrink-0">
          {`· ${t("bank_entries.over", { amount: showMoney(over_cents, language) })}`}
        </span>
      )}
    </p>
  );
}

/** The page of a document. */
const addressOf = ({ kind, document_id, estimate_id }: EntryPart): string =>
  kind === "purchase" ? `/purchases/${document_id}` : `/invoices/${estimate_id}/${document_id}`;
