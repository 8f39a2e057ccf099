import { beforeAll, describe, expect, test } from "vitest";
import { roleIds } from "#model/user/role.ts";
import { aClient, aProject, emptyOffice, made, refusal } from "../arrange.ts";
import { hired, type Office } from "../people.ts";
import { accounting, internal_rates, noInterest } from "./begins-with.ts";

const path = "/companies/1/details";
const account = { bank: "Banka", bic: "BANKLV22", iban: "LV80BANK0000435195001" };
const seller = {
  legal_name: "Kalnu druka, SIA",
  reg_nr: "40003521600",
  vat_nr: "LV40003521600",
  address: "Brīvības iela 1, Rīga, LV-1010",
  country: "EE",
  einvoice_scheme: "",
  einvoice_id: "",
  email: "birojs@kalnudruka.lv",
  phone: "+371 67000000",
  accounts: [account],
  vat_category: "S",
  vat_rate: "12.00",
  payment_terms: 30,
  advance_percentage: "30.00",
  quantity_tolerance: "7.50",
  accepted_status: "offered",
  payment_link: "https://maksa.example/{amount}",
  footer: "Paldies par sadarbību",
  footer_en: "Thank you",
  series: {
    invoice: { prefix: "KD/", with_year: false, width: 6 },
    waybill: { prefix: "", with_year: true, width: 1 },
    credit_note: { prefix: "Kr.", with_year: true, width: 8 },
  },
};

