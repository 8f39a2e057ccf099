import type { Client } from "#model/client/client.ts";
import { groupIban } from "#model/identifier/identifiers.ts";

/** What the form begins with. Apart from its schemas: a page shows it before they come. */
export const clientValues = ({ id, is_archived, owed_cents, version, bank, iban, ...row }: Client) => ({
  ...row,
  bank_id: bank ? String(bank.id) : "",
  iban: groupIban(iban),
  is_public_body: row.is_public_body ? "on" : "",
});
