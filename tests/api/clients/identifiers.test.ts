import { beforeAll, describe, expect, test } from "vitest";
import type { Caller } from "#tests/support/installation.ts";
import { aClient, emptyOffice, made, refusal } from "../arrange.ts";

// Domain facts §2: valid VAT number and IBAN, and the same with the last digit changed.
const vat = "LV40003032949";
const iban = "LV80BANK0000435195001";

describe("the identifiers of a client", () => {
  let admin: Caller;
  let bank: { id: number; name: string; swift: string };
  const create = (fields: object) => admin("POST", "/customers", { body: aClient(fields) });

  beforeAll(async () => {
    admin = (await emptyOffice()).admin;
    bank = await made(admin, "/banks", { name: "Banka", swift: "BANKLV22" });
  });

  test("are stored in their canonical form, however they were typed", async () => {
    const typed = {
      vat_nr: "lv 4000-3032949",
      reg_nr: " 40003 032\u00a0949",
      iban: "lv80 BANK 0000 4351 95001",
    };
    expect((await create(typed)).json().data).toMatchObject({ vat_nr: vat, reg_nr: "40003032949", iban });
  });

  test.each([
    ["a wrong checksum", "LV40003521601"],
    ["a digit too few", "LV4000352160"],
  ])("a VAT number with %s is refused", async (_, vat_nr) => {
    expect(refusal(await create({ vat_nr }))).toEqual({
      status: 422,
      errors: { vat_nr: ["PVN numurs nav derīgs"] },
    });
  });

  test.each([
    ["without a country", "40003521600"],
    ["of the wrong length", "DE12345678"],
    ["of Greece under GR", "GR123456789"],
    ["of a country that there is not", "QQ123456789"],
  ])("a VAT number %s is refused", async (_, vat_nr) => {
    expect(refusal(await create({ vat_nr })).errors.vat_nr[0]).toMatch(/^PVN numurs nav derīgs: pārbaudiet/);
  });

  test("a foreign VAT number and a registration number with a wrong checksum are taken", async () => {
    const created = await create({ vat_nr: "DE123456789", reg_nr: "40003521601" });
    expect(created.status).toBe(201);
    expect(created.json().data).toMatchObject({ vat_nr: "DE123456789", reg_nr: "40003521601" });
  });

  test.each([
    ["a wrong checksum", "LV80BANK0000435195002"],
    ["a character too few", "LV80BANK000043519500"],
    ["an unknown country", "XX80BANK0000435195001"],
  ])("an IBAN with %s is refused", async (_, wrong) => {
    expect(refusal(await create({ iban: wrong }))).toEqual({
      status: 422,
      errors: { iban: ["IBAN nav derīgs"] },
    });
  });

  test("bank and IBAN are shown together", async () => {
    const { id } = (await create({ bank_id: bank.id, iban })).json().data;
    const { data } = (await admin("GET", `/customers/${id}`)).json();
    expect(data.bank).toEqual({ id: bank.id, name: "Banka", swift: "BANKLV22" });
    expect(data.iban).toBe(iban);
  });

  test("an IBAN of another bank is refused, also when only the bank is changed", async () => {
    const other = await made(admin, "/banks", { name: "Ziedu banka", swift: "ZIEDLV22" });
    const wrong = { status: 422, errors: { iban: ["IBAN neatbilst izvēlētajai bankai"] } };
    expect(refusal(await create({ bank_id: other.id, iban }))).toEqual(wrong);
    const { id } = (await create({ bank_id: bank.id, iban })).json().data;
    expect(refusal(await admin("PATCH", `/customers/${id}`, { body: { bank_id: other.id } }))).toEqual(wrong);
    const body = { bank_id: other.id, iban: "LV58ZIED0000435195001" };
    expect((await admin("PATCH", `/customers/${id}`, { body })).status).toBe(200);
  });

  test("a bank that is not there cannot be chosen", async () => {
    expect(refusal(await create({ bank_id: 4242 }))).toEqual({
      status: 422,
      errors: { bank_id: ["Šāda banka vairs nav pieejama"] },
    });
  });

  test("a hidden bank cannot be chosen, but who has it keeps it", async () => {
    const hidden = await made(admin, "/banks", { name: "Slēgtā banka", swift: "SLEGLV22" });
    const { id } = (await create({ bank_id: hidden.id })).json().data;
    await admin("PATCH", `/banks/${hidden.id}`, { body: { status: 0 } });
    expect(refusal(await create({ bank_id: hidden.id }))).toEqual({
      status: 422,
      errors: { bank_id: ["Šāda banka vairs nav pieejama"] },
    });
    const kept = await admin("PATCH", `/customers/${id}`, { body: { bank_id: hidden.id, address: "Rīga" } });
    expect(kept.json().data).toMatchObject({ address: "Rīga", bank: { id: hidden.id } });
    expect(
      (await admin("PATCH", `/customers/${id}`, { body: { bank_id: null } })).json().data.bank,
    ).toBeNull();
  });

  test("a registration number is of one client", async () => {
    const taken = { status: 422, errors: { reg_nr: ["Klients ar šādu reģistrācijas numuru jau ir"] } };
    await create({ reg_nr: "40103432544" });
    const { id } = (await create({ reg_nr: "40103675850" })).json().data;
    expect(refusal(await create({ reg_nr: "40103 432544" }))).toEqual(taken);
    expect(refusal(await admin("PATCH", `/customers/${id}`, { body: { reg_nr: "40103432544" } }))).toEqual(
      taken,
    );
    expect((await admin("PATCH", `/customers/${id}`, { body: { reg_nr: "40103675850" } })).status).toBe(200);
  });

  test("of two clients entered at once with one registration number one is stored", async () => {
    const answers = await Promise.all([1, 2, 3].map(() => create({ reg_nr: "40103689367" })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
  });

  test("any number of clients have no registration number", async () => {
    expect((await create({ reg_nr: "" })).status).toBe(201);
    expect((await create({})).status).toBe(201);
  });
});
