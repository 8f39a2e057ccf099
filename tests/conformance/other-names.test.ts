import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cookieAt, formType } from "../gate/browser.ts";
import { ask, newInstallation, type TestInstallation } from "../support/installation.ts";
import { type Bent, bent, rewrite } from "./bending.ts";

type Row = Record<string, ReturnType<typeof JSON.parse>>;

/** Takes a field's value to another of its names of specification §3. */
const rename = (row: Row, from: string, to: string, change = (value: Row[string]) => value) => {
  if (!(from in row)) return;
  row[to] = change(row[from]);
  delete row[from];
};

/** What a backend may call the same otherwise, by the calls whose rows have it. */
const otherwise: [RegExp, (row: Row) => void][] = [
  [/^GET \/user$|^GET \/users/, (row) => void delete row.role_id],
  [/^GET \/customers/, (row) => rename(row, "bank", "bank_id")],
  [
    /^GET \/projects(\/\d+)?$/,
    (row) => {
      rename(row, "customer", "client");
      rename(row, "second_user_id", "coop_project_manager");
      rename(row, "planned_start_date", "startDate");
      rename(row, "planned_due_date", "dueDate");
    },
  ],
  [
    /^GET \/estimates\/\d+$/,
    (row) => {
      rename(row, "commentary", "comment");
      rename(row, "vat_rate", "vat", Number);
    },
  ],
  [/^GET \/invoices\/\d+$/, (row) => rename(row, "invoice_nr", "invoiceNr")],
  [/^GET \/products$/, (row) => rename(row, "images", "files")],
];

let usual: TestInstallation;
let other: TestInstallation;
let backend: Bent;
let sent: Row = {};
const cookies = { usual: "", other: "" };

beforeAll(async () => {
  usual = await newInstallation({ demonstration: "portal" });
  backend = await bent(usual, {
    before: ({ line, body }) => {
      if (/^PATCH \/projects/.test(line)) sent = JSON.parse(body.toString());
    },
    after: (passing) => {
      if (passing.answer?.status !== 200) return;
      for (const [calls, change] of otherwise)
        if (calls.test(passing.line))
          rewrite(passing, ({ data }) => {
            for (const row of [data].flat()) change(row);
          });
    },
  });
  other = await newInstallation({ backend: backend.address.origin });
  [cookies.usual, cookies.other] = await Promise.all([cookieAt(usual), cookieAt(other)]);
});
afterAll(() => backend.stop());

/** The values of a page's fields, but for the key that each opened form has of its own, and the words of its body. */
const seenOn = ({ text }: { text: string }) => ({
  values: [...text.matchAll(/ name="(?!key")([\w.]+)"[^>]* value="([^"]*)"/g)].map(
    ([, name, value]) => `${name}=${value}`,
  ),
  words: (/<main[\s\S]*<\/main>/.exec(text)?.[0] ?? text).replace(/<[^>]*>/g, " ").replace(/\s+/g, " "),
});

const at = (place: TestInstallation, cookie: string, path: string) =>
  ask(place.host, "GET", path, { headers: { Cookie: cookie } });

describe("a backend with the other names of specification §3", () => {
  test.each([
    "/clients/1/data",
    "/users",
    "/projects",
    "/projects/1",
    "/projects/1/data",
    "/estimate/1",
    "/stock?list=products",
  ])("shows the same on %s", async (path) => {
    const [one, two] = await Promise.all([at(usual, cookies.usual, path), at(other, cookies.other, path)]);
    expect({ one: one.status, two: two.status }).toEqual({ one: 200, two: 200 });
    expect(seenOn(two)).toEqual(seenOn(one));
  });

  test("gets a project's fields under every name of theirs", async () => {
    const form = {
      name: "Katalogs",
      short_name: "KAT",
      client: "1",
      project_manager: "1",
      status_id: "2",
      startDate: "02.11.2026",
      dueDate: "20.11.2026",
    };
    const answer = await ask(other.host, "POST", "/projects/1/data", {
      headers: { ...formType, Cookie: cookies.other, Origin: other.origin },
      body: new URLSearchParams(form).toString(),
    });
    expect(answer.status).toBe(302);
    expect(sent).toMatchObject({
      client: 1,
      customer_id: 1,
      startDate: "2026-11-02",
      planned_start_date: "2026-11-02",
    });
    expect(sent).toMatchObject({ dueDate: "2026-11-20", planned_due_date: "2026-11-20" });
  });
});
