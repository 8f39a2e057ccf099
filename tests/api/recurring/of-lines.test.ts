import { expect, test } from "vitest";
import type { Caller } from "#tests/support/installation.ts";
import { made, refusal } from "../arrange.ts";
import { addItems, type Desk, desk } from "../estimates/arrange.ts";
import { morningOf, office, outcomesOf, planOf, runsOf } from "./arrange.ts";

const hosting = { name: "Mājaslapas uzturēšana", quantity: "4", measure_unit_id: 1, price: "12.50" };
const mail = { name: "E-pasta kastītes", quantity: "3", measure_unit_id: 1, price: "0.3333" };

const ofLines = ({ projectId }: Desk, body: object = {}) => ({
  name: "Uzturēšana",
  project_id: projectId,
  lines: [hosting, mail],
  every: "month",
  day_of_month: 15,
  starts_on: "2032-01-01",
  does: "issue",
  ...body,
});

const estimatesOf = async (caller: Caller, { projectId }: Desk): Promise<{ name: string }[]> =>
  (await caller("GET", `/estimates?project_id=${projectId}`)).json().data;

test("lines become an estimate of the project that is invoiced on each date, to the cent", async () => {
  const { installation, admin, at } = await office();
  const plan = await made(admin, "/recurring_invoices", ofLines(at));
  expect(plan).toMatchObject({
    name: "Uzturēšana",
    project: { id: at.projectId },
    // 4 × 12.50 and 3 × 0.3333, which comes to 1.00.
    estimate: { name: "Uzturēšana", net_cents: 5100 },
    next_on: "2032-01-15",
  });
  const source = (await admin("GET", `/estimates/${plan.estimate.id}`)).json().data;
  expect(source.is_approved).toBe(false);
  expect(source.additional_agency_positions).toHaveLength(1);
  await morningOf(installation, "2032-01-15");
  const [run] = await runsOf(admin, plan);
  expect(run).toMatchObject({ outcome: "issued", invoice: { total_cents: 6171 } });
  const invoice = (await admin("GET", `/invoices/${run?.invoice?.id}`)).json().data;
  expect(invoice).toMatchObject({ net_cents: 5100, vat_cents: 1071, total_cents: 6171 });
  // The lines are changed where they stand, and so is what comes next.
  const [position] = source.additional_agency_positions;
  const change = { body: { price: "20.00" } };
  await admin("PATCH", `/position_items/${position.position_items[0].id}`, change);
  expect((await planOf(admin, plan)).estimate.net_cents).toBe(8100);
  await morningOf(installation, "2032-02-15");
  const [next] = await runsOf(admin, plan);
  expect(next).toMatchObject({ due_on: "2032-02-15", invoice: { total_cents: 9801 } });
  expect(await outcomesOf(admin, plan)).toEqual(["2032-02-15 issued", "2032-01-15 issued"]);
});

test("what cannot be is refused at its field, and leaves no estimate behind", async () => {
  const { admin, at } = await office();
  const before = await estimatesOf(admin, at);
  const refused = async (body: object) =>
    refusal(await admin("POST", "/recurring_invoices", { body: ofLines(at, body) }));
  const cases: [object, string[]][] = [
    [{ lines: [] }, ["lines"]],
    [{ lines: undefined }, ["lines"]],
    [{ project_id: undefined }, ["project_id"]],
    [{ project_id: 999_999 }, ["project_id"]],
    [{ estimate_id: at.estimate.id }, ["estimate_id"]],
    [{ lines: undefined, project_id: undefined }, ["estimate_id"]],
    [{ lines: [hosting, { ...mail, measure_unit_id: 999_999 }] }, ["lines.1.measure_unit_id"]],
    [{ lines: [hosting, { ...mail, price: "-1", quantity: "" }] }, ["lines.1.quantity", "lines.1.price"]],
    [{ lines: [{ ...hosting, price: "900000000", quantity: "900000000" }] }, ["lines.0.quantity"]],
    [{ lines: [{ ...hosting, name: " " }] }, ["lines.0.name"]],
    [{ lines: [{ ...hosting, vat_rate: "12" }] }, ["lines.0"]],
    [{ ends_on: "2031-12-31" }, ["ends_on"]],
    [{ lines: [{ ...hosting, price: "0" }] }, ["lines"]],
    [
      {
        lines: [
          { ...hosting, quantity: "0" },
          { ...mail, price: "0.001" },
        ],
      },
      ["lines"],
    ],
  ];
  for (const [body, fields] of cases) {
    const { status, errors } = await refused(body);
    expect({ body, status, fields: Object.keys(errors) }).toEqual({ body, status: 422, fields });
  }
  expect(await estimatesOf(admin, at)).toEqual(before);
});

