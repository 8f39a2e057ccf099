import { addDays } from "../date/week.ts";
import type { Estimate } from "./estimate.ts";

/** Days that an offer and an estimate hold where no date is set (specification §9). */
export const validDays = 30;

/** The last local date (yyyy-MM-dd) on which an estimate holds; null where a backend tells of no date at all. */
export const lastValidDay = ({ date, valid_until }: Pick<Estimate, "date" | "valid_until">): string | null =>
  valid_until ?? (date && addDays(date, validDays));
