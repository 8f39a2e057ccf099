import { describe, expect, test } from "vitest";
import { moduleKeys } from "../../app/model/config";
import { isOn } from "./modules";
import { type OperationId, permissions } from "./permissions";

const operations = Object.keys(permissions).filter((name): name is OperationId => name in permissions);
const without = (...off: string[]) => moduleKeys.filter((key) => !off.includes(key));
/** The nouns that something of is closed under these modules. */
const closed = (enabled: readonly string[]) => [
  ...new Set(operations.filter((name) => !isOn(name, enabled)).map((name) => name.split(".")[0])),
];

describe("the modules of operations", () => {
  test("open everything where all are on", () => {
    expect(closed(moduleKeys)).toEqual([]);
  });

  test("leave signing in, settings, people and clients to everybody", () => {
    const open = operations.filter((name) => isOn(name, [])).map((name) => name.split(".")[0]);
    expect([...new Set(open)]).toEqual([
      ...["session", "renewal", "config", "clients", "banks", "users", "customer_prices", "company", "docs"],
    ]);
  });

  test("close the calendar with its module, and planning with it", () => {
    expect(closed(without("calendar"))).toEqual(["projects", "calendar"]);
    expect(isOn("projects.update", without("calendar"))).toBe(true);
    expect(isOn("projects.planning", without("calendar"))).toBe(false);
  });

  test.each(["product_estimate", "position_estimate"])("keep estimates open without %s", (off) => {
    expect(closed(without(off))).toEqual([]);
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
    expect(closed(without("productionCosts"))).toEqual(["additional_costs", "item_costs"]);
  });
});
