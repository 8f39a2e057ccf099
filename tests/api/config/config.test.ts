import { beforeAll, describe, expect, test } from "vitest";
import { type Caller, callerAt, newInstallation, signIns, strangerAt } from "#tests/support/installation.ts";
import { imagePart, multipart } from "#tests/support/multipart.ts";
import { pictures } from "#tests/support/pictures.ts";
import { emptyOffice, refusal } from "../arrange.ts";

const colours = {
  primary_color: "#112233",
  secondary_color: "#445566",
  button1_color: "#778899",
  button2_color: "#AABBCC",
  text1_color: "#DDEEFF",
  text2_color: "#000000",
};

describe("the configuration", () => {
  /** Somebody who is refused everything here, so that nothing changes. */
  let refused: Caller;
  beforeAll(async () => {
    refused = (await emptyOffice()).admin;
  });

  test("of a new installation is the specification's, and readable before signing in", async () => {
    const { installation } = await emptyOffice();
    const answer = await strangerAt(installation)("GET", "/system-config");
    expect(answer.status).toBe(200);
    expect(answer.headers.etag).toBe('"1"');
    expect(answer.json().data).toEqual({
      version: 1,
      colors: {
        primary_color: "#662E93",
        secondary_color: "#9FA7B8",
        button1_color: "#000000",
        button2_color: "#D81B60",
        text1_color: "#000333",
        text2_color: "#000000",
      },
      images: { logo_main: null, logo_estimate: null, favicon_light: null, favicon_dark: null },
      modules: [
        ...["calendar", "product_estimate", "position_estimate", "hoursReport", "stockOrderReport"],
        ...["incomeForecast", "incomeProgress", "incomeReport", "productionCosts", "margin", "books", "bank"],
      ],
      module_config: { calendar: { timeframe: [8, 11] } },
      languages: [
        { id: 1, code: "lv", translations: {} },
        { id: 2, code: "en", translations: {} },
      ],
    });
  });

  test("takes six colours, and everybody sees them", async () => {
    const { installation, admin } = await emptyOffice();
    const changed = await admin("PATCH", "/companies/1", { body: { colors: colours } });
    expect(changed.status).toBe(200);
    expect(changed.headers.etag).toBe('"2"');
    expect(changed.json().data).toMatchObject({ version: 2, colors: colours });
    expect((await strangerAt(installation)("GET", "/system-config")).json()).toEqual(changed.json());
    expect((await admin("GET", "/companies/1")).json()).toEqual(changed.json());
  });

  test.each(["red", "#12345", "#1234567", "#12345g", "url(x)", "", 5, null])(
    "does not take %j for a colour",
    async (wrong) => {
      const colors = { ...colours, button2_color: wrong };
      expect(refusal(await refused("PATCH", "/companies/1", { body: { colors } }))).toEqual({
        status: 422,
        errors: { "colors.button2_color": ["Ievadiet krāsu, piemēram, #662E93"] },
      });
      expect((await refused("GET", "/companies/1")).json().data.version).toBe(1);
    },
  );

  test("keeps the colours and images that are not sent", async () => {
    const installation = await newInstallation({ demonstration: "beta" });
    const admin = await callerAt(installation, signIns.admin);
    const { data: before } = (await admin("GET", "/companies/1")).json();
    expect(before.images.favicon_dark).toEqual(expect.any(String));
    const file = multipart([{ ...imagePart(pictures.png), name: "image" }]);
    const sent = (await admin("POST", "/companies/1/images/logo_estimate", file)).json().data;
    const logo: string = sent.images.logo_estimate;
    const body = { images: { logo_main: logo } };
    const { data: after } = (await admin("PATCH", "/companies/1", { body })).json();
    expect(after).toEqual({
      ...sent,
      version: before.version + 2,
      images: { ...before.images, logo_estimate: logo, logo_main: logo },
    });
    for (const logo_main of [
      "https://evil.test/x.png",
      "javascript:alert(1)",
      "//evil.test/x.png",
      "/logout",
      "/api/images/logo.png",
      `/api/images/${"0a".repeat(16)}.ico`,
      `/api/images/${"0a".repeat(16)}.png`,
      `${logo}?x`,
    ]) {
      const foreign = await admin("PATCH", "/companies/1", { body: { images: { logo_main } } });
      expect(foreign.status).toBe(422);
      expect(Object.keys(foreign.json().errors)).toEqual(["images.logo_main"]);
    }
    const without = await admin("PATCH", "/companies/1", { body: { images: { logo_main: null } } });
    expect(without.json().data.images).toEqual({ ...before.images, logo_estimate: logo, logo_main: null });
  });

  test("is of one company", async () => {
    const { admin } = await emptyOffice();
    for (const answer of [
      await admin("GET", "/companies/2"),
      await admin("PATCH", "/companies/2", { body: { colors: colours } }),
    ]) {
      expect(answer.status).toBe(404);
      expect(answer.json().message).toBe("Meklētais nav atrasts");
    }
    expect((await admin("GET", "/companies/first")).status).toBe(404);
  });

  test("is not changed on an old view of it, whichever part", async () => {
    const { admin } = await emptyOffice();
    await admin("PATCH", "/companies/1", { body: { colors: colours } });
    const headers = { "If-Match": '"1"' };
    for (const late of [
      await admin("PATCH", "/companies/1", { body: {}, headers }),
      await admin("PATCH", "/languages/1", { body: { translations: {} }, headers }),
      await admin("PATCH", "/modules/", { body: {}, headers }),
    ]) {
      expect(late.status).toBe(412);
      expect(late.headers.etag).toBe('"2"');
      expect(late.json().data).toMatchObject({ version: 2, colors: colours });
    }
  });

  test("has an installation's own words, language by language", async () => {
    const { admin } = await emptyOffice();
    const lv = { "clients.title": "Pasūtītāji" };
    const changed = await admin("PATCH", "/languages/1", { body: { translations: lv } });
    expect(changed.json()).toEqual({ data: { id: 1, code: "lv", translations: lv } });
    const headers = { "If-Match": String(changed.headers.etag) };
    const en = { "clients.title": "Customers" };
    expect((await admin("PATCH", "/languages/2", { body: { translations: en }, headers })).status).toBe(200);
    const { data } = (await admin("GET", "/companies/1")).json();
    expect(data.languages.map((row: { translations: object }) => row.translations)).toEqual([lv, en]);
    expect((await admin("PATCH", "/languages/3", { body: { translations: {} } })).status).toBe(404);
  });

  test.each([
    ["missing", undefined, "translations"],
    ["a list", ["Pasūtītāji"], "translations"],
    ["no texts", { "clients.title": 5 }, "translations.clients.title"],
    ["of no characters", { "clients.title": "Klienti\uffff" }, "translations.clients.title"],
    ["too long", { "clients.title": "x".repeat(2001) }, "translations.clients.title"],
  ])("does not take words that are %s", async (_, translations, field) => {
    expect(refusal(await refused("PATCH", "/languages/1", { body: { translations } }))).toEqual({
      status: 422,
      errors: { [field]: [expect.any(String)] },
    });
  });

  test("switches modules on and off, and sets the calendar's hours", async () => {
    const { admin } = await emptyOffice();
    const off = await admin("PATCH", "/modules/", { body: { modules: ["position_estimate"] } });
    expect(off.json().data).toMatchObject({
      modules: ["position_estimate"],
      module_config: { calendar: { timeframe: [8, 11] } },
    });
    const module_config = { calendar: { timeframe: [7, 12] } };
    const hours = await admin("PATCH", "/modules/", { body: { module_config } });
    expect(hours.json().data).toMatchObject({ modules: ["position_estimate"], module_config });
  });

  test.each([
    ["a module that there is not", { modules: ["chess"] }, "modules.0"],
    ["one module that is no list", { modules: "calendar" }, "modules"],
    [
      "a day that begins at 24",
      { module_config: { calendar: { timeframe: [24, 1] } } },
      "module_config.calendar.timeframe.0",
    ],
    [
      "a day without hours",
      { module_config: { calendar: { timeframe: [8, 0] } } },
      "module_config.calendar.timeframe.1",
    ],
    [
      "half a timeframe",
      { module_config: { calendar: { timeframe: [8] } } },
      "module_config.calendar.timeframe",
    ],
  ])("does not take %s", async (_, body, field) => {
    expect(refusal(await refused("PATCH", "/modules/", { body }))).toEqual({
      status: 422,
      errors: { [field]: [expect.any(String)] },
    });
  });

  test("loses nothing when its parts are changed at once", async () => {
    const { admin } = await emptyOffice();
    await Promise.all([
      admin("PATCH", "/companies/1", { body: { colors: colours } }),
      admin("PATCH", "/modules/", { body: { modules: [] } }),
      admin("PATCH", "/languages/1", { body: { translations: { a: "b" } } }),
    ]);
    expect((await admin("GET", "/companies/1")).json().data).toMatchObject({
      version: 4,
      colors: colours,
      modules: [],
      languages: [{ translations: { a: "b" } }, {}],
    });
  });
});

