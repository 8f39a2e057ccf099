import type { Chance } from "#tests/party/chance.ts";
import type { EstimateNoun } from "./estimate.ts";
import { addPosition, addStage, siblingsOf } from "./estimate-additions.ts";
import { type Half, type Position, positionFrom, positionsIn, stageFrom } from "./estimate-outline.ts";

/** Copies a stage, a position or a line right behind itself. */
export function copy(at: EstimateNoun, half: Half): Promise<string> {
  const kind = at.world.chance.of([copyStage, copyPosition, copyLine]) ?? copyStage;
  return kind(at, half);
}

async function copyStage(at: EstimateNoun, half: Half): Promise<string> {
  const stage = at.world.chance.of(half.stages);
  if (!stage) return addStage(at, half);
  const made = await at.change(["POST", `/stages/${stage.id}/duplicate`]);
  if (made) half.stages.splice(half.stages.indexOf(stage) + 1, 0, stageFrom(made));
  return `copy ${stage.name}`;
}

async function copyPosition(at: EstimateNoun, half: Half): Promise<string> {
  const position = at.world.chance.of(positionsIn(half));
  if (!position) return addPosition(at, half);
  const siblings = siblingsOf(half, position);
  const made = await at.change(["POST", `/positions/${position.id}/duplicate`]);
  if (made) siblings.splice(siblings.indexOf(position) + 1, 0, positionFrom(made));
  return `copy ${position.name}`;
}

async function copyLine(at: EstimateNoun, half: Half): Promise<string> {
  const lines = at.world.chance.of(positionsIn(half))?.lines ?? [];
  const line = at.world.chance.of(lines);
  if (!line) return copyPosition(at, half);
  const made = await at.change(["POST", `/position_items/${line.id}/duplicate`]);
  if (made) lines.splice(lines.indexOf(line) + 1, 0, { ...line, id: made.id });
  return `copy ${line.name}`;
}

/** Deletes a line, or a position with its lines, or a stage with all that is in it. */
export async function remove(at: EstimateNoun, half: Half): Promise<string> {
  const { chance } = at.world;
  const position = chance.of(positionsIn(half));
  const line = chance.of(position?.lines ?? []);
  if (position && line && !chance.once(3))
    return away(at, "position_items", position.lines, position.lines.indexOf(line));
  const stage = chance.of(half.stages);
  if (stage && chance.once(4)) return away(at, "stages", half.stages, half.stages.indexOf(stage));
  if (!position) return addPosition(at, half);
  const siblings = siblingsOf(half, position);
  return away(at, "positions", siblings, siblings.indexOf(position));
}

async function away(at: EstimateNoun, noun: string, rows: { id: number }[], index: number): Promise<string> {
  const id = rows[index]?.id;
  if (await at.change(["DELETE", `/${noun}/${id}`])) rows.splice(index, 1);
  return `delete ${noun} ${id}`;
}

/** Puts the stages of a half, the positions in them and the lines in those into any order and place. */
export async function reorderStages(at: EstimateNoun, half: Half): Promise<string> {
  const { chance } = at.world;
  if (half.stages.length === 0) return addStage(at, half);
  const positions = half.stages.flatMap((stage) => stage.positions);
  const dealt = dealtOut(positionsWithLinesDealt(positions, chance), half.stages.length, chance);
  const stages = shuffled(half.stages, chance).map((stage, index) => ({
    ...stage,
    positions: dealt[index] ?? [],
  }));
  const body = { stages: stages.map(({ id, positions }) => ({ id, positions: positions.map(ordered) })) };
  if (await at.change(["PATCH", "/estimate_stages_position_order", body])) half.stages = stages;
  return "reorder stages";
}

/** Puts the positions beside the stages into any order, and perhaps one out of a stage among them. */
export async function reorderLoose(at: EstimateNoun, half: Half): Promise<string> {
  const { chance } = at.world;
  const stage = chance.once(2) ? chance.of(half.stages) : undefined;
  const moved = chance.of(stage?.positions ?? []);
  const candidates = moved ? [...half.loose, moved] : half.loose;
  if (candidates.length === 0) return addPosition(at, half);
  const loose = positionsWithLinesDealt(shuffled(candidates, chance), chance);
  const isDone = await at.change([
    ...(["PATCH", "/estimate_additional_position_order"] as const),
    { positions: loose.map(ordered) },
  ]);
  if (isDone) {
    half.loose = loose;
    if (stage) stage.positions = stage.positions.filter((position) => position !== moved);
  }
  return "reorder positions";
}

const ordered = ({ id, lines }: Position) => ({ id, position_items: lines.map((line) => line.id) });

/** The same positions, with all their lines dealt out again. */
function positionsWithLinesDealt(positions: readonly Position[], chance: Chance): Position[] {
  const dealt = dealtOut(
    positions.flatMap(({ lines }) => lines),
    positions.length,
    chance,
  );
  return positions.map((position, index) => ({ ...position, lines: dealt[index] ?? [] }));
}

/** Puts things onto so many heaps. */
function dealtOut<Thing>(things: readonly Thing[], heaps: number, chance: Chance): Thing[][] {
  const dealt: Thing[][] = Array.from({ length: heaps }, () => []);
  for (const thing of shuffled(things, chance)) dealt[chance.below(heaps)]?.push(thing);
  return dealt;
}

function shuffled<Thing>(things: readonly Thing[], chance: Chance): Thing[] {
  const rest = [...things];
  return things.flatMap(() => chance.take(rest) ?? []);
}
