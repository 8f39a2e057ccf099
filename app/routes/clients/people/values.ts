import type { Contact } from "#model/client/contact.ts";

/** What the form begins with. Apart from its schemas: a page shows it before they come. */
export const contactValues = ({ id, client_id, version, ...row }: Contact) => ({
  ...row,
  gets_estimates: ticked(row.gets_estimates),
  gets_invoices: ticked(row.gets_invoices),
  gets_reminders: ticked(row.gets_reminders),
});

const ticked = (isOn: boolean) => (isOn ? "on" : "");
