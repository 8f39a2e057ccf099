import { beforeAll, describe, expect, test } from "vitest";
import { today } from "#model/date/dates.ts";
import type { Caller } from "#tests/support/installation.ts";
import { emptyOffice, made, refusal } from "../arrange.ts";
import { addItems, approve, current, desk } from "./arrange.ts";

let admin: Caller;

const change = (id: number, body: object, headers = {}) =>
  admin("PATCH", `/estimates/${id}`, { body, headers });

beforeAll(async () => {
  admin = (await emptyOffice()).admin;
});

describe("an estimate", () => {
  test("is made for a project, empty, and numbered within it", async () => {
    const { projectId, estimate } = await desk(admin);
    const project = (await admin("GET", `/projects/${projectId}`)).json().data;
    expect(estimate).toMatchObject({
      estimate_nr: `${project.project_nr}/1`,
      name: "Tāme",
      date: today(),
      discount: "0.00",
      vat_category: "S",
      vat_rate: "21.00",
      is_approved: false,
      version: 1,
      additional_costs: [],
      project: { id: projectId, name: project.name, customer: { name: project.customer.name } },
      sums: { total_cents: 0, vat: [] },
    });
    const second = await made(admin, "/estimates", { name: "Otrā", project_id: projectId });
    expect(second.estimate_nr).toBe(`${project.project_nr}/2`);
    const listed = (await admin("GET", `/estimates?project_id=${projectId}`)).json().data;
    expect(listed.map(({ name }: { name: string }) => name)).toEqual(["Tāme", "Otrā"]);
  });

  test.each([
    ["without a name", { name: " ", project_id: 1 }, "name", "Šis lauks ir obligāts"],
    ["of no project", { name: "Tāme" }, "project_id", "Izvēlieties projektu"],
    [
      "of a project that is gone",
      { name: "Tāme", project_id: 424_242 },
      "project_id",
      "Šāds projekts vairs nav pieejams",
    ],
  ])("%s is refused", async (_, body, field, message) => {
    const answer = await admin("POST", "/estimates", { body });
    expect(answer.status).toBe(422);
    expect(answer.json().errors[field]).toEqual([message]);
  });

  test("changes its discount, its VAT and its commentary, without what could run", async () => {
    const { estimate } = await desk(admin);
    const commentary = '<p onclick="x()">Bez <b>piegādes</b> <strong>cenas</strong></p><script>x()</script>';
    const answer = await change(estimate.id, { discount: "7,5", vat: 12, commentary });
    expect(answer.json().data).toMatchObject({
      discount: "7.50",
      vat_rate: "12.00",
      version: 2,
      commentary: "<p>Bez <strong>piegādes</strong> <strong>cenas</strong></p>",
    });
    expect(answer.headers.etag).toBe('"2"');
  });

  test.each([
    [{ discount: "101" }, "discount", "Ievadiet procentus no 0 līdz 100"],
    [{ commentary: "<p>a&#xFFFF;b</p>" }, "commentary", "Tekstā ir neatļautas rakstzīmes"],
    [{ discount: "-1" }, "discount", "Ievadiet procentus no 0 līdz 100"],
    [{ vat: "daudz" }, "vat", "Ievadiet procentus no 0 līdz 100"],
    [{ vat: 21, vat_category: "K" }, "vat", "Šim PVN veidam likme ir 0 %"],
    [
      { vat: 17 },
      "vat",
      "Tāda PVN likme nav spēkā. Izvēlieties kādu no iestatījumos norādītajām PVN likmēm.",
    ],
    [{ vat_category: "Z" }, "vat_category", "Izvēlieties vienu no piedāvātajām vērtībām"],
  ])("refuses %j at its field", async (body, field, message) => {
    const { estimate } = await desk(admin);
    expect(refusal(await change(estimate.id, body))).toEqual({ status: 422, errors: { [field]: [message] } });
  });

  test("that a colleague changed meanwhile is shown as it is", async () => {
    const { estimate } = await desk(admin);
    await change(estimate.id, { discount: 5 }, { "If-Match": '"1"' });
    const late = await change(estimate.id, { discount: 10 }, { "If-Match": '"1"' });
    expect(late.status).toBe(412);
    expect(late.json()).toMatchObject({ data: { discount: "5.00", version: 2 } });
  });

  test("is deleted with everything in it, and not while it has costs", async () => {
    const at = await desk(admin);
    await addItems(at, [{ name: "Darbs", price: 5 }]);
    const cost = await made(admin, `/${at.estimate.id}/additional_costs`, {
      name: "Kurjers",
      payment_type_id: 1,
      total: 12,
    });
    const kept = await admin("DELETE", `/estimates/${at.estimate.id}`);
    expect({ status: kept.status, message: kept.json().message }).toEqual({
      status: 409,
      message: "Pārliecinieties, ka pozīcijai nav pievienotu papildu izmaksu!",
    });
    await admin("DELETE", `/additional_costs/${cost.id}`);
    expect((await admin("DELETE", `/estimates/${at.estimate.id}`)).status).toBe(200);
    for (const path of [`/estimates/${at.estimate.id}`, `/${at.position.id}/position_items`])
      expect((await admin("GET", path)).status).toBe(404);
  });

  test("keeps its project from being deleted", async () => {
    const { projectId } = await desk(admin);
    const answer = await admin("DELETE", `/projects/${projectId}`);
    expect({ status: answer.status, message: answer.json().message }).toEqual({
      status: 409,
      message: "Šo projektu dzēst nevar, jo tas ir kalendārā vai tam ir tāmes",
    });
  });
});

