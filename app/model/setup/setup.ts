import { z } from "zod";
import { type Screen, screens } from "../list/screens.ts";
import { count } from "../report/report.ts";

/** What a new agency sets up in its first hour, in order, and the screen that it is done on (docs/decisions/066). */
const stepScreens = {
  company: screens.settings,
  branding: screens.settings,
  accounts: screens.settings,
  people: screens.users,
  prices: screens.stock,
  client: screens.clients,
  project: screens.projects,
  estimate: screens.projects,
} as const satisfies Record<string, Screen>;

export const stepNames = [
  ...(["company", "branding", "accounts", "people", "prices"] as const),
  ...(["client", "project", "estimate"] as const),
] as const satisfies readonly (keyof typeof stepScreens)[];
export type StepName = (typeof stepNames)[number];
export const stepName = z.enum(stepNames);

/** The screen of a step: where its module is off, the step is not asked for. */
export const screenOf = (name: StepName): Screen => stepScreens[name];

export const step = z.object({
  name: stepName,
  /** What is there is done, however it came; what is not may be skipped. */
  state: z.enum(["open", "done", "skipped"]),
});
export type Step = z.infer<typeof step>;

const named = z.object({ id: z.number().int(), name: z.string() });

/** What would be removed with the sample, or is to be looked at. */
export const sample = z.object({
  /** Null where somebody has deleted it. */
  client: named.nullable(),
  project: named.nullable(),
  /** Its client's people and own prices. */
  contacts: count.default(0),
  prices: count.default(0),
  estimates: count,
  /** Documents without a number. */
  drafts: count,
  files: count,
  /** Planned in the calendar. */
  entries: count,
  /** Another one for anything that changed in it, for If-Match. */
  version: z.number().int().default(0),
});
export type Sample = z.infer<typeof sample>;

/** How far an installation is set up. */
export const setup = z.object({
  steps: z.array(step),
  /** Somebody has put it away. */
  is_dismissed: z.boolean(),
  /** Nothing of it is offered any more: put away, all dealt with, or a document is issued. */
  is_ended: z.boolean(),
  /** The newest project that is not the sample, to begin an estimate in. */
  newest_project: named.nullable(),
  sample: sample.nullable(),
});
export type Setup = z.infer<typeof setup>;
