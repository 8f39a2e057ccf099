import { describe, expect, test } from "vitest";
import { highlighted, home, menu, menuFor, screens } from "./screens.ts";

describe("the menu", () => {
  const entriesFor = (...asked: Parameters<typeof menuFor>) => menuFor(...asked).map(({ entry }) => entry);
  const reportsFor = (...asked: Parameters<typeof menuFor>) =>
    menuFor(...asked).find(({ entry }) => entry === "reports");

  test("has the invoices between projects and clients, where estimates are made", () => {
    const modules = ["calendar", "product_estimate"];
    expect(entriesFor({ role: "user", modules })).toEqual(["calendar", "projects", "invoices", "clients"]);
    expect(entriesFor({ role: "user", modules: [] })).toEqual(["clients"]);
    expect(entriesFor({ role: "employee", modules })).toEqual(["calendar"]);
  });

  test("has every screen but those that are reached from another", () => {
    const elsewhere = [
      ...[
        "noDestination",
        "profile",
        "search",
        "views",
        "inbox",
        "setup",
        "estimates",
        "estimate",
        "costs",
        "purchases",
        "purchaseOrders",
        "payables",
        "bank",
        "unitSettings",
        "calendarSettings",
        "reminderSettings",
        "rateSettings",
        "closingSettings",
        "accountingSettings",
        "bankSettings",
      ],
      ...["financialReport", "planningReport", "booksExport"],
    ];
    expect([...menu, ...elsewhere].sort()).toEqual(Object.keys(screens).sort());
  });

  test("leads from the reports to the first that is open, and names them where there are several", () => {
    const modules = ["position_estimate", "hoursReport"];
    const financial = "/reports/financial-report";
    expect(reportsFor({ role: "admin", modules })).toEqual({
      entry: "reports",
      path: financial,
      below: ["financialReport", "planningReport"],
    });
    expect(reportsFor({ role: "admin", modules: ["product_estimate", "productionCosts"] })).toMatchObject({
      path: financial,
      below: [],
    });
    expect(reportsFor({ role: "admin", modules: ["product_estimate", "books"] })).toMatchObject({
      path: financial,
      below: [],
    });
    // The margin is off without costs.
    expect(reportsFor({ role: "admin", modules: ["product_estimate", "margin"] })).toBeUndefined();
    expect(reportsFor({ role: "user", modules })).toMatchObject({
      path: "/reports/planning-report",
      below: [],
    });
    expect(reportsFor({ role: "user", modules: ["product_estimate"] })).toBeUndefined();
    expect(reportsFor({ role: "admin", modules: ["product_estimate"] })).toBeUndefined();
    expect(reportsFor({ role: "admin", modules: ["position_estimate"] })).toMatchObject({
      path: "/reports/planning-report",
      below: [],
    });
    expect(reportsFor({ role: "employee", modules })).toBeUndefined();
  });

  test("begins with the dashboard for administrators, whatever is switched off", () => {
    expect(home({ role: "admin", modules: ["calendar"] })).toBe("/dashboard");
    expect(home({ role: "admin", modules: [] })).toBe("/dashboard");
    expect(home({ role: "user", modules: ["calendar"] })).toBe("/calendar");
    expect(home({ role: "employee", modules: [] })).toBe("/no-destionation");
  });

  test.each([
    ["/invoices", "invoices"],
    ["/invoices/filter", "invoices"],
    ["/invoices/7/12", "invoices"],
    ["/invoices/7/edit/12", "invoices"],
    ["/invoices/7/create", "projects"],
    ["/dashboard", "dashboard"],
    ["/estimate/7", "projects"],
    ["/estimates", "projects"],
    ["/purchases/7", "invoices"],
    ["/purchase-orders/7", "invoices"],
    ["/bank/statements", "invoices"],
    ["/reports/planning-report", "reports"],
    ["/invoices-of-others", null],
  ])("marks for %s the entry %s", (path, entry) => {
    expect(highlighted(path)).toBe(entry);
  });
});
