/** How fields of rows are called where their history is told; what is not here is not told. */
const labels: Record<string, Record<string, string>> = {
  client: {
    ...ofFeature("clients", [
      ...["name", "short_name", "reg_nr", "vat_nr", "address", "registered_address", "iban", "country"],
      ...["email", "document_language", "buyer_reference", "is_archived"],
    ]),
    "bank.name": "clients.bank",
    "contact.name": "clients.contact_name",
    "contact.phone": "clients.contact_phone",
  },
  client_contact: ofFeature("contacts", [
    ...["name", "position", "email", "phone", "gets_estimates", "gets_invoices", "gets_reminders"],
  ]),
  customer_price: ofFeature("customer_prices", ["price"]),
};

function ofFeature(feature: string, fields: readonly string[]): Record<string, string> {
  return Object.fromEntries(fields.map((field) => [field, `${feature}.${field}`]));
}

/** The text key of a field's name; undefined of what is not told. */
export const labelOf = (entity: string, field: string): string | undefined => labels[entity]?.[field];
