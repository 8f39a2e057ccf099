import { clientInput } from "#model/client/client.ts";
import { fold } from "#model/text/text-order.ts";
import type { ClientRow } from "../clients.ts";
import { latvianIban, mobileNumber, registrationNumber } from "../identifiers.ts";
import type { Random } from "../random.ts";
import type { SupplierSketch } from "./content.ts";

/** Suppliers that are no clients otherwise, with valid numbers and accounts: they stand among the clients. */
export const suppliersOf = (sketches: readonly SupplierSketch[], random: Random): ClientRow[] =>
  sketches.map(({ swift, contact, ...sketch }) => {
    const reg_nr = registrationNumber(random, "company");
    const { bank_id, ...client } = clientInput.parse({
      ...sketch,
      reg_nr,
      vat_nr: `LV${reg_nr}`,
      registered_address: sketch.address,
      iban: latvianIban(random, swift),
      contact: { name: contact, phone: mobileNumber(random) },
      country: "LV",
      email: `rekini@${fold(sketch.short_name).replace(/[^a-z0-9]+/g, "-")}.test`,
      document_language: "lv",
    });
    return { ...client, swift };
  });