test("of a finished project or an archived client there is no new plan, of lines or of an estimate", async () => {
  const { admin, at } = await office();
  const before = await estimatesOf(admin, at);
  const ofEstimate = { ...ofLines(at), project_id: undefined, lines: undefined, estimate_id: at.estimate.id };
  const refused = async () => {
    const answers = [ofLines(at), ofEstimate].map((body) => admin("POST", "/recurring_invoices", { body }));
    return (await Promise.all(answers)).map(refusal);
  };
  const project = `/projects/${at.projectId}`;
  await admin("PATCH", project, { body: { status_id: 3 } });
  expect(await refused()).toEqual([
    { status: 422, errors: { project_id: ["Projekts ir pabeigts"] } },
    { status: 422, errors: { estimate_id: ["Projekts ir pabeigts"] } },
  ]);
  await admin("PATCH", project, { body: { status_id: 2 } });
  await admin("DELETE", `/customers/${at.clientId}`);
  expect(await refused()).toEqual([
    { status: 422, errors: { project_id: ["Projekta klients ir arhivēts"] } },
    { status: 422, errors: { estimate_id: ["Projekta klients ir arhivēts"] } },
  ]);
  expect(await estimatesOf(admin, at)).toEqual(before);
  expect((await admin("GET", "/recurring_invoices")).json().data).toEqual([]);
});

test("an estimate that comes to nothing is not repeated, and what it says is told at its field", async () => {
  const { admin, at } = await office();
  const empty = await desk(admin);
  const free = await desk(admin);
  await addItems(free, [{ name: "Skice", price: "0" }]);
  await admin("PATCH", `/estimates/${at.estimate.id}`, { body: { discount: "100" } });
  const { project_id: _, lines: __, ...plan } = ofLines(at);
  for (const { estimate } of [empty, free, at]) {
    const body = { ...plan, estimate_id: estimate.id };
    expect(refusal(await admin("POST", "/recurring_invoices", { body }))).toEqual({
      status: 422,
      errors: { estimate_id: ["Rēķina summa būtu 0,00 €"] },
    });
  }
});

test("the same plan a second time is refused, whoever sends it; under another name it is taken", async () => {
  const { admin, at } = await office();
  const before = await estimatesOf(admin, at);
  const send = (body: object) => admin("POST", "/recurring_invoices", { body: ofLines(at, body) });
  const answers = await Promise.all([send({}), send({})]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
  expect((await send({ every: "quarter" })).status).toBe(201);
  expect((await send({ name: "Uzturēšana, otrā" })).status).toBe(201);
  expect(await estimatesOf(admin, at)).toHaveLength(before.length + 3);
});

test("lines are changed in the estimate: with a change of the plan they are refused, and nothing of it is saved", async () => {
  const { admin, at } = await office();
  const plan = await made(admin, "/recurring_invoices", ofLines(at));
  const change = { name: "Cits", lines: [{ ...hosting, price: "99.00" }] };
  for (const body of [change, { name: "Cits", lines: [] }])
    expect(refusal(await admin("PATCH", `/recurring_invoices/${plan.id}`, { body }))).toEqual({
      status: 422,
      errors: { lines: ["Šo lauku šeit norādīt nevar"] },
    });
  expect(await planOf(admin, plan)).toEqual(plan);
});

test("sent twice with one key it is one plan and one estimate", async () => {
  const { admin, at } = await office();
  const before = await estimatesOf(admin, at);
  const send = () =>
    admin("POST", "/recurring_invoices", { body: ofLines(at), headers: { "Idempotency-Key": "lines-once" } });
  const answers = [await send(), await send()];
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  expect(answers[0]?.json().data.id).toBe(answers[1]?.json().data.id);
  expect(await estimatesOf(admin, at)).toHaveLength(before.length + 1);
});
