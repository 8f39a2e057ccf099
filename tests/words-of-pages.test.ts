import ts from "typescript";
import { expect, test } from "vitest";
import en from "#locales/en/index.ts";
import bank from "#locales/lv/bank.ts";
import beginning from "#locales/lv/beginning.ts";
import clients from "#locales/lv/clients.ts";
import documents from "#locales/lv/documents.ts";
import eInvoices from "#locales/lv/e-invoices.ts";
import everyday from "#locales/lv/everyday.ts";
import hubs from "#locales/lv/hubs.ts";
import inbox from "#locales/lv/inbox.ts";
import lv from "#locales/lv/index.ts";
import lists from "#locales/lv/lists.ts";
import orders from "#locales/lv/orders.ts";
import planning from "#locales/lv/planning.ts";
import purchases from "#locales/lv/purchases.ts";
import recurring from "#locales/lv/recurring.ts";
import reminders from "#locales/lv/reminders.ts";
import reports from "#locales/lv/reports.ts";
import session from "#locales/lv/session.ts";
import settings from "#locales/lv/settings.ts";
import statements from "#locales/lv/statements.ts";
import stock from "#locales/lv/stock.ts";
import team from "#locales/lv/team.ts";
import { featuresOf, parts, partsOf } from "#locales/parts.ts";
import { closureIn, nodesOf, placeOf, sources } from "./sources.ts";

const app = sources(["app", "party"]);
const closure = closureIn(app);
const files: Record<string, object> = {
  everyday,
  planning,
  lists,
  hubs,
  team,
  stock,
  reports,
  documents,
  settings,
  beginning,
  session,
  clients,
  inbox,
  recurring,
  e_invoices: eInvoices,
  statements,
  reminders,
  purchases,
  orders,
  bank,
};
const features = new Set(Object.values(files).flatMap(Object.keys));

/** A route's id is its file's, without the ending. */
const idOf = (path: string) => path.replace(/^app\//, "").replace(/\.tsx?$/, "");

/** By file: the features that its texts are of, each with a place. */
const asked = new Map(
  app
    .filter(({ path }) => !path.startsWith("app/locales/"))
    .map(({ path, tree }) => {
      const texts = [...nodesOf(tree)].flatMap((node) =>
        ts.isStringLiteralLike(node) || ts.isTemplateHead(node) ? [{ node, text: node.text }] : [],
      );
      const found = texts.flatMap(({ node, text }) => {
        const feature = /^([a-z_]+)\./.exec(text)?.[1] ?? "";
        return features.has(feature) ? [{ feature, place: `${placeOf(node)}: ${text}` }] : [];
      });
      return [path, found] as const;
    }),
);

test("every part has the features that it is said to have, and each feature is of one", () => {
  for (const part of parts) expect(featuresOf(part)).toEqual(Object.keys(files[part] ?? {}));
  expect(parts.flatMap(featuresOf)).toHaveLength(features.size);
});

test("English has what Latvian has, in the same parts", () => {
  expect(Object.keys(en)).toEqual(Object.keys(lv));
});

const pages = app.map(({ path }) => path).filter((path) => /^app\/routes\/[\w-]+\/.*\.tsx$/.test(path));

test("the words of a page are enough for it, and for what it is made of", () => {
  expect(pages.length).toBeGreaterThan(150);
  const missing = pages.flatMap((page) => {
    const there = new Set(partsOf([idOf(page)]).flatMap(featuresOf));
    // What every page has is there with each of them.
    return [...closure([page, "app/root.tsx", "app/entry.client.tsx"])]
      .flatMap((path) => asked.get(path) ?? [])
      .filter(({ feature }) => !there.has(feature))
      .map(({ place }) => `${page}: ${place}`);
  });
  expect(missing).toEqual([]);
});

test("no part has a feature that nothing asks for", () => {
  const all = new Set([...asked.values()].flat().map(({ feature }) => feature));
  expect([...features].filter((feature) => !all.has(feature))).toEqual([]);
});

test("a page of the calendar waits for no words of invoices, and a report for none of documents", () => {
  expect(partsOf(["root", "routes/frame/layout", "routes/calendar/page"])).toEqual(["everyday", "planning"]);
  expect(partsOf(["root", "routes/frame/layout", "routes/reports/financial"])).toEqual([
    "everyday",
    "lists",
    "reports",
  ]);
  expect(partsOf(["root", "routes/calendar/page"], "invoice.voided")).toContain("documents");
});
