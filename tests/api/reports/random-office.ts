import { randomFrom } from "#local/demonstration/random.ts";
import { today } from "#model/date/dates.ts";
import { roleIds } from "#model/user/role.ts";
import type { Caller } from "#tests/support/installation.ts";
import { aClient, aProject, emptyOffice, made } from "../arrange.ts";
import { day } from "../calendar/arrange.ts";
import { anItem } from "../catalogue.ts";
import { introduceSeller } from "../invoices/arrange.ts";
import { hired } from "../people.ts";

/** Names whose order a computer gets wrong if it can. */
const names = ["Čiekurs", "zāle", "Ābols", "Zīle", "=1+1", "Cēsis", "ābols"];

/** An office with every kind of row that reports count, by chance; the same for the same seed. */
export async function randomOffice(seed: string) {
  const random = randomFrom(seed);
  const office = await emptyOffice();
  const { admin } = office;
  await introduceSeller(admin);
  const managers = [await hired(office), await hired(office)];
  const items: { id: number }[] = [];
  for (const name of ["Dizains", "Šūšana", "Āra darbi"])
    items.push(await made(admin, "/stock_items", anItem({ name })));
  const employees = [];
  for (const item of [items[0], items[1], items[1]])
    employees.push(await hired(office, { role_id: roleIds.employee, stock_item_id: item?.id }));
  const clients = [];
  for (const name of names) clients.push(await made(admin, "/customers", aClient({ name })));
  for (let index = 0; index < 12; index += 1) {
    const month = String(random.whole(1, 12)).padStart(2, "0");
    const project = await made(
      admin,
      "/projects",
      aProject({
        name: `${random.pick(names)} ${index}`,
        client: random.pick(clients).id,
        in_planning: true,
        project_manager: random.pick(managers).id,
        startDate: `${random.pick([2025, 2026])}-${month}-05`,
        dueDate: `2026-12-${String(random.whole(10, 28))}`,
      }),
    );
    for (let estimates = random.whole(0, 2); estimates > 0; estimates -= 1)
      await bill(await estimateOf(project.id));
    for (let entries = random.whole(0, 3); entries > 0; entries -= 1)
      await admin("POST", "/calendar?override=1", {
        body: {
          user_id: random.pick(employees).id,
          project_id: project.id,
          duration: random.whole(1, 3),
          date: day(random.whole(0, 4), random.whole(-6, 2)),
          start_time_id: random.pick([8, 12, 16]),
        },
      });
  }
  await admin("POST", "/calendar?override=1", {
    body: {
      user_id: employees[0]?.id,
      date: day(0, 0),
      start_time_id: 17,
      duration: 2,
      work_type_id: (
        await made(admin, "/work-types", { name: "Sapulce", color: "#112233", is_additional: true })
      ).id,
    },
  });
  return { ...office, managers, items, clients };

  async function estimateOf(project_id: number): Promise<{ id: number; lines: { id: number }[] }> {
    const { id } = await made(admin, "/estimates", { name: "Tāme", project_id, estimate_type_id: 1 });
    await admin("PATCH", `/estimates/${id}`, {
      body: { discount: random.pick(["0", "0", "7", "12.5", "33.33"]) },
    });
    const lines: { id: number }[] = [];
    for (const estimate_stage_type_id of [1, 2]) {
      const stage = await made(admin, `/${id}/stages`, { name: "Posms", estimate_stage_type_id });
      const position = await made(admin, "/positions", {
        estimate_id: id,
        name: "Pozīcija",
        estimate_stage_id: stage.id,
      });
      const position_items = Array.from({ length: random.whole(1, 4) }, lineOf);
      lines.push(...(await made(admin, `/${position.id}/position_items`, { position_items })));
    }
    if (random.chance(0.5)) await cost(`/${id}/additional_costs`);
    if (random.chance(0.5)) await cost(`/position_items/${random.pick(lines).id}/additional_costs`);
    if (random.chance(0.7)) await admin("PATCH", `/estimates/${id}`, { body: { is_approved: true } });
    return { id, lines };
  }

  function lineOf() {
    const quantity = `${random.whole(0, 40)}.${random.pick(["5", "25", "0", "3333"])}`;
    const vat = random.chance(0.3) ? { vat_category: "S", vat_rate: random.pick(["5", "12"]) } : {};
    const amount = random.chance(0.8)
      ? { price: `${random.whole(0, 90)}.${random.whole(1000, 9999)}` }
      : { total: `${random.whole(0, 900)}.${random.whole(10, 99)}` };
    const stock = random.chance(0.8) ? { stock_item_id: random.pick(items).id } : {};
    return { name: "Rinda", measure_unit_id: random.pick([1, 2, 2]), quantity, ...amount, ...vat, ...stock };
  }

  function cost(path: string) {
    const total = `${random.whole(1, 400)}.${random.whole(10, 99)}`;
    return made(admin, path, { name: "Izmaksas", payment_type_id: 1, total });
  }

  /** Documents of an estimate; what the API refuses, as an advance that is too much, is not there. */
  async function bill({ id, lines }: { id: number; lines: { id: number }[] }): Promise<void> {
    const wanted = [
      ...(random.chance(0.4) ? [{ percentage: random.pick(["10", "33.33"]) }] : []),
      ...(random.chance(0.5) ? [{ position_items: [random.pick(lines).id] }] : []),
      ...(random.chance(0.2) ? [{ invoice_type_id: 2, waybill: { purpose: "movement" } }] : []),
      ...(random.chance(0.5) ? [{}] : []),
    ];
    for (const body of wanted) {
      const month = random.pick(["2025-12", "2026-01", "2026-03", "2026-06", "2026-09", "2026-10"]);
      const date = `${month}-${random.whole(10, 28)}`;
      const answer = await admin("POST", `/${id}/invoices`, { body: { date, payment_terms: 10, ...body } });
      if (answer.status === 201 && random.chance(0.85)) await settle(admin, answer.json().data);
    }
  }

  async function settle(admin: Caller, document: { id: number; total_cents: number }): Promise<void> {
    await admin("POST", `/invoices/${document.id}/final_document`, { body: {} });
    if (random.chance(0.5) && document.total_cents > 100)
      await admin("POST", `/invoices/${document.id}/payments`, {
        body: { date: random.pick(["2025-11-30", "2026-06-01", today()]), amount: "1.00", note: "" },
      });
    if (random.chance(0.2)) await admin("DELETE", `/invoices/${document.id}`);
  }
}
