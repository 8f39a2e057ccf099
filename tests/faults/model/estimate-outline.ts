import type { Estimate, Position as ShownPosition, Stage as ShownStage } from "#model/estimate/estimate.ts";

/** A line; price and quantity in hundredths. */
export interface Line {
  id: number;
  name: string;
  price: number;
  quantity: number;
}

export interface Position {
  id: number;
  name: string;
  lines: Line[];
}

export interface Stage {
  id: number;
  name: string;
  positions: Position[];
}

/** The agency's own work, or production: what is in stages, and positions beside them. */
export interface Half {
  stages: Stage[];
  loose: Position[];
}

/** Rounds half up to whole units; nothing here is below zero. */
const rounded = (amount: number, unit: number): number => Math.floor((2 * amount + unit) / (2 * unit));

/** Cents of a line. */
export const centsOf = ({ price, quantity }: Line): number => rounded(price * quantity, 100);

export const positionsIn = ({ stages, loose }: Half): Position[] => [
  ...stages.flatMap(({ positions }) => positions),
  ...loose,
];
export const linesIn = (half: Half): Line[] => positionsIn(half).flatMap(({ lines }) => lines);
const centsIn = (half: Half): number => linesIn(half).reduce((sum, line) => sum + centsOf(line), 0);

/** Cents of 21 % VAT, rounded once for all of a document. */
export const vatOf = (net: number): number => rounded(net * 21, 100);

/** Sums of an estimate whose lines are all taxed with 21 %; `discount` in whole percent. */
export function sumsOf([agency, production]: readonly [Half, Half], discount: number) {
  const [own, bought] = [centsIn(agency), centsIn(production)];
  const discounted = rounded((own + bought) * discount, 100);
  const net = own + bought - discounted;
  const vat = vatOf(net);
  return {
    agency_cents: own,
    production_cents: bought,
    discount_cents: discounted,
    net_cents: net,
    vat_cents: vat,
    total_cents: net + vat,
  };
}

/** What stands where, without ids: of a copy they are others. */
export const outlineOf = (half: Half) => ({
  stages: half.stages.map(({ name, positions }) => ({ name, positions: positions.map(named) })),
  loose: half.loose.map(named),
});
const named = ({ name, lines }: Position) => ({
  name,
  lines: lines.map((line) => ({ name: line.name, cents: centsOf(line) })),
});

/** What stands where, with ids. */
export const idsOf = (half: Half) => ({
  stages: half.stages.map(({ id, positions }) => [id, positions.map(idsIn)]),
  loose: half.loose.map(idsIn),
});
const idsIn = ({ id, lines }: Position) => [id, lines.map((line) => line.id)];

/** A position, or a stage, as the product shows it. */
export const positionFrom = ({ id, name, position_items }: ShownPosition): Position => ({
  id,
  name,
  lines: position_items.map((item) => ({
    id: item.id,
    name: item.name,
    price: Math.round(Number(item.price) * 100),
    quantity: Math.round(Number(item.quantity) * 100),
  })),
});
export const stageFrom = ({ id, name, positions }: ShownStage): Stage => ({
  id,
  name,
  positions: positions.map(positionFrom),
});

/** Both halves as the product shows them. */
export const halvesFrom = (estimate: Estimate): [Half, Half] => [
  {
    stages: estimate.agency_costs_stages.map(stageFrom),
    loose: estimate.additional_agency_positions.map(positionFrom),
  },
  {
    stages: estimate.production_costs_stages.map(stageFrom),
    loose: estimate.additional_production_positions.map(positionFrom),
  },
];
