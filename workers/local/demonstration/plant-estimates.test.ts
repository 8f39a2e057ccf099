import { asc } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { listCustomerPrices } from "#backend/db/customer-prices.ts";
import type { Database } from "#backend/db/database.ts";
import { findEstimate } from "#backend/db/estimates/content.ts";
import { estimates } from "#backend/db/estimates/estimates.ts";
import { positionItems } from "#backend/db/estimates/items.ts";
import { listProductFiles } from "#backend/db/product-files.ts";
import { findProject } from "#backend/db/projects.ts";
import { findUser } from "#backend/db/users.ts";
import { additionalCostInput } from "#model/estimate/additional-cost.ts";
import { itemsOf } from "#model/estimate/counted-estimate.ts";
import { type Estimate, estimateInput } from "#model/estimate/estimate.ts";
import { estimateType, sectionType } from "#model/estimate/estimate-type.ts";
import { positionItemInput } from "#model/estimate/position-item.ts";
import { decimal, sendDecimal } from "#model/money/decimal.ts";
import { sanitised } from "#model/text/rich-text.ts";
import { roleIds } from "#model/user/role.ts";
import { days, freshlyPlanted, planted, storiesOf } from "#tests/support/stories.ts";
import { demonstrationNames } from "./demonstrations.ts";
import { estimateContents } from "./estimates/contents.ts";
import { looks } from "./looks.ts";
import { demonstrationRows } from "./rows.ts";

const today = "2026-11-20";

const repeated = (texts: string[]) => texts.filter((text, index) => texts.indexOf(text) !== index);
const shareOf = <T>(rows: readonly T[], fits: (row: T) => boolean) => rows.filter(fits).length / rows.length;

/** Every estimate as the API reads it, in the order of their ids. */
const shown = (database: Database) =>
  database
    .select({ id: estimates.id })
    .from(estimates)
    .orderBy(asc(estimates.id))
    .all()
    .flatMap(({ id }) => findEstimate(database, id) ?? []);

const stagesOf = (estimate: Estimate) => [
  ...estimate.agency_costs_stages,
  ...estimate.production_costs_stages,
];
const additionalOf = (estimate: Estimate) => [
  ...estimate.additional_agency_positions,
  ...estimate.additional_production_positions,
];
const isOffer = ({ estimate_type_id }: Estimate) => estimate_type_id === estimateType.product;
describe("how many estimates there are", () => {
  it.each([
    { name: "portal", offers: 30, positions: 120, longest: 118 },
    { name: "acme", offers: 12, positions: 48, longest: 54 },
    { name: "beta", offers: 0, positions: 25, longest: 36 },
  ] as const)("at $name, of the types whose modules are on", ({ name, offers, positions, longest }) => {
    const all = shown(planted({ name, day: today }));
    const lengths = all.filter((one) => !isOffer(one)).map((one) => itemsOf(one).length);
    expect([all.filter(isOffer).length, lengths.length]).toEqual([offers, positions]);
    expect(looks[name].modules.includes("product_estimate")).toBe(offers > 0);
    expect(Math.max(...lengths)).toBe(longest);
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(3);
    expect(shareOf(lengths, (length) => length <= 8)).toBeGreaterThan(0.1);
    expect(shareOf(lengths, (length) => length >= 10 && length <= 40)).toBeGreaterThan(0.6);
  });
});

