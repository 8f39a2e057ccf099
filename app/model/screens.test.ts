import { describe, expect, test } from "vitest";
import { highlighted, home, menuFor } from "./screens";

describe("the menu", () => {
  test("has the invoices between projects and clients, where estimates are made", () => {
    const modules = ["calendar", "position_estimate"];
    expect(menuFor({ role: "user", modules })).toEqual(["calendar", "projects", "invoices", "clients"]);
    expect(menuFor({ role: "user", modules: [] })).toEqual(["clients"]);
    expect(menuFor({ role: "employee", modules })).toEqual(["calendar"]);
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
    ["/invoices-of-others", null],
  ])("marks for %s the entry %s", (path, entry) => {
    expect(highlighted(path)).toBe(entry);
  });
});
