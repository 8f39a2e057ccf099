import { beforeAll, describe, expect, test } from "vitest";
import { type Caller, strangerAt } from "#tests/support/installation.ts";
import { emptyOffice, refusal } from "../arrange.ts";
import { addItems, desk } from "../estimates/arrange.ts";
import { aLine, pagesOf } from "../estimates/arrange-documents.ts";
import * as invoices from "../invoices/arrange-documents.ts";

type Office = Awaited<ReturnType<typeof emptyOffice>>;

const word = ({ admin }: Pick<Office, "admin">, translations: object, language = 1) =>
  admin("PATCH", `/languages/${language}`, { body: { translations } });

describe("an own text", () => {
  let office: Office;
  beforeAll(async () => {
    office = await emptyOffice();
  });
  const gaps = [expect.stringContaining("figūriekavās")];

  test.each([
    ["without its gap", { "page.nothing_found": "Nekā nav" }, "page.nothing_found"],
    ["with a gap too many", { "form.save": "Saglabāt {{name}}" }, "form.save"],
    ["with half a gap", { "form.save": "Saglabāt {{" }, "form.save"],
    ["that takes in another text", { "form.save": "$t(form.close)" }, "form.save"],
  ])("%s is refused at its key", async (_, translations, key) => {
    expect(refusal(await word(office, translations))).toEqual({
      status: 422,
      errors: { [`translations.${key}`]: gaps },
    });
  });

  test.each(["   ", "\u200b", "\u2060", "\u00ad", "\u200f", "\n", "\u3164"])(
    "of nothing that is seen is refused at its key: %j",
    async (blank) => {
      const texts = { "documents.invoice": blank, "menu.projects": "Darbi", "not.built.in": blank };
      const unseen = ["Tekstā jābūt kaut kam redzamam, ne tikai atstarpēm"];
      expect(refusal(await word(office, texts))).toEqual({
        status: 422,
        errors: { "translations.documents.invoice": unseen, "translations.not.built.in": unseen },
      });
    },
  );

  test("that is empty is none: the built-in one is in force", async () => {
    const saved = await word(office, { "errors.not_found": "", "form.save": "Glabāt", "page.range": "" });
    expect(saved.status).toBe(200);
    expect(saved.json().data.translations).toEqual({ "form.save": "Glabāt" });
    expect((await office.admin("GET", "/customers/999")).json().message).toBe("Meklētais nav atrasts");
  });

  test("keeps its gaps in any order, and each plural form those of its own", async () => {
    const translations = {
      "page.range": "{{total}}: {{from}} līdz {{to}}",
      "something.of.another.version": "{{whatever}}",
    };
    const saved = await word(office, translations);
    expect(saved.status).toBe(200);
    expect(saved.json().data.translations).toEqual(translations);
  });
});

describe("what the backend says", () => {
  test("is in the installation's words, also before anybody is signed in", async () => {
    const office = await emptyOffice();
    const stranger = strangerAt(office.installation);
    const body = { email: "anna@test.lv", password: "nepareiza parole" };
    const said = async () => ({
      missing: (await office.admin("GET", "/customers/999")).json().message,
      wrong: (await stranger("POST", "/login", { body })).json().message,
    });
    expect(await said()).toEqual({ missing: "Meklētais nav atrasts", wrong: "Nepareizs e-pasts vai parole" });
    await word(office, { "errors.not_found": "Tā te nav", "errors.credentials": "Neatpazīstam" });
    expect(await said()).toEqual({ missing: "Tā te nav", wrong: "Neatpazīstam" });
    await word(office, {});
    expect(await said()).toEqual({ missing: "Meklētais nav atrasts", wrong: "Nepareizs e-pasts vai parole" });
  });

  test("is in another language as it was", async () => {
    const office = await emptyOffice();
    await word(office, { "errors.not_found": "Tā te nav" });
    const headers = { "Accept-Language": "en" };
    const answer = await strangerAt(office.installation)("GET", "/images/none.png", { headers });
    expect(answer.json().message).not.toBe("Tā te nav");
  });
});

describe("documents", () => {
  let admin: Caller;
  beforeAll(async () => {
    admin = (await emptyOffice()).admin;
  });

  test("of an estimate have the installation's words, from the next one on", async () => {
    const at = await desk(admin);
    await addItems(at, [aLine()]);
    const total = async () => (await pagesOf(at, "pdf", "lv")).join("\n");
    expect(await total()).toContain("Kopā apmaksai");
    await word({ admin }, { "documents.total": "Pavisam maksājams" });
    expect(await total()).toContain("Pavisam maksājams");
    await word({ admin }, {});
    expect(await total()).toContain("Kopā apmaksai");
  });

  test("that are issued stay as they were, whatever texts are changed to and whenever they are opened", async () => {
    const at = await invoices.billed(admin);
    await word({ admin }, { "documents.invoice": "Maksājuma rēķins" });
    const document = await invoices.issued(at, {});
    await word({ admin }, { "documents.invoice": "Faktūra" });
    const text = async () => (await invoices.pagesOf(at, document, "lv")).join("\n");
    expect(await text()).toContain("Maksājuma rēķins");
    const next = await invoices.aDraft(await invoices.billed(admin), {});
    expect((await invoices.pagesOf(at, next, "lv")).join("\n")).toContain("Faktūra");
    await word({ admin }, {});
    expect(await text()).toContain("Maksājuma rēķins");
    expect((await invoices.pagesOf(at, next, "lv")).join("\n")).not.toContain("Faktūra");
  });
});
