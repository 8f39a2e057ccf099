import { expect, test } from "vitest";
import { z } from "zod";
import { textsOf } from "#model/answer/three-way.ts";
import { samples } from "../merged-forms.ts";
import { ask, newInstallation } from "../support/installation.ts";
import { site } from "../support/site.ts";
import { cookieAt } from "./browser.ts";

const entities: Record<string, string> = { quot: '"', amp: "&", lt: "<", gt: ">", "#x27": "'" };
const plain = (html: string) => html.replace(/&([#\w]+);/g, (_, name: string) => entities[name] ?? "");

/** What forms of rows carry of what they were filled with (app/forms/edit-baseline.tsx): all that their schema takes. */
const began = z.record(z.string(), z.string());

/** The forms of a page that change a row: what they were filled with, and the names of their controls. */
const formsOf = (page: string) =>
  [...page.matchAll(/<form\b.*?<\/form>/gs)].flatMap(([form]) => {
    const [, filled = "null"] = form.match(/name="began" value="([^"]*)"/) ?? [];
    // The rows of an estimate merge by themselves.
    const { data: texts } = began.safeParse(JSON.parse(plain(filled)));
    if (!texts) return [];
    const names = [...form.matchAll(/<(?:input|select|textarea|button)\b[^>]*?\bname="([^"]*)"/g)];
    return [{ fields: Object.keys(texts), names: names.map(([, name = ""]) => name) }];
  });

const ofProduction = { why: "fixed for all items of production", fields: ["measure_unit_id", "price"] };
/** Fields that need no control there, by the page. */
const without: Record<string, { why: string; fields: readonly string[] }> = {
  "/calendar/entries/1": {
    why: "the entry's week is over: it is only read",
    fields: ["user_id", "date", "start_time_id"],
  },
  "/users/1": { why: "an administrator's own password is changed in the profile", fields: ["password"] },
  "/invoices/1/create": {
    why: "each line has a field of its own (form/quantities.ts)",
    fields: ["quantities"],
  },
  // The same item, whichever list's address leads to it.
  "/stock/1": ofProduction,
  "/stock/production/1": ofProduction,
};

/** Forms of rows that the demonstration does not have, as those of an estimate's parts: their own tests in the browser fill them in. */
const undrawn: readonly string[] = [
  "a client's own price",
  "an additional cost",
  "what is said of a file",
  "the images of a line",
  "the draft of a document",
  "a plan of recurring invoices",
  "what is typed of a supplier's invoice",
  "what is typed of an order to a supplier",
  "how a document was sent as an e-invoice",
];

test("every field that a form was filled with is on its page", async () => {
  const installation = await newInstallation({ demonstration: "acme" });
  const cookie = await cookieAt(installation);
  const missing: string[] = [];
  const seen = new Set<string>();
  for (const { at: path } of Object.values(site)) {
    const { text } = await ask(installation.host, "GET", path, { headers: { Cookie: cookie } });
    for (const { fields, names } of formsOf(text)) {
      seen.add(fields.sort().join());
      for (const field of fields.filter((one) => !without[path]?.fields.includes(one)))
        if (!names.some((name) => name === field || name.startsWith(`${field}[`)))
          missing.push(`${path}: ${field}`);
    }
  }
  expect(missing).toEqual([]);
  const unseen = samples.filter(
    ({ edited, begun }) =>
      !seen.has(
        Object.keys(textsOf(edited.valuesOf(begun, "lv")))
          .sort()
          .join(),
      ),
  );
  expect(unseen.map(({ name }) => name)).toEqual(undrawn);
});
