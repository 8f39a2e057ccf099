import { useTranslation } from "react-i18next";
import { z } from "zod";
import type { Company } from "~/model/company";
import { groupIban } from "~/model/identifiers";
import { seriesKinds } from "~/model/number-series";
import { ConflictTable } from "~/ui/conflict-table";
import { valuesOf } from "./entered";
import { exampleOf, readTyped } from "./series-fields";

const plain = ["legal_name", "reg_nr", "vat_nr", "address", "email", "phone", "footer"] as const;
const text = z.string().default("");
const account = z.object({ bank: text, bic: text, iban: text });

/** What was typed into the refused form. */
const entered = z.looseObject({
  accounts: z.array(account).default([]),
  vat: text,
  payment_terms: text,
  series: z.looseObject({}).default({}),
});

interface ConflictProps {
  current: Company;
  typed: Record<string, unknown> | null | undefined;
  countries: readonly { code: string; name: string }[];
  vatOptions: readonly { value: string; label: string }[];
}

/** A colleague saved the company's details meanwhile. */
export function Conflict({ current, typed, countries, vatOptions }: ConflictProps) {
  const { t } = useTranslation();
  const theirs = valuesOf(current);
  const mine = entered.parse(typed ?? {});
  const vat = (choice: string) => vatOptions.find(({ value }) => value === choice)?.label ?? choice;
  const country = (chosen: string) => countries.find(({ code }) => code === chosen)?.name ?? chosen;
  const terms = (choice: string) => t(`settings.terms.${choice}`, { defaultValue: choice });
  const number = (kind: (typeof seriesKinds)[number]) => {
    const read = readTyped(mine.series[kind]);
    return read ? exampleOf(read) : "";
  };
  const fields = [
    ...plain.map((name) => ({
      name: t(`settings.${name}`),
      theirs: theirs[name],
      mine: String(mine[name] ?? ""),
    })),
    {
      name: t("settings.country"),
      theirs: country(theirs.country),
      mine: country(String(mine.country ?? "")),
    },
    { name: t("settings.accounts"), theirs: listed(theirs.accounts), mine: listed(mine.accounts) },
    { name: t("settings.vat"), theirs: vat(theirs.vat), mine: vat(mine.vat) },
    {
      name: t("settings.payment_terms"),
      theirs: terms(theirs.payment_terms),
      mine: terms(mine.payment_terms),
    },
    ...seriesKinds.map((kind) => ({
      name: t(`settings.series.${kind}`),
      theirs: exampleOf(current.series[kind]),
      mine: number(kind),
    })),
  ];
  return <ConflictTable fields={fields} />;
}

/** Accounts as a person reads them. */
const listed = (accounts: z.output<typeof account>[]) =>
  accounts.map(({ bank, bic, iban }) => [bank, bic, groupIban(iban)].filter(Boolean).join(" ")).join(", ");
