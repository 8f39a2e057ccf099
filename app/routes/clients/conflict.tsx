import { Link, useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import type { Bank } from "~/model/bank";
import { type Client, client } from "~/model/client";
import { groupIban } from "~/model/identifiers";

const plain = ["name", "short_name", "reg_nr", "vat_nr", "address", "registered_address"] as const;

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

/**
 * A colleague saved this client meanwhile: what stands there now beside what was typed here. Saving again keeps what was
 * typed; the link takes over what stands there (design §4).
 */
export function Conflict({ current, typed, banks }: ConflictProps) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const theirs = client.safeParse(current).data;
  if (!theirs) return null;
  const different = compare(theirs, entered.parse(typed ?? {}), banks).filter(
    (field) => field.theirs !== field.mine,
  );
  return (
    <section role="alert" className="rounded-card border border-grey-200 bg-warning-soft p-4">
      <h2 className="font-semibold">{t("conflict.title")}</h2>
      <p className="mt-1">{t("conflict.text")}</p>
      <table className="mt-3 w-full text-left">
        <thead className="text-xs">
          <tr>
            <th className="py-1 font-medium">{t("conflict.field")}</th>
            <th className="py-1 font-medium">{t("conflict.theirs")}</th>
            <th className="py-1 font-medium">{t("conflict.yours")}</th>
          </tr>
        </thead>
        <tbody>
          {different.map((field) => (
            <tr key={field.name} className="border-t border-grey-200">
              <td className="py-1 pr-3 text-grey-700">{t(`clients.${field.name}`)}</td>
              <td className="py-1 pr-3">{field.theirs || "–"}</td>
              <td className="py-1">{field.mine || "–"}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Link
        to={pathname}
        reloadDocument
        className="mt-3 inline-block text-primary-ink underline underline-offset-4"
      >
        {t("conflict.take_theirs")}
      </Link>
    </section>
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
