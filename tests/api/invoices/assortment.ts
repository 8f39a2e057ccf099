import { today } from "#model/date/dates.ts";
import type { InvoiceEntry } from "#model/invoice/invoice.ts";
import type { Caller } from "#tests/support/installation.ts";
import { draft, introduceSeller, invoiceDesk, issue, issued } from "./arrange.ts";

/** A local date so many days from today. */
export const daysAway = (days: number): string => {
  const date = new Date(`${today()}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
};

/** Names that a spreadsheet could take for formulas. */
export const formulas = ["=1+1", '=HYPERLINK("http://evil.test";"x")', "@SUM(A1:A9)", "+37120000000", "-2+3"];

export interface Assortment {
  clients: { id: number; name: string }[];
  projects: { id: number; name: string }[];
}

/** Documents of every type and in every status, of three clients; no two filters and sortings treat them alike. */
export async function assortment(admin: Caller): Promise<Assortment> {
  await introduceSeller(admin);
  const [one, two, three] = [await invoiceDesk(admin), await invoiceDesk(admin), await invoiceDesk(admin)];
  const desks = [one, two, three];
  const names = ["Čiekurs", "=1+1", "Zīle"];
  const projects = ["Ābols", "@SUM(A1:A9)", "Zāle"];
  for (const [index, { clientId, projectId }] of desks.entries()) {
    await admin("PATCH", `/customers/${clientId}`, {
      body: { name: names[index], reg_nr: `4000352160${index}`, address: "Ogre, Skolas iela 4" },
    });
    await admin("PATCH", `/projects/${projectId}`, { body: { name: projects[index] } });
  }
  const on = (days: number, due = days + 10) => ({ date: daysAway(days), due_date: daysAway(due) });
  const pay = (id: number, amount: string) =>
    admin("POST", `/invoices/${id}/payments`, { body: { date: today(), amount, note: "" } });

  // Issued, sent and a draft of the first.
  await issued(one, { position_items: [one.items[0]], ...on(-3, 20) });
  await issued(one, { position_items: [one.items[1]], ...on(-2, 25) }, { status_id: 3 });
  await draft(one, { comment: formulas[1], supply_date: daysAway(-9) });
  // Partly paid, paid and overdue of the second; one with another date of supply.
  const partly = await issued(two, {
    position_items: [two.items[0]],
    supply_date: daysAway(-40),
    ...on(-20, 5),
    comment: "Otrā puse mēneša beigās",
  });
  await pay(partly.id, "20.05");
  const paid = await issued(two, { position_items: [two.items[1]], ...on(-60, -30) });
  await pay(paid.id, "40.33");
  await issued(two, { position_items: [two.items[2]], ...on(-45, -15), comment: formulas[4] });
  // Voided with its credit note, a waybill that asks for money and one that asks for none, of the third.
  const voided = await issued(three, { position_items: [three.items[0]], ...on(-10) });
  await admin("DELETE", `/invoices/${voided.id}`);
  const waybill = await draft(three, { invoice_type_id: 2, position_items: [three.items[2]], ...on(-1) });
  await issue(three, waybill.id);
  await issued(three, {
    invoice_type_id: 2,
    position_items: [three.items[1]],
    waybill: { purpose: "movement" },
    ...on(0, 0),
  });
  return {
    clients: desks.map(({ clientId }, index) => ({ id: clientId, name: names[index] ?? "" })),
    projects: desks.map(({ projectId }, index) => ({ id: projectId, name: projects[index] ?? "" })),
  };
}

/** The list as the API answers it. */
export async function listed(caller: Caller, query = "") {
  const answer = await caller("GET", `/invoices?per_page=100&${query}`);
  if (answer.status !== 200) throw new Error(answer.text);
  const { invoices, sums, statuses } = answer.json();
  const entries: InvoiceEntry[] = invoices.data;
  return { entries, total: invoices.total, sums, statuses };
}
