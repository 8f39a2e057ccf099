import { z } from "zod";
import { paged, sentOr, sentOrNull, sentText } from "../answer/answer.ts";
import { id, language, optionalEmail, optionalText, requiredText } from "../answer/fields.ts";
import { isObject } from "../answer/is-object.ts";
import { alsoCalled } from "../answer/other-names.ts";
import { partOf } from "../answer/part-of.ts";
import { withReferences } from "../answer/references.ts";
import { documentLanguageOf } from "../document/language.ts";
import { addressScheme, checkAddress } from "../einvoice/address-input.ts";
import { countryInput } from "../identifier/country-input.ts";
import { identifier, vatNumber } from "../identifier/identifier-input.ts";
import { ibanProblem } from "../identifier/identifiers.ts";
import { shortNameOf } from "./short-name.ts";

const contact = z.object({ name: sentText, phone: sentText });

/** A client as the backend shows it (specification §3). `version` counts its changes, for If-Match. */
const shown = z.object({
  id,
  name: z.string(),
  short_name: sentText,
  reg_nr: sentText,
  vat_nr: sentText,
  address: sentText,
  registered_address: sentText,
  iban: sentText,
  /** ISO 3166-1 alpha-2; "" where a backend does not say. */
  country: sentText,
  /** Where documents are sent. */
  email: sentText,
  document_language: documentLanguageOf,
  /** What the client wants to find in its documents: a cost centre or a person (EN 16931 BT-10). */
  buyer_reference: sentText,
  /** Where its e-invoices go, where that is said (model/einvoice/address.ts). */
  einvoice_scheme: sentText,
  einvoice_id: sentText,
  /** Whether it is a public body, whose invoices have to be e-invoices with a reference (domain §4). */
  is_public_body: sentOr(z.coerce.boolean(), false),
  version: z.number().int().default(0),
  bank: sentOrNull(z.object({ id, name: sentText, swift: sentText })),
  contact: sentOr(contact, { name: "", phone: "" }),
  is_archived: z.coerce.boolean().default(false),
  /** Cents that were paid and are the client's (domain H22); told of one client alone, where there are any. */
  owed_cents: z.number().int().optional(),
});
/** The bank of a client has two names, and is a row or its id under either (specification §3). */
export const client = withReferences({ bank_id: "bank" }, shown);
export type Client = z.infer<typeof client>;
export const clientPage = paged(client);

/**
 * What a client is created and edited with. VAT number and IBAN are refused when wrong; a registration number with a
 * wrong checksum only warns (domain §2). That the IBAN belongs to the chosen bank is checked where the bank is known.
 */
export const clientFields = z.object({
  name: requiredText(200),
  short_name: requiredText(60),
  reg_nr: identifier(20),
  vat_nr: vatNumber,
  address: optionalText(300),
  registered_address: optionalText(300),
  // On edit the contract has the row of the bank here (specification §3).
  bank_id: z
    .preprocess((sent) => (isObject(sent) && sent.id !== undefined ? sent.id : sent), id.nullish())
    .transform((bank) => bank ?? null),
  iban: identifier(42).refine((text) => text === "" || ibanProblem(text) === null, "errors.iban"),
  contact: z
    .object({ name: optionalText(120), phone: optionalText(40) })
    .nullish()
    .transform((person) => person ?? { name: "", phone: "" })
    // A contact without a name is no contact (specification §5): rather than lose the phone, the name is asked for.
    .refine(({ name, phone }) => name !== "" || phone === "", {
      path: ["name"],
      error: "errors.contact_name",
    }),
  country: countryInput,
  email: optionalEmail,
  document_language: language.nullish().transform((chosen) => chosen ?? ""),
  buyer_reference: optionalText(100),
  einvoice_scheme: addressScheme,
  einvoice_id: identifier(50),
  is_public_body: z.boolean({ error: "errors.choice" }).default(false),
});
/** The client as a whole: the scheme of an electronic address and its identifier belong together. */
export const clientInput = clientFields.superRefine(checkAddress);
/** What the form of a new client is checked with: without a short name it gets one made of its name. */
export const newClientForm = clientFields
  .extend({ short_name: optionalText(60) })
  .superRefine(checkAddress)
  .transform((typed) => ({ ...typed, short_name: typed.short_name || shortNameOf(typed.name) }));
/** The bank has two names (specification §3). */
const sentNames = { bank_id: ["bank"] };
/** A new client; one that is sent without a short name gets one made of its name. */
export const sentClient = alsoCalled(
  sentNames,
  z.preprocess((sent) => {
    const isShortless = isObject(sent) && String(sent.short_name ?? "").trim() === "";
    return isShortless && typeof sent.name === "string"
      ? { ...sent, short_name: shortNameOf(sent.name) }
      : sent;
  }, clientInput),
);
/** A change of some fields; they are checked together with the rest of the client, where the client is known. */
export const sentClientPatch = alsoCalled(sentNames, partOf(clientFields));

export type ClientInput = z.infer<typeof clientInput>;
