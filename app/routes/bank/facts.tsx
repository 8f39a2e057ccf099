import { useTranslation } from "#locales/use-translation.ts";
import type { EntryRow } from "#model/bank-entry/bank-entry.ts";
import { showDate } from "#model/date/dates.ts";
import { showIn } from "#model/money/show-in.ts";
import { Fact } from "#ui/fact.tsx";

/** What the bank says of an entry. */
export function EntryFacts({ entry }: { entry: EntryRow }) {
  const { t, language } = useTranslation();
  const { booked_on, amount_cents, currency, party, reference, text, iban } = entry;
  const isIn = amount_cents > 0;
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-2 rounded-card bg-grey-50 px-4 py-3 sm:grid-cols-3">
      <Fact name={t("bank_entries.date")}>{showDate(booked_on)}</Fact>
      <Fact name={t(isIn ? "bank_entries.came_in" : "bank_entries.went_out")}>
        <b className="font-semibold">{showIn(Math.abs(amount_cents), currency, language)}</b>
      </Fact>
      <Fact name={t("bank_entries.account")}>{iban}</Fact>
      <Fact name={t(isIn ? "bank_entries.payer" : "bank_entries.payee")}>
        {[party.name, party.registration_nr].filter(Boolean).join(", ") || "–"}
      </Fact>
      {party.iban && <Fact name={t("bank_entries.their_account")}>{party.iban}</Fact>}
      {reference && <Fact name={t("bank_entries.reference")}>{reference}</Fact>}
      <Fact name={t("bank_entries.text")} isWide>
        {text || "–"}
      </Fact>
    </dl>
  );
}
