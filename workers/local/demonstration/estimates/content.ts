/** How something is counted, and so in what amounts and unit it is sold. */
export type Counted =
  | "run"
  | "lot"
  | "few"
  | "once"
  | "sets"
  | "area"
  | "length"
  | "weight"
  | "hours"
  | "days";

/** A position and the names of its lines, the chief one first. {a|b} in its name is one of these. */
export interface PositionSketch {
  name: string;
  lines: readonly string[];
}

/** A stage of the agency's own work, or of production; no two of an installation have the same name. */
export interface StageSketch {
  name: string;
  positions: readonly PositionSketch[];
}

/** Estimates of one kind of project, by the name of that. The first stages that are named are the likeliest. */
export interface Theme {
  projects: RegExp;
  /** {short} is the project's short name, {name} its long one. */
  names: readonly string[];
  agency: readonly string[];
  production: readonly string[];
}

/** What the agency itself paid: a name with what is noted beside it, and the most that it comes to, in euro. */
export type CostSketch = readonly [name: string, description: string, most: number];

/** What is told of an installation's estimates in words; what is chosen, how much and when is computed. */
export interface EstimateContent {
  count: number;
  /** Lines of the longest one. */
  longest: number;
  agency: readonly StageSketch[];
  production: readonly StageSketch[];
  /** Stages, positions and free lines in English, by what they are called here; {a|b} is the same choice in both. */
  english: Readonly<Record<string, string>>;
  /** Positions that stand in no stage. */
  additional: { agency: readonly PositionSketch[]; production: readonly PositionSketch[] };
  /** What production items and free lines cost, in euro: from and to. */
  prices: Record<Counted, readonly (readonly [name: string, low: number, high: number])[]>;
  /** Percent of VAT of what is not taxed with the standard rate. */
  reduced: Record<string, 5 | 12>;
  /** The last one takes whatever the others leave. */
  themes: readonly Theme[];
  /** Names of a project's second and third estimate. */
  later: readonly string[];
  /** Names of offers of products, their positions, and what is done to the products. */
  offers: { names: readonly string[]; positions: readonly string[]; services: readonly string[] };
  commentary: { openings: readonly string[]; terms: readonly string[]; closings: readonly string[] };
  costs: readonly CostSketch[];
  /** What was paid for one line, of work by the hour or of anything else: it comes to a share of the line. */
  lineCosts: Record<"hours" | "rest", readonly (readonly [name: string, description: string])[]>;
}

type PositionText = readonly [name: string, ...lines: string[]];

export const position = (...[name, ...lines]: PositionText): PositionSketch => ({ name, lines });

export const stage = (name: string, ...positions: PositionText[]): StageSketch => ({
  name,
  positions: positions.map((text) => position(...text)),
});
