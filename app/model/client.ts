import { z } from "zod";
import { paged, sentText } from "./answer";
import { id, optionalText, requiredText } from "./fields";
import { ibanProblem, normaliseIdentifier, vatNumberProblem } from "./identifiers";

const contact = z.object({ name: sentText, phone: sentText });

/** A client as the backend shows it (specification §3). `version` counts its changes, for If-Match. */
export const client = z.object({
  id,
  name: z.string(),
  short_name: sentText,
  reg_nr: sentText,
  vat_nr: sentText,
  address: sentText,
  registered_address: sentText,
  bank: z.object({ id, name: sentText, swift: sentText }).nullish(),
  iban: sentText,
  contact: contact.nullish().transform((person) => person ?? { name: "", phone: "" }),
  is_archived: z.coerce.boolean().default(false),
  version: z.number().int().default(0),
});
export type Client = z.infer<typeof client>;
export const clientPage = paged(client);

const identifier = (max: number) => optionalText(max).transform(normaliseIdentifier);

/**
 * What a client is created and edited with. VAT number and IBAN are refused when wrong; a registration number with a
 * wrong checksum only warns (domain §2). That the IBAN belongs to the chosen bank is checked where the bank is known.
 */
export const clientInput = z.object({
  name: requiredText(200),
  short_name: requiredText(60),
  reg_nr: identifier(20),
  vat_nr: identifier(20).refine((text) => text === "" || vatNumberProblem(text) === null, "errors.vat_nr"),
  address: optionalText(300),
  registered_address: optionalText(300),
  bank_id: id.nullish().transform((bank) => bank ?? null),
  iban: identifier(42).refine((text) => text === "" || ibanProblem(text) === null, "errors.iban"),
  contact: z
    .object({ name: optionalText(120), phone: optionalText(40) })
    .nullish()
    // A contact without a name is no contact (specification §5).
    .transform((person) => (person?.name ? person : { name: "", phone: "" })),
});
/** A change of some fields; they are checked together with the rest of the client, where the client is known. */
export const clientPatch = z.looseObject({
  name: z.string().optional(),
  short_name: z.string().optional(),
  reg_nr: z.string().nullish(),
  vat_nr: z.string().nullish(),
  address: z.string().nullish(),
  registered_address: z.string().nullish(),
  bank_id: z.union([z.number(), z.string()]).nullish(),
  iban: z.string().nullish(),
  contact: z.object({ name: z.string().nullish(), phone: z.string().nullish() }).nullish(),
});

export type ClientInput = z.infer<typeof clientInput>;