describe("an approval", () => {
  test("says who and when, and can be taken back", async () => {
    const at = await desk(admin);
    await addItems(at, [{ name: "Darbs", price: 5 }]);
    await approve(at);
    expect(await current(at)).toMatchObject({
      is_approved: true,
      approved_by: { name: "Anna Ozola" },
      approved_at: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T.*Z$/),
    });
    await change(at.estimate.id, { is_approved: false });
    expect(await current(at)).toMatchObject({ is_approved: false, approved_by: null, approved_at: null });
  });

  test("of an empty estimate is refused", async () => {
    const { estimate } = await desk(admin);
    const answer = await change(estimate.id, { is_approved: true });
    expect({ status: answer.status, message: answer.json().message }).toEqual({
      status: 422,
      message: "Tāmē vēl nav nevienas pozīcijas, ko apstiprināt",
    });
  });

  test("of what was not looked at is refused with what it is now", async () => {
    const at = await desk(admin);
    const [item] = await addItems(at, [{ name: "Darbs", price: 5 }]);
    const seen = (await current(at)).revision;
    await admin("PATCH", `/position_items/${item?.id}`, { body: { price: 500 } });
    const answer = await change(at.estimate.id, { is_approved: true, seen_revision: seen });
    expect(answer.status).toBe(412);
    expect(answer.json().data.sums.agency_cents).toBe(50_000);
    expect((await current(at)).is_approved).toBe(false);
  });

  test("closes everything that the client agreed to", async () => {
    const at = await desk(admin);
    const [item] = await addItems(at, [{ name: "Darbs", price: 5 }]);
    await approve(at);
    const before = await current(at);
    const { id } = at.estimate;
    const tries: [method: string, path: string, body?: object][] = [
      ["PATCH", `/estimates/${id}`, { discount: 10 }],
      ["DELETE", `/estimates/${id}`],
      ["POST", `/${id}/stages`, { name: "Vēl" }],
      ["PATCH", `/stages/${at.stage.id}`, { name: "Cits" }],
      ["DELETE", `/stages/${at.stage.id}`],
      ["POST", `/stages/${at.stage.id}/duplicate`],
      ["PATCH", "/estimate_stages_position_order", { stages: [{ id: at.stage.id }] }],
      ["POST", "/positions", { estimate_id: id, name: "Vēl" }],
      ["PATCH", `/positions/${at.position.id}`, { name: "Cita" }],
      ["DELETE", `/positions/${at.position.id}`],
      ["POST", `/positions/${at.position.id}/duplicate`],
      ["POST", `/${at.position.id}/position_items`, { position_items: [{ name: "Vēl" }] }],
      ["PATCH", `/position_items/${item?.id}`, { price: 7 }],
      ["DELETE", `/position_items/${item?.id}`],
      ["POST", `/position_items/${item?.id}/duplicate`],
      ["POST", `/position_items/${item?.id}/images`, { images: [] }],
    ];
    for (const [method, path, body] of tries)
      expect([path, (await admin(method, path, { body })).status]).toEqual([path, 409]);
    expect(await current(at)).toEqual(before);
  });

  test("does not keep costs from coming in", async () => {
    const at = await desk(admin);
    const [item] = await addItems(at, [{ name: "Darbs", price: 5 }]);
    await approve(at);
    const cost = { name: "Kurjers", payment_type_id: 3, total: "12,50" };
    await made(admin, `/position_items/${item?.id}/additional_costs`, cost);
    const { sums, revision } = await current(at);
    expect(sums?.net_cents).toBe(500);
    expect(revision).toBe(at.estimate.revision + 4);
  });
});
