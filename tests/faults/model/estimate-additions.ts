import type { EstimateNoun } from "./estimate.ts";
import { type Half, type Line, linesIn, type Position, positionsIn } from "./estimate-outline.ts";

/** A line as it is sent. */
const sent = ({ name, price, quantity }: Line) => ({
  name,
  price: (price / 100).toFixed(2),
  quantity: (quantity / 100).toFixed(2),
});

const typeOf = (at: EstimateNoun, half: Half) => at.halves.indexOf(half) + 1;

export async function addStage(at: EstimateNoun, half: Half): Promise<string> {
  const name = at.name("Posms");
  const body = { name, estimate_stage_type_id: typeOf(at, half) };
  const made = await at.change(["POST", `/${at.id}/stages`, body]);
  if (made) half.stages.push({ id: made.id, name, positions: [] });
  return `add ${name}`;
}

export async function addPosition(at: EstimateNoun, half: Half): Promise<string> {
  const name = at.name("Pozīcija");
  const stage = at.world.chance.of([...half.stages, undefined]);
  const place = { estimate_id: at.id, estimate_stage_id: stage?.id ?? null, type_id: typeOf(at, half) };
  const made = await at.change(["POST", "/positions", { name, ...place }]);
  if (made) (stage?.positions ?? half.loose).push({ id: made.id, name, lines: [] });
  return `add ${name} to ${stage?.name ?? "no stage"}`;
}

export async function addLines(at: EstimateNoun, half: Half): Promise<string> {
  const { chance } = at.world;
  const position = chance.of(positionsIn(half));
  if (!position) return addPosition(at, half);
  const lines: Line[] = Array.from({ length: 1 + chance.below(3) }, () => ({
    id: 0,
    name: at.name("Rinda"),
    price: chance.below(100_000),
    quantity: 1 + chance.below(2_000),
  }));
  const body = { position_items: lines.map(sent) };
  const made: { id: number }[] | null = await at.change(["POST", `/${position.id}/position_items`, body]);
  if (made) position.lines.push(...lines.map((line, index) => ({ ...line, id: made[index]?.id ?? 0 })));
  return `add ${lines.length} lines to ${position.name}`;
}

export async function changeLine(at: EstimateNoun, half: Half): Promise<string> {
  const { chance } = at.world;
  const line = chance.of(linesIn(half));
  if (!line) return addLines(at, half);
  const changed = { ...line, price: chance.below(100_000), quantity: 1 + chance.below(999) };
  const isDone = await at.change(["PATCH", `/position_items/${line.id}`, sent(changed)]);
  if (isDone) Object.assign(line, changed);
  return `change ${line.name}`;
}

export async function rename(at: EstimateNoun, half: Half): Promise<string> {
  const rows: [string, { id: number; name: string }[]][] = [
    ["stages", half.stages],
    ["positions", positionsIn(half)],
    ["position_items", linesIn(half)],
  ];
  const [noun, candidates] = at.world.chance.of(rows) ?? ["stages", []];
  const row = at.world.chance.of<{ id: number; name: string }>(candidates);
  if (!row) return addStage(at, half);
  const name = at.name("Cits");
  if (await at.change(["PATCH", `/${noun}/${row.id}`, { name }])) row.name = name;
  return `rename ${noun} ${row.id}`;
}

/** The positions among which one stands: of its stage, or beside the stages. */
export const siblingsOf = ({ stages, loose }: Half, position: Position): Position[] =>
  stages.find(({ positions }) => positions.includes(position))?.positions ?? loose;
