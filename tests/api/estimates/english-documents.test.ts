import { beforeAll, describe, expect, test } from "vitest";
import type { Caller } from "#tests/support/installation.ts";
import { pagesIn } from "#tests/support/pdf-text.ts";
import { aClient, aProject, emptyOffice, made } from "../arrange.ts";
import { aProduct } from "../products/catalogue.ts";

let admin: Caller;
let projectId = 0;
beforeAll(async () => {
  admin = (await emptyOffice()).admin;
  const body = {
    legal_name: "Press, SIA",
    reg_nr: "40003521600",
    vat_nr: "LV40003521600",
    address: "Riga",
    footer: "Paldies, ka strādājat kopā ar mums!",
    footer_en: "Thank you for working with us",
    accounts: [{ bank: "Bank", bic: "BANKLV22", iban: "LV80BANK0000435195001" }],
  };
  expect((await admin("PATCH", "/companies/1/details", { body })).status).toBe(200);
  const client = aClient({ name: "Buyer", reg_nr: "40003032949", address: "Ogre", document_language: "en" });
  const { id } = await made(admin, "/customers", client);
  const manager = (await admin("GET", "/user")).json();
  const project = aProject({ name: "Campaign", client: id, project_manager: (manager.data ?? manager).id });
  projectId = (await made(admin, "/projects", project)).id;
});

/** An estimate with a stage, a position and a line, each in both languages. */
async function estimated(type: number, item: object): Promise<number> {
  const estimate = await made(admin, "/estimates", {
    name: "Autumn",
    project_id: projectId,
    estimate_type_id: type,
  });
  const stage = await made(admin, `/${estimate.id}/stages`, { name: "Maketēšana", name_en: "Layout" });
  const position = { estimate_id: estimate.id, estimate_stage_id: stage.id, position_items: [item] };
  await made(admin, "/positions", { ...position, name: "Šķirstāmā grāmata", name_en: "Flip book" });
  return estimate.id;
}

async function english(path: string): Promise<string> {
  const answer = await admin("GET", path);
  expect(answer.status, answer.text.slice(0, 200)).toBe(200);
  return pagesIn(answer.bytes).join("\n");
}

const line = {
  name: "Ķēžu attēls",
  name_en: "Chain picture",
  measure_unit_id: 1,
  quantity: "2",
  price: "10",
};
const latvian = /[āčēģīķļņšūž]/iu;

describe("a document in English", () => {
  test("of an estimate names stages, positions and lines in English, and has no Latvian letter", async () => {
    const text = await english(`/estimates/pdf/${await estimated(1, line)}/?lang=en`);
    for (const said of ["Layout", "Flip book", "Chain picture 2 pcs"]) expect(text).toContain(said);
    expect(text).not.toMatch(latvian);
  });

  test("of an offer has no Latvian letter", async () => {
    const words = (lv: string, en: string) => ({ lv, en });
    const product = await made(
      admin,
      "/products",
      aProduct({
        name: words("Krūze", "Mug"),
        color: words("zaļa", "green"),
        size: words("liela ē", "large"),
        material: words("māls", "clay"),
      }),
    );
    const id = await estimated(2, { product_id: product.id, quantity: "1", price: "5" });
    const text = await english(`/estimates/offer-pdf/${id}/?lang=en`);
    expect(text).toContain("Mug");
    expect(text).toContain("Material: clay");
    expect(text).not.toMatch(latvian);
  });

  test("of an invoice ends with the company's English words, and has no Latvian letter", async () => {
    const id = await estimated(1, line);
    const { id: draft } = await made(admin, `/${id}/invoices`, {});
    const text = await english(`/invoices/pdf/${draft}?lang=eng`);
    expect(text).toContain("Thank you for working with us");
    expect(text).not.toMatch(latvian);
    expect(await english(`/invoices/pdf/${draft}?lang=lv`)).toContain("Paldies, ka strādājat");
  });
});

test("English names are changed by themselves, and a copy has them", async () => {
  const id = await estimated(1, line);
  const read = async () => (await admin("GET", `/estimates/${id}`)).json().data.agency_costs_stages;
  const [stage] = await read();
  const change = (path: string, body: object) => admin("PATCH", path, { body });
  expect((await change(`/stages/${stage.id}`, { name_en: "Typesetting" })).status).toBe(200);
  expect((await change(`/positions/${stage.positions[0].id}`, { name: "Cits" })).status).toBe(200);
  const copy = await made(admin, `/stages/${stage.id}/duplicate`, {});
  for (const one of [(await read())[0], copy]) {
    expect(one).toMatchObject({ name: "Maketēšana", name_en: "Typesetting" });
    expect(one.positions[0]).toMatchObject({ name: "Cits", name_en: "Flip book" });
  }
});
