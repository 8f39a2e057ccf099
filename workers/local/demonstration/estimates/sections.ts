import { sectionType } from "#model/estimate/estimate-type.ts";
import type { Random } from "../random.ts";
import type { EstimateContent, PositionSketch, StageSketch, Theme } from "./content.ts";
import { type LineRow, linesOf, type Pricing } from "./lines.ts";

export interface SectionRow {
  /** Name of its stage; null for an additional position. */
  stage: string | null;
  /** The stage's name in English. */
  stage_en: string;
  /** Which half it belongs to. */
  type_id: number;
  name: string;
  name_en: string;
  lines: LineRow[];
}

interface Told {
  content: EstimateContent;
  theme: Theme;
  pricing: Pricing;
  random: Random;
}
/** A position that can be taken up, and where it stands. */
interface Place {
  stage: string | null;
  type_id: number;
  sketch: PositionSketch;
}

/** Of additional positions, about so many. */
const linesEach = 2;

/** Positions of `size` lines together: stage by stage, agency work first, what is additional at the end. */
export function sectionsOf(told: Told, size: number): SectionRow[] {
  const { content, random } = told;
  const extras = size >= 6 && random.chance(0.35) ? additionalPlaces(content, random) : [];
  const rows = filled(told, extras, linesEach * extras.length);
  const left = size - countOf(rows);
  const stages = stagesFor(told, left);
  return [...inOrder(filled(told, rounds(stages, random), left), stages), ...rows];
}

const countOf = (rows: readonly SectionRow[]) => rows.reduce((count, { lines }) => count + lines.length, 0);

/** Takes up places until they have `size` lines. */
function filled(
  { content: { english }, pricing, random }: Told,
  places: readonly Place[],
  size: number,
): SectionRow[] {
  const rows: SectionRow[] = [];
  let left = size;
  for (const { sketch, ...place } of places) {
    if (left === 0) break;
    const count = Math.min(left, random.whole(Math.min(2, sketch.lines.length), sketch.lines.length));
    rows.push({
      ...place,
      stage_en: english[place.stage ?? ""] ?? "",
      ...inBoth(sketch.name, english, random),
      lines: linesOf(sketch, count, pricing, random),
    });
    left -= count;
  }
  return rows;
}

/** One position of each half, of what stands in no stage, or of one of them. */
function additionalPlaces({ additional }: EstimateContent, random: Random): Place[] {
  const { agency, production } = sectionType;
  const one = { stage: null, type_id: agency, sketch: random.pick(additional.agency) };
  const other = { stage: null, type_id: production, sketch: random.pick(additional.production) };
  return random.pick([[one, other], [one], [other]]);
}

interface StagePlaces {
  name: string;
  places: Place[];
}

/** As many stages as so many lines fill: those of the theme, then any. */
function stagesFor({ content, theme, random }: Told, size: number): StagePlaces[] {
  const { agency, production } = sectionType;
  const [first, second] = random.chance(0.6)
    ? [theme.agency, theme.production]
    : [theme.production, theme.agency];
  const own = alternating(first, second);
  const all = [...content.agency, ...content.production];
  const others = random.shuffle(all.map(({ name }) => name).filter((name) => !own.includes(name)));
  const byName = new Map([
    ...content.agency.map((stage) => [stage.name, placesOf(stage, agency)] as const),
    ...content.production.map((stage) => [stage.name, placesOf(stage, production)] as const),
  ]);
  const wanted = Math.max(random.whole(1, 2), Math.round(size / 6));
  const chosen: StagePlaces[] = [];
  for (const name of [...own, ...others]) {
    const stage = byName.get(name);
    if (!stage) throw new Error(`A theme has a stage ${name}, which nobody tells of`);
    if (chosen.length >= wanted && room(chosen) >= size) break;
    chosen.push(stage);
  }
  const order = all.map(({ name }) => name);
  return chosen.sort((one, other) => order.indexOf(one.name) - order.indexOf(other.name));
}

/** The least lines that stages have when all of their positions are taken up. */
const room = (stages: readonly StagePlaces[]) =>
  stages.reduce(
    (sum, { places }) =>
      sum + places.reduce((least, { sketch }) => least + Math.min(2, sketch.lines.length), 0),
    0,
  );

const placesOf = ({ name, positions }: StageSketch, type_id: number): StagePlaces => ({
  name,
  places: positions.map((sketch) => ({ stage: name, type_id, sketch })),
});

function alternating(one: readonly string[], other: readonly string[]): string[] {
  const length = Math.max(one.length, other.length);
  return Array.from({ length }, (_, index) => [one[index], other[index]]).flatMap((pair) =>
    pair.flatMap((name) => name ?? []),
  );
}

/** A position of every stage, then another of every stage, until there are no more. */
function rounds(stages: readonly StagePlaces[], random: Random): Place[] {
  const mixed = stages.map(({ places }) => random.shuffle(places));
  const length = Math.max(...mixed.map((places) => places.length));
  return Array.from({ length }, (_, turn) => mixed.flatMap((places) => places[turn] ?? [])).flat();
}

/** Positions beside those of their stage. */
const inOrder = (rows: SectionRow[], stages: readonly StagePlaces[]): SectionRow[] =>
  stages.flatMap(({ name }) => rows.filter(({ stage }) => stage === name));

/** {a|b} in a text is one of these. */
export const worded = (text: string, random: Random): string => inBoth(text, {}, random).name;

const choices = /\{([^{}]*)\}/gu;

/** The same in both languages: where one of several is chosen, it is the same one. */
export function inBoth(
  text: string,
  english: EstimateContent["english"],
  random: Random,
): { name: string; name_en: string } {
  const chosen: number[] = [];
  const name = text.replace(choices, (_, listed: string) => {
    const words = listed.split("|");
    const place = random.whole(0, words.length - 1);
    chosen.push(place);
    return words[place] ?? "";
  });
  const places = chosen.values();
  const name_en = (english[text] ?? "").replace(
    choices,
    (_, listed: string) => listed.split("|")[places.next().value ?? 0] ?? "",
  );
  return { name, name_en };
}
