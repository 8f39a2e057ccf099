import { decimalsOf } from "./amount.ts";
import { at, has, type Place, raw, type Sheet, value } from "./place.ts";

/** What a rule says of a place. */
export type Holds = (place: Place, sheet: Sheet) => boolean;

/** Finds what a rule is broken by. */
type Find = (place: Place, sheet: Sheet) => Place | undefined;

/** A rule of EN 16931 or of Peppol. */
export interface Rule {
  readonly rule: string;
  readonly isWarning: boolean;
  /** Where that stands which is missing or wrong, from the place that is judged; "" for the place itself. */
  readonly about: string | Find;
  readonly holds: Holds;
}

/**
 * Which places some rules are about. In a set of rules a place is judged by the first context that takes it, as in
 * Schematron: so a document that has a part alone gets the verdict of that part.
 */
export interface Context {
  /** Names of elements; "*" for all. */
  readonly of: readonly string[];
  readonly where: Holds;
  readonly rules: readonly Rule[];
}

const always = () => true;

export const context = (
  of: string | readonly string[],
  rules: readonly Rule[],
  where: Holds = always,
): Context => ({
  of: typeof of === "string" ? [of] : of,
  where,
  rules,
});

/** A rule that a document may not break. */
export const fatal = (rule: string, holds: Holds, about: string | Find = ""): Rule => ({
  rule,
  isWarning: false,
  about,
  holds,
});

/** A rule that a document should not break. */
export const warning = (rule: string, holds: Holds, about: string | Find = ""): Rule => ({
  rule,
  isWarning: true,
  about,
  holds,
});

/** Something has to be there. */
export const given = (rule: string, path: string): Rule => fatal(rule, (place) => has(place, path), path);

/** Something has to be there and not empty. */
export const filled = (rule: string, path: string): Rule =>
  fatal(rule, (place) => value(place, path) !== "", path);

/** One of two things has to be there. */
export const givenEither = (rule: string, path: string, other: string): Rule =>
  fatal(rule, (place) => has(place, path) || has(place, other), path);

/** An amount has two decimals at most. */
export const cents = (rule: string, path: string): Rule =>
  fatal(rule, (place) => decimalsOf(raw(place, path)) <= 2, path);

/** Only so many of something. */
export const atMost = (rule: string, path: string, most = 1): Rule =>
  fatal(rule, (place) => at(place, path).length <= most, path);
