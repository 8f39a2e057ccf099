import { beforeAll, describe, expect, test } from "vitest";
import type { Caller } from "#tests/support/installation.ts";
import { aClient, emptyOffice, made, refusal } from "../arrange.ts";

/** An office with clients of these names, entered in this order. */
async function officeOf(...names: string[]): Promise<Caller> {
  const { admin } = await emptyOffice();
  for (const name of names) await made(admin, "/customers", aClient({ name }));
  return admin;
}

async function names(admin: Caller, query = ""): Promise<string[]> {
  const { data } = (await admin("GET", `/customers${query}`)).json();
  return data.map((client: { name: string }) => client.name);
}

describe("the list of clients", () => {
  let anybody: Caller;
  beforeAll(async () => {
    anybody = (await emptyOffice()).admin;
  });

  test("is in Latvian order", async () => {
    const admin = await officeOf(
      "Žurka",
      "Čiekurs",
      "zebra",
      "Cepums",
      "Ābols",
      "Ats",
      "Īre",
      "Yda",
      "Šalle",
      "Suns",
    );
    expect(await names(admin)).toEqual([
      ...["Ats", "Ābols", "Cepums", "Čiekurs", "Yda", "Īre", "Suns", "Šalle", "zebra", "Žurka"],
    ]);
  });

  test("comes in pages of twenty, and says how many there are", async () => {
    const admin = await officeOf(
      ...Array.from({ length: 23 }, (_, index) => `K${String(index).padStart(2, "0")}`),
    );
    const first = (await admin("GET", "/customers")).json();
    expect(first.data).toHaveLength(20);
    expect(first.meta).toEqual({ total: 23, page: 1, per_page: 20, last_page: 2 });
    expect(await names(admin, "?page=2")).toEqual(["K20", "K21", "K22"]);
    expect(await names(admin, "?page=3&per_page=10")).toEqual(["K20", "K21", "K22"]);
    const past = (await admin("GET", "/customers?page=9")).json();
    expect(past).toMatchObject({ data: [], meta: { total: 23, page: 9, per_page: 20, last_page: 2 } });
  });

  test("of an office without clients has one empty page", async () => {
    const admin = await officeOf();
    expect((await admin("GET", "/customers")).json()).toEqual({
      data: [],
      meta: { total: 0, page: 1, per_page: 20, last_page: 1 },
      sortings: [
        ...["name", "-name", "reg_nr", "-reg_nr", "vat_nr", "-vat_nr"],
        ...["contact", "-contact", "phone", "-phone"],
      ],
    });
  });

  test.each([
    ["page=0", "page"],
    ["page=-1", "page"],
    ["page=x", "page"],
    ["page=1.5", "page"],
    ["page=1&page=2", "page"],
    ["page=99999999", "page"],
    ["per_page=0", "per_page"],
    ["per_page=101", "per_page"],
    ["per_page=", "per_page"],
    [`q=${"x".repeat(201)}`, "q"],
    ["q=a&q=b", "q"],
    ["archived=perhaps", "archived"],
    ["sorting=iban", "sorting"],
  ])("does not take %s", async (query, field) => {
    const refused = refusal(await anybody("GET", `/customers?${query}`));
    expect(refused).toEqual({ status: 422, errors: { [field]: [expect.any(String)] } });
  });

  test("gives a hundred rows at most", async () => {
    expect((await anybody("GET", "/customers?per_page=100")).status).toBe(200);
  });

  test.each(["zale", "ZĀLE", "Zāle", "  zale ", "liela zale", "zale liela"])(
    "finds Lielā zāle by %j",
    async (q) => {
      const admin = await officeOf("Lielā zāle", "Zalktis", "Lielais");
      expect(await names(admin, `?q=${encodeURIComponent(q)}`)).toEqual(["Lielā zāle"]);
    },
  );

  test("finds clients by short name, numbers and contact as well", async () => {
    const { admin } = await emptyOffice();
    const fields = {
      name: "Viens",
      short_name: "Īsais",
      reg_nr: "40003032949",
      vat_nr: "LV40003521600",
      contact: { name: "Ķikuts", phone: "" },
    };
    await made(admin, "/customers", aClient(fields));
    await made(admin, "/customers", aClient({ name: "Divi" }));
    for (const q of ["isais", "40003032", "lv40003521", "kikuts"])
      expect(await names(admin, `?q=${q}`)).toEqual(["Viens"]);
    await admin("PATCH", "/customers/1", { body: { short_name: "Garais", contact: null } });
    expect(await names(admin, "?q=garais")).toEqual(["Viens"]);
    for (const q of ["isais", "kikuts"]) expect(await names(admin, `?q=${q}`)).toEqual([]);
  });

  test.each(["20000001", "%2B371+2000+0001", "%2B37120000001", "2000", "rekini@viens.lv"])(
    "finds a client by its phone or e-mail: %s",
    async (q) => {
      const { admin } = await emptyOffice();
      const contact = { name: "Ilze", phone: "+371 20-000-001" };
      await made(admin, "/customers", aClient({ name: "Viens", contact, email: "rekini@viens.lv" }));
      await made(admin, "/customers", aClient({ name: "Divi", contact: { name: "Ilze", phone: "26" } }));
      expect(await names(admin, `?q=${q}`)).toEqual(["Viens"]);
    },
  );

  test("names that begin with what is searched for come first, then those in which a word does", async () => {
    const admin = await officeOf("Alojas zāle", "Bioāle", "SIA „Āle”", "Zāle", "Ālenieki", "Māja ālēm");
    expect(await names(admin, `?q=${encodeURIComponent("āle")}`)).toEqual([
      ...["Ālenieki", "Māja ālēm", "SIA „Āle”", "Alojas zāle", "Bioāle", "Zāle"],
    ]);
    expect(await names(admin)).toEqual([
      ...["Alojas zāle", "Ālenieki", "Bioāle", "Māja ālēm", "SIA „Āle”", "Zāle"],
    ]);
  });

  test.each(["%", "_", "'", '"', "\\", "*", "100%"])("takes %s literally", async (q) => {
    const admin = await officeOf("Simts procentu", `Ar ${q} zīmi`);
    expect(await names(admin, `?q=${encodeURIComponent(q)}`)).toEqual([`Ar ${q} zīmi`]);
  });

  test("is searched with as many words as fit into a query", async () => {
    const admin = await officeOf("a b c");
    expect(await names(admin, `?q=${"a+".repeat(100)}`)).toEqual(["a b c"]);
  });

  test.each([
    ["name", ["Ats", "Ābols", "Zīle"]],
    ["reg_nr", ["Zīle", "Ābols", "Ats"]],
    ["vat_nr", ["Zīle", "Ats", "Ābols"]],
    ["contact", ["Ābols", "Zīle", "Ats"]],
    ["phone", ["Ābols", "Ats", "Zīle"]],
  ])("is sorted by %s, and the other way round", async (sorting, sorted) => {
    const { admin } = await emptyOffice();
    for (const [name, reg_nr, vat_nr, contact, phone] of [
      ["Ābols", "40003032949", "LV40003521600", "Andris", "20"],
      ["Zīle", "", "", "Āris", "27"],
      ["Ats", "40003521600", "LV40003032949", "Zane", "21"],
    ])
      await made(admin, "/customers", aClient({ name, reg_nr, vat_nr, contact: { name: contact, phone } }));
    expect(await names(admin, `?sorting=${sorting}`)).toEqual(sorted);
    expect(await names(admin, `?sorting=-${sorting}`)).toEqual(sorted.toReversed());
  });

  test("is sorted by the contact that it has now", async () => {
    const admin = await officeOf("Viens", "Divi");
    for (const [id, name] of [
      [1, "Ķirsis"],
      [2, "Lapa"],
    ])
      await admin("PATCH", `/customers/${id}`, { body: { contact: { name, phone: "" } } });
    expect(await names(admin, "?sorting=contact")).toEqual(["Viens", "Divi"]);
    await admin("PATCH", "/customers/1", { body: { contact: { name: "Ļaudis", phone: "" } } });
    expect(await names(admin, "?sorting=contact")).toEqual(["Divi", "Viens"]);
  });

  test("leaves archived clients out, and shows them when asked", async () => {
    const admin = await officeOf("Paliek", "Aiziet");
    const { users } = (await admin("GET", "/projects/create")).json().data;
    await made(admin, "/projects", {
      name: "P",
      short_name: "P",
      client: 2,
      project_manager: users[0].id,
      startDate: "2026-11-02",
      dueDate: "2026-11-27",
    });
    await admin("DELETE", "/customers/2");
    expect(await names(admin)).toEqual(["Paliek"]);
    expect(await names(admin, "?archived=true")).toEqual(["Aiziet"]);
    expect(await names(admin, "?archived=true&q=paliek")).toEqual([]);
  });
});
