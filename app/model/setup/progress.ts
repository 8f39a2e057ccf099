import type { Setup, Step } from "./setup.ts";

/** How many steps are done or skipped. */
export const settled = (steps: readonly Step[]): number =>
  steps.filter(({ state }) => state !== "open").length;

/** Whether nobody has begun with it: an administrator who comes in is led there. */
export const isUntouched = ({ steps, is_ended, sample }: Setup): boolean =>
  !is_ended && sample === null && settled(steps) === 0;
