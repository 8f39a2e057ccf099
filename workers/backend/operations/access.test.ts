import { describe, expect, test } from "vitest";
import { moduleKeys } from "#model/branding/config.ts";
import { access } from "../app.ts";
import { accessOf, isOn } from "./access.ts";

const operations = [...access.keys()];
const isOpen = (name: string, enabled: readonly string[]) => isOn(accessOf(access, name), enabled);
const without = (...off: string[]) => moduleKeys.filter((key) => !off.includes(key));
/** The nouns that something of is closed under these modules. */
const closed = (enabled: readonly string[]) =>
  [...new Set(operations.filter((name) => !isOpen(name, enabled)).map((name) => name.split(".")[0]))].sort();

describe("the modules of operations", () => {
  test("open everything where all are on", () => {
    expect(closed(moduleKeys)).toEqual([]);
  });

  test("leave signing in, settings, people and clients to everybody", () => {
    const open = operations.filter((name) => isOpen(name, [])).map((name) => name.split(".")[0]);
    expect([...new Set(open)].sort()).toEqual([
      ...[
        "banks",
        "chosen_columns",
        "client_contacts",
        "clients",
        "company",
        "config",
        "customer_prices",
        "dashboard",
        "docs",
        "inbox",
        "mail_sender",
        "online_documents",
        "renewal",
      ],
      ...["sample", "saved_views", "search", "session", "setup", "terms", "users", "vat_rates"],
    ]);
  });

  test("close the calendar with its module, and planning with it", () => {
    expect(closed(without("calendar"))).toEqual(["calendar", "holidays", "projects"]);
    expect(isOpen("projects.update", without("calendar"))).toBe(true);
    expect(isOpen("projects.planning", without("calendar"))).toBe(false);
  });

  test("keep estimates open without one of their modules; planning reports are of positions", () => {
    expect(closed(without("product_estimate"))).toEqual([]);
    expect(closed(without("position_estimate"))).toEqual(["reports"]);
    expect(isOpen("reports.projects_hours", without("position_estimate"))).toBe(false);
  });

  test.each([
    ["hoursReport", "reports.all_customer_hours"],
    ["incomeReport", "reports.invoices_total"],
    ["stockOrderReport", "reports.invoiced_stock_items"],
    ["productionCosts", "reports.production_costs"],
  ] as const)("close with %s its own reports alone", (module, report) => {
    expect(isOpen(report, without(module))).toBe(false);
    const open = operations.filter((name) => name.startsWith("reports.") && isOpen(name, [module]));
    expect(open).toEqual([]);
    expect(isOpen(report, [module, "product_estimate"])).toBe(true);
  });

  test("close estimates, and what is made of them, with both of their modules", () => {
    const off = closed(without("product_estimate", "position_estimate"));
    expect(off).toEqual(
      expect.arrayContaining(["projects", "estimates", "invoices", "stock_items", "files"]),
    );
    expect(off).not.toContain("work_types");
    expect(off).not.toContain("calendar");
  });

  test("close internal costs with theirs", () => {
    expect(closed(without("productionCosts"))).toEqual([
      "additional_costs",
      "item_costs",
      "payables",
      "purchase_invoices",
      "purchase_order_mails",
      "purchase_orders",
      "reports",
    ]);
  });
});