describe("a branding image", () => {
  let stranger: Caller;
  beforeAll(async () => {
    stranger = strangerAt((await emptyOffice()).installation);
  });

  test("is public, typed, and runs nothing", async () => {
    const installation = await newInstallation({ demonstration: "beta" });
    const visitor = strangerAt(installation);
    const { images } = (await visitor("GET", "/system-config")).json().data;
    const image = await visitor("GET", images.logo_main.replace(/^\/api/, ""));
    expect(image.status).toBe(200);
    expect(image.headers["content-type"]).toMatch(/^image\//);
    expect(image.headers["x-content-type-options"]).toBe("nosniff");
    expect(image.headers["content-security-policy"]).toMatch(/^sandbox; default-src 'none'/);
  });

  test("of another installation is not to be had", async () => {
    const beta = strangerAt(await newInstallation({ demonstration: "beta" }));
    const { images } = (await beta("GET", "/system-config")).json().data;
    const missing = await stranger("GET", images.logo_main.replace(/^\/api/, ""));
    expect(missing.status).toBe(404);
    expect(missing.json().message).toBe("Meklētais nav atrasts");
  });

  test.each(["x.html", "..%2Fsecret.png", "LOGO.png", "a%00.png"])("is not called %s", async (name) => {
    const refused = await stranger("GET", `/images/${name}`);
    expect([404, 422]).toContain(refused.status);
    expect(refused.json().message).toEqual(expect.any(String));
  });
});
