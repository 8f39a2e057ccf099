import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { invoiceStatus } from "#model/invoice/status.ts";
import {
  type Caller,
  callerAt,
  newInstallation,
  signIns,
  strangerAt,
  type TestInstallation,
} from "#tests/support/installation.ts";
import { imagePart, multipart } from "#tests/support/multipart.ts";
import { muchPngs, pictures, unwholePngs } from "#tests/support/pictures.ts";
import { emptyOffice, refusal } from "../arrange.ts";

const colours = {
  primary_color: "#112233",
  secondary_color: "#445566",
  button1_color: "#778899",
  button2_color: "#AABBCC",
  text1_color: "#DDEEFF",
  text2_color: "#000000",
};
/** Another address of the installation. */
let host: string;
const anotherOf = async ({ name }: TestInstallation) => (await newInstallation({ installation: name })).host;

const upload = (caller: Caller, path: string, content: Uint8Array) =>
  caller("POST", path, multipart([{ ...imagePart(content), name: "image" }]));

describe("the look of one address", () => {
  let installation: TestInstallation;
  let admin: Caller;
  const lookAt = async (address?: string) =>
    (await strangerAt(installation)("GET", `/system-config${address ? `?address=${address}` : ""}`)).json()
      .data;

  beforeEach(async () => {
    ({ installation, admin } = await emptyOffice());
    host = await anotherOf(installation);
  });

  test("is changed there and nowhere else, and is readable before signing in", async () => {
    const changed = await admin("PATCH", `/companies/1?address=${host}`, { body: { colors: colours } });
    expect(changed.status).toBe(200);
    expect(changed.json().data).toMatchObject({
      version: 2,
      colors: colours,
      own: { colors: colours, images: {} },
    });
    expect((await lookAt(host)).colors).toEqual(colours);
    const { colors } = await lookAt();
    expect(colors.primary_color).toBe("#662E93");
    expect((await lookAt(await anotherOf(installation))).colors).toEqual(colors);
    expect(await lookAt(host)).not.toHaveProperty("addresses");
  });

  test("is as everywhere again when its own is given up", async () => {
    await admin("PATCH", `/companies/1?address=${host}`, { body: { colors: colours } });
    await admin("PATCH", "/companies/1", { body: { colors: { ...colours, text2_color: "#111111" } } });
    expect((await lookAt(host)).colors).toEqual(colours);
    const given = await admin("PATCH", `/companies/1?address=${host}`, { body: { colors: null } });
    expect(given.json().data.own).toEqual({ colors: null, images: {} });
    expect((await lookAt(host)).colors).toEqual({ ...colours, text2_color: "#111111" });
    await admin("PATCH", "/companies/1", { body: { colors: null } });
    expect((await lookAt()).colors.primary_color).toBe("#662E93");
  });

  test("is not changed on an old view, of whichever address", async () => {
    await admin("PATCH", "/companies/1", { body: { colors: colours } });
    const headers = { "If-Match": '"1"' };
    const late = await admin("PATCH", `/companies/1?address=${host}`, { body: { colors: colours }, headers });
    expect(late.status).toBe(412);
    expect(late.json().data).toMatchObject({ version: 2, colors: colours, own: { colors: null } });
  });

  test.each(["a b", "HOST.lv", "a/b", `${"x".repeat(254)}`, ".lv"])("is not of %j", async (address) => {
    const path = `/companies/1?address=${encodeURIComponent(address)}`;
    expect(refusal(await admin("PATCH", path, { body: { colors: colours } }))).toEqual({
      status: 422,
      errors: { address: ["Izvēlieties vienu no piedāvātajām vērtībām"] },
    });
  });
});

