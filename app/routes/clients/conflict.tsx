import { useTranslation } from "react-i18next";
import { z } from "zod";
import type { Bank } from "~/model/bank";
import { type Client, client } from "~/model/client";
import { groupIban } from "~/model/identifiers";
import { ConflictTable } from "~/ui/conflict-table";

const plain = [
  "name",
  "short_name",
  "reg_nr",
  "vat_nr",
  "address",
  "registered_address",
  "buyer_reference",
  "country",
  "email",
] as const;

/** What was typed into the refused form. */
const entered = z.looseObject({
  bank_id: z.string().default(""),
  iban: z.string().default(""),
  contact: z
    .object({ name: z.string().default(""), phone: z.string().default("") })
    .default({ name: "", phone: "" }),
});
type Entered = z.infer<typeof entered>;

interface ConflictProps {
  current: unknown;
  typed: Record<string, unknown> | null | undefined;
  banks: Bank[];
}

/** A colleague saved this client meanwhile. */
export function Conflict({ current, typed, banks }: ConflictProps) {
  const { t } = useTranslation();
  const theirs = client.safeParse(current).data;
  if (!theirs) return null;
  const fields = compare(theirs, entered.parse(typed ?? {}), banks);
  return (
    <ConflictTable fields={fields.map(({ name, ...both }) => ({ name: t(`clients.${name}`), ...both }))} />
  );
}

/** Both versions, field by field, as a person reads them. */
function compare(theirs: Client, mine: Entered, banks: Bank[]) {
  const bank = banks.find(({ id }) => String(id) === mine.bank_id);
  return [
    ...plain.map((name) => ({ name, theirs: theirs[name], mine: String(mine[name] ?? "") })),
    { name: "bank", theirs: theirs.bank?.name ?? "", mine: bank?.name ?? "" },
    { name: "iban", theirs: groupIban(theirs.iban), mine: groupIban(mine.iban) },
    { name: "contact_name", theirs: theirs.contact.name, mine: mine.contact.name },
    { name: "contact_phone", theirs: theirs.contact.phone, mine: mine.contact.phone },
  ] as const;
}
