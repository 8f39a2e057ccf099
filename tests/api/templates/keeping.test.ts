import { beforeAll, describe, expect, test } from "vitest";
import type { Caller } from "#tests/support/installation.ts";
import { emptyOffice, made, refusal } from "../arrange.ts";
import { anItem } from "../catalogue.ts";
import { addItems, type Desk, desk } from "../estimates/arrange.ts";

let admin: Caller;
let at: Desk;
let itemId: number;

const list = async (query = "") => (await admin("GET", `/estimate_templates${query}`)).json();
const read = async (id: number) => (await admin("GET", `/estimate_templates/${id}`)).json().data;
const keep = (path: string, body: object, headers = {}) =>
  admin("POST", `${path}/templates`, { body, headers });

beforeAll(async () => {
  admin = (await emptyOffice()).admin;
  at = await desk(admin);
  itemId = (await made(admin, "/stock_items", anItem({ name: "Dizains", price: "25" }))).id;
  await addItems(at, [
    { stock_item_id: itemId, quantity: "4" },
    { name: "Druka", name_en: "Print", total: "70", vat_category: "AE", vat_rate: "0" },
    { name: "Foto", price: "10", choice: "optional", is_chosen: false },
  ]);
  await made(admin, "/positions", { estimate_id: at.estimate.id, name: "Kurjers", type_id: 2 });
  await admin("PATCH", `/estimates/${at.estimate.id}`, {
    body: { discount: 10, commentary: "<p>Cena bez piegādes</p>" },
  });
});

describe("a template", () => {
  test("keeps an estimate with its stages, positions, lines and texts", async () => {
    const kept = await keep(`/estimates/${at.estimate.id}`, { name: "Buklets" });
    expect(kept.status).toBe(201);
    const { id } = kept.json().data;
    // 4 × 25 and 70, without the line that nobody has chosen, less a tenth.
    expect(kept.json().data).toEqual({
      id,
      name: "Buklets",
      kind: "estimate",
      estimate_type_id: 1,
      lines: 3,
      net_cents: 15300,
      version: 1,
    });
    const { content } = await read(id);
    expect(content).toMatchObject({ commentary: "<p>Cena bez piegādes</p>", discount: "10.00" });
    expect(content.positions).toEqual([{ type_id: 2, name: "Kurjers", name_en: "", position_items: [] }]);
    const [stage] = content.stages;
    expect(stage).toMatchObject({ type_id: 1, name: "Dizains", positions: [{ name: "Buklets" }] });
    const usual = { vat_category: null, vat_rate: null, choice: "always", choice_group: null };
    expect(stage.positions[0].position_items).toMatchObject([
      {
        ...usual,
        name: "Dizains",
        stock_item_id: itemId,
        measure_unit_id: 2,
        quantity: "4.00",
        price: "25.00",
      },
      {
        name: "Druka",
        name_en: "Print",
        price: null,
        total_cents: 7000,
        vat_category: "AE",
        vat_rate: "0.00",
      },
      { name: "Foto", price: "10.00", choice: "optional", is_chosen: false },
    ]);
  });

  test("keeps a stage and a position as blocks", async () => {
    const stage = await made(admin, `/stages/${at.stage.id}/templates`, { name: "Posms" });
    expect(stage).toMatchObject({ kind: "block", lines: 3, net_cents: 17000 });
    expect((await read(stage.id)).content).toMatchObject({
      stages: [{ name: "Dizains", positions: [{ name: "Buklets" }] }],
      positions: [],
      commentary: "",
      discount: "0.00",
    });
    const position = await made(admin, `/positions/${at.position.id}/templates`, { name: "Pozīcija" });
    expect(position).toMatchObject({ kind: "block", lines: 3, net_cents: 17000 });
    expect((await read(position.id)).content).toMatchObject({
      stages: [],
      positions: [{ name: "Buklets", position_items: [{}, {}, {}] }],
    });
  });

  test("is listed in Latvian order, by kind, type and what is searched for, without what is in it", async () => {
    for (const name of ["Šķirsts", "Saite", "Ābols"])
      await made(admin, `/positions/${at.position.id}/templates`, { name });
    const { data, meta } = await list("?kind=block");
    expect(data.map(({ name }: { name: string }) => name)).toEqual([
      ...["Ābols", "Posms", "Pozīcija", "Saite", "Šķirsts"],
    ]);
    expect(meta.total).toBe(5);
    expect(data[0]).not.toHaveProperty("content");
    expect((await list("?kind=estimate")).data).toMatchObject([{ name: "Buklets" }]);
    expect((await list("?estimate_type_id=2")).data).toEqual([]);
    expect((await list("?q=skirsts")).data).toMatchObject([{ name: "Šķirsts" }]);
    expect(await refusal(await admin("GET", "/estimate_templates?kind=page"))).toEqual({
      status: 422,
      errors: { kind: ["Izvēlieties vienu no piedāvātajām vērtībām"] },
    });
  });
});

