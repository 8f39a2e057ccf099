import { estimateType } from "#model/estimate/estimate-type.ts";
import { decimal } from "#model/money/decimal.ts";
import { standardVat, type Vat } from "#model/vat/vat.ts";
import type { ProjectRow } from "../projects.ts";
import type { Random } from "../random.ts";
import type { StockContent } from "../stock.ts";
import type { CustomerPriceRow } from "../stock-rows.ts";
import { commentaryOf } from "./commentary.ts";
import type { EstimateContent, Theme } from "./content.ts";
import { costsOf, withCost } from "./costs.ts";
import { type CostRow, lineTotal } from "./lines.ts";
import { offerSections } from "./offers.ts";
import { type Order, ordersOf } from "./orders.ts";
import { type SectionRow, sectionsOf, worded } from "./sections.ts";
import { type Wares, waresOf } from "./wares.ts";

/** An estimate that names its project and who approved it: ids are given when it is planted. */
export interface EstimateRow
  extends Omit<Order, "project" | "size" | "isOffer" | "isUntaxed" | "isCommented"> {
  /** Name of the project. */
  project: string;
  name: string;
  estimate_type_id: number;
  /** Ten-thousandths of a percent. */
  discount: number;
  vat: Vat;
  /** HTML. */
  commentary: string;
  sections: SectionRow[];
  costs: CostRow[];
}

interface Story {
  content: EstimateContent;
  stock: StockContent;
  projects: ProjectRow[];
  customerPrices: CustomerPriceRow[];
  /** Modules that are on: which of the two types are made. */
  types: { position: boolean; product: boolean };
  today: string;
  random: Random;
}

/** The estimates of an installation in the order in which they were made. */
export function estimatesOf(story: Story): EstimateRow[] {
  const wares = waresOf(story.stock, story.content);
  const nameOf = naming(story.content, story.random);
  const rows = ordersOf(story).map((order) => estimateOf(story, order, wares, nameOf));
  const approved = rows.filter((row) => row.approved);
  const paid = new Set(story.random.shuffle(approved).slice(0, Math.ceil(approved.length / 3)));
  return rows.map((row) => (paid.has(row) ? withCosts(row, story.content, story.random) : row));
}

function estimateOf(story: Story, order: Order, wares: Wares, nameOf: Naming): EstimateRow {
  const { content, stock, customerPrices, random } = story;
  const { project, size, isOffer, isUntaxed, isCommented, ...rest } = order;
  const theme = themeOf(content, project);
  const vat = isUntaxed ? { category: random.pick(["AE", "AE", "E"]), rate: 0 } : standardVat;
  const prices = customerPrices.filter(({ client }) => client === project.client);
  const own = new Map(prices.map(({ item, price }) => [item, decimal(price)]));
  const pricing = { wares, own, isTaxed: vat.rate > 0 };
  const sections = isOffer
    ? offerSections(content, stock.products, pricing, random)
    : sectionsOf({ content, theme, pricing, random }, size);
  return {
    ...rest,
    project: project.name,
    name: nameOf(order, theme),
    estimate_type_id: isOffer ? estimateType.product : estimateType.position,
    discount: decimal(random.chance(0.72) ? "0" : random.pick(["5", "7", "10", "10", "12.5"])),
    vat,
    commentary: isCommented ? commentaryOf(content.commentary, random) : "",
    sections,
    costs: [],
  };
}

const themeOf = ({ themes }: EstimateContent, { name }: ProjectRow): Theme => {
  const found = themes.find(({ projects }) => projects.test(name));
  if (!found) throw new Error(`No theme takes the project ${name}`);
  return found;
};

/** Cents of a line that something was paid for. */
const worth = 10_000;

/** What was paid for the estimate as a whole, and for a few of its larger lines. */
function withCosts(row: EstimateRow, { costs, lineCosts }: EstimateContent, random: Random): EstimateRow {
  const large = row.sections.flatMap(({ lines }) => lines).filter((line) => lineTotal(line) >= worth);
  const paid = new Set(random.shuffle(large).slice(0, random.whole(1, 4)));
  const sections = row.sections.map((section) => ({
    ...section,
    lines: section.lines.map((line) => (paid.has(line) ? withCost(line, lineCosts, random) : line)),
  }));
  return { ...row, sections, costs: costsOf(costs, random.whole(1, 3), random) };
}

type Naming = (order: Order, theme: Theme) => string;

/** Names of estimates: those of a list in turn, so that none comes again soon. */
function naming(content: EstimateContent, random: Random): Naming {
  const places = new Map<readonly string[], number>();
  return ({ project, turn, isOffer }, theme) => {
    const list = listOf(content, { turn, isOffer }, theme);
    const place = places.get(list) ?? random.whole(0, list.length - 1);
    places.set(list, place + 1);
    const text = list[place % list.length] ?? "";
    return worded(text.replace("{name}", project.name).replace("{short}", project.short_name), random);
  };
}

function listOf(
  { offers, later }: EstimateContent,
  { turn, isOffer }: Pick<Order, "turn" | "isOffer">,
  theme: Theme,
) {
  if (isOffer) return offers.names;
  return turn > 1 ? later : theme.names;
}