describe.each(storiesOf(days))("the estimates of $name on $day", ({ name, day }) => {
  const database = planted({ name, day });
  const all = shown(database);
  const lines = all.flatMap(itemsOf);

  it("can all be counted, to more than nothing", () => {
    for (const { sums } of all) expect(sums.total_cents).toBeGreaterThan(0);
    expect(lines.filter((line) => line.total_cents <= 0)).toEqual([]);
  });

  it("have the numbers of their projects, which have one, several or none", () => {
    expect(repeated(all.map(({ estimate_nr }) => estimate_nr))).toEqual([]);
    const { projects } = demonstrationRows(name, day);
    const byProject = Map.groupBy(all, ({ project }) => project.id);
    expect(byProject.size).toBeLessThan(projects.length);
    for (const ofOne of byProject.values()) {
      const numbers = ofOne.map(({ project }, index) => `${project.project_nr}/${index + 1}`);
      expect(ofOne.map(({ estimate_nr }) => estimate_nr)).toEqual(numbers);
      expect(numbers.length).toBeLessThanOrEqual(3);
    }
    expect([...byProject.values()].some((ofOne) => ofOne.length === 3)).toBe(true);
  });

  it("have names that the form would take, hardly one twice", () => {
    for (const { name: text, project, estimate_type_id } of all)
      expect(
        estimateInput.safeParse({ name: text, project_id: project.id, estimate_type_id }).error,
      ).toBeUndefined();
    const texts = all.flatMap((one) => [
      one.name,
      ...[...stagesOf(one).flatMap(({ positions }) => positions), ...additionalOf(one)].map(
        (position) => position.name,
      ),
    ]);
    expect(texts.filter((text) => /[{}|]/.test(text))).toEqual([]);
    expect(new Set(all.map((one) => one.name)).size).toBeGreaterThan(all.length * 0.8);
  });

  it("are all in English as well, where the installation is told of so", () => {
    if (Object.keys(estimateContents[name].english).length === 0) return;
    const named = all.flatMap((one) => [
      ...stagesOf(one),
      ...stagesOf(one).flatMap(({ positions }) => positions),
      ...additionalOf(one),
      ...itemsOf(one),
    ]);
    const english = named.map(({ name: latvian, name_en }) => ({ latvian, name_en }));
    expect(english.filter(({ name_en }) => name_en === "" || /[āčēģīķļņšūž{}|]/iu.test(name_en))).toEqual([]);
  });

  it("are made once the project is entered, by today", () => {
    for (const { date, project } of all) {
      expect(date && date <= day).toBe(true);
      if (project.planned_start_date && project.planned_start_date <= day)
        expect(date && date >= project.planned_start_date).toBe(true);
    }
    expect(all.map(({ date }) => date)).toEqual(all.map(({ date }) => date).sort());
  });

  it("are approved in two of five cases, by the project's people, after they were made", () => {
    for (const one of all) {
      expect([one.approved_by === null, one.approved_at === null]).toEqual(Array(2).fill(!one.is_approved));
      if (!one.is_approved || !one.approved_by || !one.approved_at) continue;
      const project = findProject(database, one.project.id);
      expect([project?.project_manager, project?.second_user_id]).toContain(one.approved_by.id);
      expect(findUser(database, one.approved_by.id)?.role_id).toBe(roleIds.user);
      expect(new Date(one.approved_at).toISOString()).toBe(one.approved_at);
      expect(one.approved_at.slice(0, 10) > (one.date ?? "")).toBe(true);
      expect(one.approved_at.slice(0, 10) < day).toBe(true);
    }
    const share = shareOf(all, ({ is_approved }) => is_approved);
    expect(share).toBeGreaterThan(0.25);
    expect(share).toBeLessThan(0.55);
  });

  it("have commentary that stays as it is, in a third", () => {
    const texts = all.map(({ commentary }) => commentary).filter(Boolean);
    for (const text of texts) expect(sanitised(text)).toBe(text);
    expect(texts).toHaveLength(Math.ceil(all.length / 3));
  });

  it("have lines that the form would take", () => {
    for (const line of lines) {
      const { name: text, name_en, price, quantity, vat_category, vat_rate, measure_unit } = line;
      const input = { name: text, name_en, price, quantity, vat_category, vat_rate };
      expect(
        positionItemInput.safeParse({ ...input, measure_unit_id: measure_unit?.id }).error,
      ).toBeUndefined();
      expect((vat_category === null) === (vat_rate === null)).toBe(true);
      expect(text.length).toBeGreaterThan(0);
    }
  });

  it("have costs in a third of those approved, such as the form would take", () => {
    const withCosts = all.filter(({ additional_costs }) => additional_costs.length > 0);
    expect(withCosts).toHaveLength(Math.ceil(all.filter(({ is_approved }) => is_approved).length / 3));
    for (const one of all) {
      const costs = [...one.additional_costs, ...itemsOf(one).flatMap((line) => line.additional_costs)];
      if (costs.length > 0) expect(one.is_approved).toBe(true);
      for (const { total_cents, ...cost } of costs) {
        const input = { ...cost, total: sendDecimal(total_cents * 100) };
        expect(additionalCostInput.safeParse(input).error).toBeUndefined();
        expect(total_cents).toBeGreaterThan(0);
      }
    }
  });

  it("name products in offers only, which have no stages", () => {
    for (const one of all) {
      expect(itemsOf(one).some(({ product }) => product)).toBe(isOffer(one));
      if (isOffer(one)) expect(stagesOf(one)).toEqual([]);
    }
  });

  it("are the same when told again", () => {
    expect(demonstrationRows(name, day).estimates).toEqual(demonstrationRows(name, day).estimates);
    expect(shown(freshlyPlanted({ name, day }))).toEqual(all);
  });
});