describe("a logo or favicon", () => {
  let installation: TestInstallation;
  let admin: Caller;
  beforeAll(async () => {
    installation = await newInstallation({ demonstration: "acme" });
    host = await anotherOf(installation);
    admin = await callerAt(installation, signIns.admin);
  });
  const path = "/companies/1/images/logo_main";
  const read = (url: string) => strangerAt(installation)("GET", url.replace("/api", ""));

  test.each(["png", "jpeg", "webp"] as const)(
    "is taken as %s and shown to strangers, for good",
    async (type) => {
      const answer = await upload(admin, path, pictures[type]);
      expect(answer.status).toBe(200);
      const { logo_main } = answer.json().data.images;
      expect(logo_main).toMatch(/^\/api\/images\/[0-9a-f]{32}\.(png|jpg|webp)$/);
      const image = await read(logo_main);
      expect(image.status).toBe(200);
      expect(image.bytes).toEqual(Buffer.from(pictures[type]));
      expect(image.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    },
  );

  test("of one address leaves the others as they are", async () => {
    const before = (await admin("GET", "/companies/1")).json().data.images;
    const { data } = (await upload(admin, `${path}?address=${host}`, pictures.png)).json();
    expect(data.own).toEqual({ colors: null, images: { logo_main: data.images.logo_main } });
    expect((await admin("GET", "/companies/1")).json().data.images).toEqual(before);
    const body = { images: { logo_main: null } };
    const without = (await admin("PATCH", `/companies/1?address=${host}`, { body })).json().data;
    expect(without.images).toEqual(before);
  });

  test("is gone when another took its place, but an estimate's is kept for the documents that were issued with it", async () => {
    const kinds = { favicon_dark: 404, logo_estimate: 200 };
    for (const [kind, status] of Object.entries(kinds)) {
      const at = `/companies/1/images/${kind}`;
      const first: string = (await upload(admin, at, pictures.png)).json().data.images[kind];
      await upload(admin, at, pictures.jpeg);
      let answer = await read(first);
      for (let asked = 0; answer.status !== status && asked < 200; asked++) answer = await read(first);
      expect({ kind, status: answer.status }).toEqual({ kind, status });
    }
  });

  test("is one that the installation has, and none is lost for one that it has not", async () => {
    const shown: string = (await upload(admin, path, pictures.png)).json().data.images.logo_main;
    const gone = ["Šāda attēla vairs nav. Pievienojiet to no jauna."];
    const never = `/api/images/${"f".repeat(32)}.png`;
    const sent = { logo_main: never, favicon_dark: never, logo_estimate: null };
    const { data: before } = (await admin("GET", "/companies/1")).json();
    expect(refusal(await admin("PATCH", "/companies/1", { body: { images: sent } }))).toEqual({
      status: 422,
      errors: { "images.logo_main": gone, "images.favicon_dark": gone },
    });
    const there = await admin("PATCH", `/companies/1?address=${host}`, {
      body: { images: { logo_main: never } },
    });
    expect(refusal(there)).toEqual({ status: 422, errors: { "images.logo_main": gone } });
    expect((await admin("GET", "/companies/1")).json().data).toEqual(before);
    expect((await read(shown)).status).toBe(200);
    // Of another installation it has it as little.
    const other = (await emptyOffice()).admin;
    const foreign = await other("PATCH", "/companies/1", { body: { images: { logo_main: shown } } });
    expect(refusal(foreign)).toEqual({ status: 422, errors: { "images.logo_main": gone } });
    const shared = await admin("PATCH", "/companies/1", { body: { images: { favicon_dark: shown } } });
    expect(shared.json().data.images).toMatchObject({ logo_main: shown, favicon_dark: shown });
  });

  const unfit = "Logotipam der SVG, PNG, JPEG vai WebP attēls";

  test.each([
    ["a drawing of nothing", unfit, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"></svg>'],
    ["a page", unfit, "<!doctype html><script>alert(1)</script>"],
    ["nothing", "Šis fails ir tukšs. Izvēlieties citu.", ""],
  ])("is not %s", async (_, why, text) => {
    expect(refusal(await upload(admin, path, new TextEncoder().encode(text)))).toEqual({
      status: 422,
      errors: { image: [why] },
    });
  });

  test.each(unwholePngs)("is not %s", async (_, content) => {
    const answer = await upload(admin, "/companies/1/images/logo_estimate", content);
    expect(refusal(answer)).toEqual({ status: 422, errors: { image: [unfit] } });
  });

  test.each(muchPngs())("is not %s", async (_, content) => {
    const answer = await upload(admin, "/companies/1/images/logo_estimate", content);
    const why =
      "PNG attēls ir pārāk liels: derīgi ir līdz 4 megapikseļiem un 3 MB. Samaziniet to vai saglabājiet kā JPEG.";
    expect(refusal(answer)).toEqual({ status: 422, errors: { image: [why] } });
  });

  test("is not larger than every page can bear, and not missing", async () => {
    expect(refusal(await upload(admin, path, new Uint8Array(2 * 1024 * 1024 + 1)))).toEqual({
      status: 413,
      errors: { image: ["Attēls ir lielāks par 2 MB"] },
    });
    expect(refusal(await admin("POST", path, multipart([])))).toEqual({
      status: 422,
      errors: { image: ["Šis lauks ir obligāts"] },
    });
  });

  test("is of the four that there are, and of administrators", async () => {
    expect((await upload(admin, "/companies/1/images/logo_other", pictures.png)).status).toBe(404);
    expect((await upload(admin, "/companies/2/images/logo_main", pictures.png)).status).toBe(404);
    const user = await callerAt(installation, signIns.user);
    expect((await upload(user, path, pictures.png)).status).toBe(403);
    expect((await upload(strangerAt(installation), path, pictures.png)).status).toBe(401);
  });
});

test("documents wear the look of the address that they are made at", async () => {
  const first = await newInstallation({ demonstration: "portal", title: "Pirmais" });
  const admin = await callerAt(first, signIns.admin);
  const installation = first.name;
  const second = await newInstallation({ installation, title: "Otrais" });
  const there = await callerAt(second, signIns.admin);
  const listed: { id: number; status_id: number }[] = (await admin("GET", "/invoices?per_page=100")).json()
    .invoices.data;
  const documentIn = (status: number) => listed.find(({ status_id }) => status_id === status)?.id ?? 0;
  const draft = { id: documentIn(invoiceStatus.draft) };
  const colourOf = async (caller: Caller, id: number) =>
    (await caller("GET", `/invoices/${id}`)).json().data.content.brand.colour;
  const issued = { id: documentIn(invoiceStatus.paid) };
  const [before, frozen] = [await colourOf(admin, draft.id), await colourOf(admin, issued.id)];
  await admin("PATCH", `/companies/1?address=${second.host}`, { body: { colors: colours } });
  expect(await colourOf(admin, draft.id)).toBe(before);
  expect(await colourOf(there, draft.id)).toBe("#112233");
  expect(await colourOf(there, issued.id)).toBe(frozen);
  expect((await there("GET", "/estimates/pdf/1/?lang=lv")).headers["x-rendering"]).toBe("new");
  expect((await there("GET", "/estimates/pdf/1/?lang=lv")).headers["x-rendering"]).toBe("saved");
});