describe("a name that is taken", () => {
  test("is refused at its field with the template that has it, and replaces that where it is meant", async () => {
    const first = await made(admin, `/estimates/${at.estimate.id}/templates`, { name: "Reklāma" });
    const again = await keep(`/stages/${at.stage.id}`, { name: " Reklāma " });
    expect(refusal(again)).toEqual({
      status: 422,
      errors: { name: ["Sagatave ar šādu nosaukumu jau ir"] },
    });
    expect(again.json().data).toEqual(first);
    const replaced = await keep(`/stages/${at.stage.id}`, { name: "Reklāma", replaces: true });
    expect(replaced.json().data).toMatchObject({ id: first.id, kind: "block", version: 2, net_cents: 17000 });
    expect((await read(first.id)).content).toMatchObject({ commentary: "", positions: [] });
  });

  test("does not replace what a colleague has replaced meanwhile", async () => {
    const { id } = await made(admin, `/stages/${at.stage.id}/templates`, { name: "Kampaņa" });
    await made(admin, `/positions/${at.position.id}/templates`, { name: "Kampaņa", replaces: true });
    const late = await keep(
      `/estimates/${at.estimate.id}`,
      { name: "Kampaņa", replaces: true },
      { "if-match": '"1"' },
    );
    expect(late.status).toBe(412);
    expect(late.json().data).toMatchObject({ id, version: 2 });
    const seen = await keep(
      `/estimates/${at.estimate.id}`,
      { name: "Kampaņa", replaces: true },
      { "if-match": '"2"' },
    );
    expect(seen.json().data).toMatchObject({ id, kind: "estimate", version: 3 });
  });

  test("is refused to another template that is renamed", async () => {
    const one = await made(admin, `/stages/${at.stage.id}/templates`, { name: "Viens" });
    await made(admin, `/stages/${at.stage.id}/templates`, { name: "Divi" });
    const path = `/estimate_templates/${one.id}`;
    expect(refusal(await admin("PATCH", path, { body: { name: "Divi" } }))).toEqual({
      status: 422,
      errors: { name: ["Sagatave ar šādu nosaukumu jau ir"] },
    });
    const renamed = await admin("PATCH", path, { body: { name: "Trīs" }, headers: { "if-match": '"1"' } });
    expect(renamed.json().data).toMatchObject({ id: one.id, name: "Trīs", version: 2 });
    const late = await admin("PATCH", path, { body: { name: "Četri" }, headers: { "if-match": '"1"' } });
    expect(late.status).toBe(412);
    expect((await list("?q=tris")).data).toMatchObject([{ id: one.id }]);
  });
});

test("a template is deleted as it was seen, and is gone then", async () => {
  const { id } = await made(admin, `/stages/${at.stage.id}/templates`, { name: "Vecs" });
  const path = `/estimate_templates/${id}`;
  await admin("PATCH", path, { body: { name: "Vecais" } });
  expect((await admin("DELETE", path, { headers: { "if-match": '"1"' } })).status).toBe(412);
  expect((await admin("DELETE", path, { headers: { "if-match": '"2"' } })).json().data).toEqual({
    id,
    outcome: "deleted",
  });
  expect((await admin("GET", path)).status).toBe(404);
});

test("what is not there is not kept, nor under no name", async () => {
  for (const path of ["/estimates/999999", "/stages/999999", "/positions/999999"])
    expect((await keep(path, { name: "Nekas" })).status).toBe(404);
  expect(refusal(await keep(`/estimates/${at.estimate.id}`, { name: " " }))).toEqual({
    status: 422,
    errors: { name: ["Šis lauks ir obligāts"] },
  });
});
