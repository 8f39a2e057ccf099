import { roleIds } from "#model/user/role.ts";
import { made } from "#tests/api/arrange.ts";
import { addItems, desk } from "#tests/api/estimates/arrange.ts";
import { introduceSeller } from "#tests/api/invoices/arrange.ts";
import { aPerson, type Office } from "#tests/api/people.ts";
import { type Caller, strangerAt } from "#tests/support/installation.ts";

/** Who gets the invoices of each client, and is reminded of them. */
export const receivers = ["aija@klients.lv", "biruta@klients.lv"];
/** What every reminder is called, before the number of its document. */
export const reminderSubject = "Atgādinājums ";
/** What recurs, and what is made of it on each date. */
export const recurring = [
  { name: "Uzturēšana", does: "draft" },
  { name: "Mitināšana", does: "issue" },
  { name: "Atbalsts", does: "send" },
] as const;

/** A client with an estimate of twelve lines, and another one of the same client for each further. */
async function served(admin: Caller, further = 0) {
  const first = await desk(admin);
  const { clientId: client } = first;
  const all = [first];
  while (all.length <= further) all.push(await desk(admin, 1, client));
  const line = (_: unknown, index: number) => ({ name: `Rinda ${index}`, price: 10 + index });
  const estimates: number[] = [];
  for (const at of all) {
    await addItems(at, Array.from({ length: 12 }, line));
    estimates.push(at.estimate.id);
  }
  for (const email of receivers) {
    const contact = { name: email, email, gets_invoices: true, gets_reminders: true };
    await made(admin, `/customers/${client}/contacts`, contact);
  }
  return { client, estimates };
}

/**
 * An office that many people write in, with an estimate to copy and somebody to plan. Each month its invoices recur from a
 * local date on, one of which is made at once; and it reminds of each a day after it was due.
 */
export async function busyOffice({ admin, installation }: Office, starts_on: string) {
  await introduceSeller(admin);
  const employee = await made(admin, "/register", aPerson({ role_id: roleIds.employee }));
  const {
    client,
    estimates: [estimate = 0],
  } = await served(admin);
  const retained = await served(admin, recurring.length - 1);
  const rhythm = { every: "month", day_of_month: Number(starts_on.slice(8)), starts_on };
  for (const [index, { name, does }] of recurring.entries()) {
    const plan = { name, does, estimate_id: retained.estimates[index], ...rhythm };
    const { id } = await made(admin, "/recurring_invoices", plan);
    if (does === "issue") await made(admin, `/recurring_invoices/${id}/runs`, {});
  }
  const step = { days: 1, subject_lv: `${reminderSubject}{{number}}`, text_lv: "Lūdzu, samaksājiet." };
  const answer = await admin("PATCH", "/reminder_plan", { body: { is_on: true, steps: [step] } });
  if (answer.status !== 200) throw new Error(answer.text);
  const stranger = strangerAt(installation);
  return {
    employee: Number(employee.id),
    client,
    estimate,
    retained: retained.client,
    admin,
    stranger,
    installation,
  };
}
export type BusyOffice = Awaited<ReturnType<typeof busyOffice>>;
