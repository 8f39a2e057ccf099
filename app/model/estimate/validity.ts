import { addDays } from "../date/week.ts";
import type { Estimate } from "./estimate.ts";

/** Days that an offer and an estimate hold (specification §9). */
export const validDays = 30;

/** The last local date on which an estimate holds, yyyy-MM-dd; null of one without a date, as a backend may send it. */
export const validUntil = ({ date }: Pick<Estimate, "date">): string | null =>
  date ? addDays(date, validDays) : null;