describe.each(demonstrationNames)("what the estimates of %s show", (name) => {
  const database = planted({ name, day: today });
  const all = shown(database);
  const lines = all.flatMap(itemsOf);

  it("is pictures of the line's own product", () => {
    const rows = database.select().from(positionItems).all();
    const files = listProductFiles(
      database,
      rows.flatMap(({ product_id }) => product_id ?? []),
    );
    for (const { product_id, images } of rows) {
      const own = (files.get(product_id ?? 0) ?? []).map(({ id }) => id);
      expect(images.filter((image) => !own.includes(image))).toEqual([]);
    }
    const counts = new Set(rows.filter(({ product_id }) => product_id).map(({ images }) => images.length));
    expect([...counts].sort()).toEqual(all.some(isOffer) ? [1, 2] : []);
  });

  it("is work of the stock in both languages, with its prices or the client's own", () => {
    const own = new Map<string, string>(
      all.flatMap(({ project }) => {
        const client = project.customer?.id ?? 0;
        return listCustomerPrices(database, client).map(
          (row) => [`${client}/${row.stock_item_id}`, row.price] as const,
        );
      }),
    );
    const found = all.flatMap((one) =>
      itemsOf(one).flatMap((line) => {
        const price = own.get(`${one.project.customer?.id}/${line.stock_item?.id}`);
        return price ? [[price, line.price]] : [];
      }),
    );
    expect(found.length).toBeGreaterThan(0);
    for (const [price, used] of found) expect(used).toBe(price);
    expect(lines.filter((line) => line.stock_item && !line.name_en)).toEqual([]);
    expect(lines.filter((line) => line.stock_item && line.name !== line.stock_item.name)).toEqual([]);
  });

  it("is everything that an estimate can have", () => {
    expect(lines.some(({ stock_item, product }) => !stock_item && !product)).toBe(true);
    expect(lines.some(({ price }) => price === null)).toBe(true);
    expect(lines.some(({ price }) => price !== null && decimal(price) % 100 !== 0)).toBe(true);
    expect(lines.some(({ quantity }) => decimal(quantity) % decimal("1") !== 0)).toBe(true);
    expect(lines.some(({ quantity }) => decimal(quantity) >= decimal("250"))).toBe(true);
    const reduced = Object.values(estimateContents[name].reduced).map((rate) => `${rate}.00`);
    expect(reduced.filter((rate) => !lines.some(({ vat_rate }) => vat_rate === rate))).toEqual([]);
    expect(all.some(({ vat_category }) => vat_category === "AE" || vat_category === "E")).toBe(true);
    expect(shareOf(all, ({ discount }) => decimal(discount) === 0)).toBeGreaterThan(0.5);
    expect(all.some(({ discount }) => decimal(discount) > 0)).toBe(true);
    for (const half of ["additional_agency_positions", "additional_production_positions"] as const)
      expect(all.some((one) => one[half].length > 0 && !isOffer(one))).toBe(true);
    for (const type of Object.values(sectionType))
      expect(all.flatMap(stagesOf).some((stage) => stage.estimate_stage_type_id === type)).toBe(true);
    expect(lines.some(({ additional_costs }) => additional_costs.length > 0)).toBe(true);
  });
});
