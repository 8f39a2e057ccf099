import { beforeAll, expect, test } from "vitest";
import type { Caller } from "#tests/support/installation.ts";
import { emptyOffice, made } from "../arrange.ts";
import { anItem } from "../catalogue.ts";
import { addItems, approve, type Desk, desk } from "../estimates/arrange.ts";

let admin: Caller;
/** The unit of hours that an installation begins with. */
const hourUnit = 2;

beforeAll(async () => {
  admin = (await emptyOffice()).admin;
});

/** The one row of a report of a client; undefined where there is none. */
async function reported(at: Desk, report: string) {
  const answer = await admin("POST", `/reports/${report}`, { body: { customer_id: at.clientId } });
  expect(answer.status).toBe(200);
  return answer.json().data.at(0);
}

const figures = async ({ projectId }: Desk) =>
  (await admin("GET", `/projects/${projectId}/overview`)).json().data.figures;

const left = { choice: "optional", is_chosen: false };

test("hours and what is left to invoice are of the lines that were chosen", async () => {
  const at = await desk(admin);
  const work = await made(admin, "/stock_items", anItem({ measure_unit_id: hourUnit }));
  const hours = { stock_item_id: work.id, price: 50 };
  const group = { choice: "alternative", choice_group: 1 };
  await addItems(at, [
    { ...hours, quantity: 4 },
    { ...hours, quantity: 100, ...left },
    { ...hours, quantity: 2.5, ...group },
    { ...hours, quantity: 10, ...group },
  ]);
  await approve(at);
  // 4 and 2.5 hours at 50.00.
  const estimated_hours = 65_000;
  expect(await figures(at)).toMatchObject({
    estimated_hours,
    agreed_cents: 32_500,
    remaining_cents: 32_500,
  });
  expect(await reported(at, "all_customer_stock_item_hours")).toMatchObject({ estimated_hours });
  const planned = await admin("GET", `/reports/project-stock-hours/${at.projectId}`);
  expect(planned.json().data).toMatchObject([{ estimated_hours }]);
  expect(await reported(at, "projects_total")).toMatchObject({
    agreed_cents: 32_500,
    remaining_cents: 32_500,
  });
});

test("production costs are of the lines that were chosen, and of the estimate as a whole", async () => {
  const at = await desk(admin);
  const place = { estimate_id: at.estimate.id, name: "Druka", type_id: 2 };
  const { id } = await made(admin, "/positions", place);
  const [kept, out] = await addItems(
    at,
    [
      { name: "Druka", price: 100 },
      { name: "Laka", price: 40, ...left },
    ],
    id,
  );
  const cost = { name: "Tipogrāfija", payment_type_id: 1 };
  await made(admin, `/position_items/${kept?.id}/additional_costs`, { ...cost, total: "60.00" });
  await made(admin, `/position_items/${out?.id}/additional_costs`, { ...cost, total: "25.00" });
  await made(admin, `/${at.estimate.id}/additional_costs`, { ...cost, total: "5.00" });
  expect(await reported(at, "production_costs")).toMatchObject({
    whole_costs_cents: 500,
    line_costs_cents: 6000,
    costs_cents: 6500,
    charged_cents: 10_000,
    margin_cents: 3500,
  });
  await approve(at);
  expect(await figures(at)).toMatchObject({ agreed_cents: 10_000, costs_cents: 6500 });
});
