import { beforeAll, describe, expect, test } from "vitest";
import type { Caller } from "#tests/support/installation.ts";
import { aClient, emptyOffice, made, refusal } from "../arrange.ts";

describe("clients", () => {
  let admin: Caller;
  const create = (fields: object) => admin("POST", "/customers", { body: aClient(fields) });

  beforeAll(async () => {
    admin = (await emptyOffice()).admin;
  });

  test("a new client is stored as it was entered, tidied up, and can be read", async () => {
    const created = await create({
      name: "  Zāļu nams, SIA ",
      short_name: "Zāļu nams",
      address: "Brīvības iela 1, Rīga",
      registered_address: null,
      contact: { name: "Ilze Bērziņa", phone: "+371 20000000" },
      favourite_colour: "green",
    });
    expect(created.status).toBe(201);
    const { data } = created.json();
    expect(data).toEqual({
      id: expect.any(Number),
      name: "Zāļu nams, SIA",
      short_name: "Zāļu nams",
      reg_nr: "",
      vat_nr: "",
      address: "Brīvības iela 1, Rīga",
      registered_address: "",
      bank: null,
      iban: "",
      contact: { name: "Ilze Bērziņa", phone: "+371 20000000" },
      country: "LV",
      email: "",
      document_language: "lv",
      buyer_reference: "",
      einvoice_scheme: "",
      einvoice_id: "",
      is_public_body: false,
      is_archived: false,
      version: 1,
    });
    const read = await admin("GET", `/customers/${data.id}`);
    expect(read.json()).toEqual({ data });
    expect(read.headers.etag).toBe('"1"');
  });

  test("without a short name has one made of its name", async () => {
    const short = async (body: object) => (await made(admin, "/customers", body)).short_name;
    expect(await short({ name: "SIA „Lapsas un partneri”" })).toBe("Lapsas un partneri");
    expect(await short({ name: "Kalna Muita, AS", short_name: "" })).toBe("Kalna Muita");
    expect(await short({ name: "Kalna Muita, AS", short_name: "KM" })).toBe("KM");
  });

  test("name and short name are needed", async () => {
    const message = "Šis lauks ir obligāts";
    expect(refusal(await admin("POST", "/customers", { body: { name: " " } }))).toEqual({
      status: 422,
      errors: { name: [message], short_name: [message] },
    });
  });

  test.each([
    ["too long", { name: "x".repeat(201) }, { name: ["Teksts ir par garu"] }],
    [
      "with a character that no keyboard has",
      { name: "a\u0000b" },
      { name: ["Tekstā ir neatļautas rakstzīmes"] },
    ],
    [
      "with what Unicode keeps from being a character",
      { name: "a\ufffeb", contact: { name: "\uffff", phone: "1" } },
      {
        name: ["Tekstā ir neatļautas rakstzīmes"],
        "contact.name": ["Tekstā ir neatļautas rakstzīmes"],
      },
    ],
    ["of marks that nobody sees", { name: "\u200b\u2060" }, { name: ["Šis lauks ir obligāts"] }],
    [
      "an id of nothing",
      { bank_id: "9007199254740993" },
      { bank_id: ["Izvēlieties vienu no piedāvātajām vērtībām"] },
    ],
    ["a number", { address: 5 }, { address: ["Šeit jābūt tekstam"] }],
    ["a list", { contact: ["Ilze"] }, { contact: ["Pārbaudiet ievadītos datus"] }],
    ["too long inside", { contact: { name: "x".repeat(121) } }, { "contact.name": ["Teksts ir par garu"] }],
  ])("a field that is %s is refused by its name", async (_, fields, errors) => {
    expect(refusal(await create(fields))).toEqual({ status: 422, errors });
  });

  test("a change touches what is sent and counts the version", async () => {
    const { id } = await made(admin, "/customers", aClient({ name: "Vecais", address: "Ogre" }));
    const changed = await admin("PATCH", `/customers/${id}`, { body: { name: "Jaunais" } });
    expect(changed.status).toBe(200);
    expect(changed.headers.etag).toBe('"2"');
    expect(changed.json().data).toMatchObject({ name: "Jaunais", address: "Ogre", version: 2 });
    expect((await admin("GET", `/customers/${id}`)).json()).toEqual(changed.json());
  });

  test("a change is checked like a new client", async () => {
    const { id } = await made(admin, "/customers", aClient());
    expect(refusal(await admin("PATCH", `/customers/${id}`, { body: { name: "", vat_nr: "LV1" } }))).toEqual({
      status: 422,
      errors: { name: ["Šis lauks ir obligāts"], vat_nr: ["PVN numurs nav derīgs"] },
    });
  });

  test.each([
    ["without a name and a phone", { name: "", phone: "" }],
    ["of null", null],
  ])("a contact %s is none", async (_, contact) => {
    const named = { name: "Ilze", phone: "2" };
    const { id } = await made(admin, "/customers", aClient({ contact: named }));
    expect((await admin("PATCH", `/customers/${id}`, { body: {} })).json().data.contact).toEqual(named);
    const changed = await admin("PATCH", `/customers/${id}`, { body: { contact } });
    expect(changed.json().data.contact).toEqual({ name: "", phone: "" });
    expect((await create({ contact })).json().data.contact).toEqual({ name: "", phone: "" });
  });

  test("a phone without a contact's name asks for the name and loses nothing", async () => {
    const named = { name: "Ilze", phone: "2" };
    const { id } = await made(admin, "/customers", aClient({ contact: named }));
    const asked = {
      status: 422,
      errors: { "contact.name": ["Ievadiet kontaktpersonas vārdu: bez tā tālruni nevar saglabāt"] },
    };
    const contact = { name: " ", phone: "20000000" };
    expect(refusal(await create({ contact }))).toEqual(asked);
    expect(refusal(await admin("PATCH", `/customers/${id}`, { body: { contact } }))).toEqual(asked);
    expect((await admin("GET", `/customers/${id}`)).json().data.contact).toEqual(named);
  });

  test("country, e-mail, language of documents and buyer reference are kept", async () => {
    const details = {
      country: "DE",
      email: "invoices@kunde.de",
      document_language: "en",
      buyer_reference: "Kostenstelle 7",
    };
    const { id } = await made(admin, "/customers", aClient({ ...details, country: " de " }));
    expect(
      (await admin("PATCH", `/customers/${id}`, { body: { name: "Jaunais" } })).json().data,
    ).toMatchObject(details);
    const none = { email: null, buyer_reference: "" };
    expect((await admin("PATCH", `/customers/${id}`, { body: none })).json().data).toMatchObject({
      country: "DE",
      email: "",
      document_language: "en",
      buyer_reference: "",
    });
  });

  test.each([
    ["LV", ""],
    ["LT", "LT123456789"],
    ["GR", "EL123456789"],
    ["GB", "XI123456789"],
  ])("of whom no country is said is in %s with the VAT number %j", async (country, vat_nr) => {
    expect((await create({ vat_nr })).json().data.country).toBe(country);
  });

  test.each([
    ["country", "XX", "Izvēlieties valsti no saraksta"],
    ["country", "Latvija", "Izvēlieties valsti no saraksta"],
    ["email", "ilze", "Ievadiet derīgu e-pastu"],
    ["document_language", "de", "Izvēlieties vienu no piedāvātajām vērtībām"],
    ["buyer_reference", "x".repeat(101), "Teksts ir par garu"],
  ])("%s of %j is refused by its name", async (field, value, message) => {
    expect(refusal(await create({ [field]: value }))).toEqual({
      status: 422,
      errors: { [field]: [message] },
    });
  });

  test.each([["GET"], ["PATCH"], ["DELETE"]])("%s of a client that is not there is a 404", async (method) => {
    const missing = await admin(method, "/customers/4242", method === "PATCH" ? { body: {} } : {});
    expect(missing.status).toBe(404);
    expect(missing.json().message).toBe("Meklētais nav atrasts");
  });

  test.each(["-1", "0", "abc", "1.5", "99999999999999999999"])(
    "nothing is at an id such as %s",
    async (id) => {
      expect((await admin("GET", `/customers/${id}`)).status).toBe(404);
    },
  );
});