describe("the company's details", () => {
  /** Where everything is refused, so that nothing changes. */
  let office: Office;
  beforeAll(async () => {
    office = await emptyOffice();
  });

  test("begin empty, with the product's defaults", async () => {
    const answer = await office.admin("GET", path);
    expect(answer.status).toBe(200);
    expect(answer.headers.etag).toBe('"1"');
    expect(answer.json().data).toEqual({
      advance_percentage: "0.00",
      quantity_tolerance: "10.00",
      accepted_status: "in_process",
      payment_link: "",
      legal_name: "",
      reg_nr: "",
      vat_nr: "",
      address: "",
      country: "",
      einvoice_scheme: "",
      einvoice_id: "",
      email: "",
      phone: "",
      footer: "",
      footer_en: "",
      accounts: [],
      internal_rates,
      closing: { until: null },
      bank_booking: { books_certain: false },
      accounting,
      vat_category: "S",
      vat_rate: "21.00",
      payment_terms: 10,
      version: 1,
      series: {
        invoice: { prefix: "RE-", with_year: true, width: 4 },
        waybill: { prefix: "PZ-", with_year: true, width: 4 },
        credit_note: { prefix: "KR-", with_year: true, width: 4 },
      },
      interest: noInterest,
    });
  });

  test("are stored whole, then changed in part, and read by the office", async () => {
    const { installation, admin } = await emptyOffice();
    const saved = await admin("PATCH", path, { body: seller });
    expect(saved.status).toBe(200);
    expect(saved.headers.etag).toBe('"2"');
    const own = {
      interest: noInterest,
      internal_rates,
      closing: { until: null },
      bank_booking: { books_certain: false },
      accounting,
    };
    expect(saved.json().data).toEqual({ ...seller, ...own, version: 2 });
    const body = { payment_terms: null, phone: null };
    const changed = await admin("PATCH", path, { body, headers: { "If-Match": '"2"' } });
    const after = { ...seller, ...own, payment_terms: null, phone: "", version: 3 };
    expect(changed.json().data).toEqual(after);
    const { caller } = await hired({ installation, admin });
    expect((await caller("GET", path)).json()).toEqual(changed.json());
  });

  test("are stored as identifiers are compared", async () => {
    const { admin } = await emptyOffice();
    const body = {
      reg_nr: "4000 352-1600",
      vat_nr: "lv 40003521600",
      accounts: [{ ...account, bic: "bank lv22", iban: "lv80 bank 0000 4351 9500 1" }],
    };
    const { data } = (await admin("PATCH", path, { body })).json();
    expect(data).toMatchObject({ reg_nr: "40003521600", vat_nr: "LV40003521600", accounts: [account] });
  });

  test("take a registration number whose check digit is wrong", async () => {
    const { admin } = await emptyOffice();
    expect((await admin("PATCH", path, { body: { reg_nr: "40003521601" } })).status).toBe(200);
  });

  const withAccount = (change: object) => ({ accounts: [account, { ...account, ...change }] });
  const withSeries = (change: object) => ({
    series: { ...seller.series, waybill: { ...seller.series.waybill, ...change } },
  });

  test.each([
    ["vat_nr", "PVN numurs nav derīgs", { vat_nr: "LV40003521601" }],
    ["country", "Izvēlieties valsti no saraksta", { country: "QQ" }],
    ["email", "Ievadiet derīgu e-pastu", { email: "birojs" }],
    ["legal_name", "Teksts ir par garu", { legal_name: "x".repeat(201) }],
    ["footer", "Tekstā ir neatļautas rakstzīmes", { footer: "a\u0000b" }],
    ["accounts", "Tik daudz vienā reizē pievienot nevar", { accounts: Array(11).fill(account) }],
    ["accounts.1.iban", "IBAN nav derīgs", withAccount({ iban: "LV80BANK0000435195002" })],
    ["accounts.1.iban", "Šis lauks ir obligāts", withAccount({ iban: "" })],
    ["accounts.1.iban", "IBAN neatbilst izvēlētajai bankai", withAccount({ bic: "HABALV22" })],
    ["accounts.1.bic", "SWIFT kods nav derīgs", withAccount({ bic: "BANK" })],
    ["vat_category", "Izvēlieties vienu no piedāvātajām vērtībām", { vat_category: "X" }],
    ["vat_rate", "Ievadiet procentus no 0 līdz 100", { vat_rate: "101" }],
    [
      "vat_rate",
      "Tāda PVN likme nav spēkā. Izvēlieties kādu no iestatījumos norādītajām PVN likmēm.",
      { vat_rate: "13" },
    ],
    ["vat_rate", "Šim PVN veidam likme ir 0 %", { vat_category: "AE" }],
    ["payment_terms", "Izvēlieties vienu no piedāvātajām vērtībām", { payment_terms: 14 }],
    ["series.waybill.width", "Ciparu skaitam jābūt no 1 līdz 8", withSeries({ width: 0 })],
    ["series.waybill.width", "Ciparu skaitam jābūt no 1 līdz 8", withSeries({ width: 9 })],
    ["series.waybill.width", "Ciparu skaitam jābūt no 1 līdz 8", withSeries({ width: 1e20 })],
    [
      "series.waybill.width",
      "Ciparu skaitam jābūt no 1 līdz 8",
      withSeries({ width: "99999999999999999999" }),
    ],
    ["series.waybill.width", "Šeit jābūt skaitlim", withSeries({ width: "daudz" })],
    ["series.waybill.width", "Šeit jābūt skaitlim", withSeries({ width: "0x4" })],
    ["series.waybill", "Pārbaudiet ievadītos datus", { series: { waybill: "PZ-" } }],
    [
      "series.waybill.with_year",
      "Izvēlieties vienu no piedāvātajām vērtībām",
      withSeries({ with_year: "jā" }),
    ],
    [
      "series.waybill.prefix",
      "Prefiksā var būt burti, cipari, punkts, defise un slīpsvītra",
      withSeries({ prefix: "PZ #" }),
    ],
    [
      "series.waybill.prefix",
      "Šādi numuri jau ir citai dokumentu sērijai",
      withSeries(seller.series.invoice),
    ],
    ["series.waybill.prefix", "Teksts ir par garu", withSeries({ prefix: "x".repeat(13) })],
  ])("refuse what is wrong at %s: %s", async (field, message, body) => {
    expect(refusal(await office.admin("PATCH", path, { body }))).toEqual({
      status: 422,
      errors: { [field]: [message] },
    });
    expect((await office.admin("GET", path)).json().data.version).toBe(1);
  });

  test("are not changed on an old view of them", async () => {
    const { admin } = await emptyOffice();
    await admin("PATCH", path, { body: seller });
    const late = await admin("PATCH", path, { body: { phone: "1" }, headers: { "If-Match": '"1"' } });
    expect(late.status).toBe(412);
    expect(late.headers.etag).toBe('"2"');
    expect(late.json()).toMatchObject({
      message: "Šos datus pa to laiku mainīja kolēģis",
      data: { ...seller, version: 2 },
    });
  });

  test("are the administrator's to change, and no employee's to read", async () => {
    const user = await hired(office);
    const employee = await hired(office, {
      role_id: roleIds.employee,
      stock_item_id: await position(office),
    });
    expect((await user.caller("GET", path)).status).toBe(200);
    for (const refused of [
      await user.caller("PATCH", path, { body: seller }),
      await employee.caller("GET", path),
      await employee.caller("PATCH", path, { body: seller }),
    ]) {
      expect(refused.status).toBe(403);
      expect(refused.json()).toMatchObject({ message: "Jums nav tiesību šai darbībai" });
    }
  });

  test("say what VAT new estimates begin with, and leave those that are there", async () => {
    const { admin } = await emptyOffice();
    const { id: client } = await made(admin, "/customers", aClient());
    const { id: project_id } = await made(admin, "/projects", aProject({ client, project_manager: 1 }));
    const estimate = (name: string) => made(admin, "/estimates", { name, project_id });
    const earlier = await estimate("Pirms");
    expect(earlier).toMatchObject({ vat_category: "S", vat_rate: "21.00" });
    await admin("PATCH", path, { body: { vat_rate: "5" } });
    expect(await estimate("Grāmata")).toMatchObject({ vat_category: "S", vat_rate: "5.00" });
    await admin("PATCH", path, { body: { vat_category: "AE", vat_rate: "0" } });
    expect(await estimate("Būvdarbi")).toMatchObject({ vat_category: "AE", vat_rate: "0.00" });
    const { data } = (await admin("GET", `/estimates/${earlier.id}`)).json();
    expect(data).toMatchObject({ vat_category: "S", vat_rate: "21.00" });
  });
});

/** A job position that an employee can have. */
async function position({ admin }: Office): Promise<number> {
  const body = { name: "Salicējs", name_en: "Typesetter", measure_unit_id: 1, price: "10", type_id: 1 };
  return (await made(admin, "/stock_items", body)).id;
}
