import { type Labels, ofFeature, text } from "../hub/history-labels.ts";

/** What the history of a client tells. */
export const labels: Labels = {
  client: {
    ...ofFeature("clients", [
      ...["name", "short_name", "reg_nr", "vat_nr", "address", "registered_address", "iban", "country"],
      ...[
        "email",
        "document_language",
        "buyer_reference",
        "is_archived",
        "einvoice_scheme",
        "einvoice_id",
        "is_public_body",
      ],
    ]),
    "bank.name": text("clients.bank"),
    "contact.name": text("clients.contact_name"),
    "contact.phone": text("clients.contact_phone"),
  },
  client_contact: ofFeature("contacts", [
    ...[
      "name",
      "position",
      "email",
      "phone",
      "language",
      "gets_estimates",
      "gets_invoices",
      "gets_reminders",
    ],
  ]),
  customer_price: { price: { key: "customer_prices.price", as: "decimal" } },
};
