import { readDate } from "../date/dates.ts";
import { longestSearch } from "./longest-search.ts";

/** What a parameter of an address says, as a backend is asked with it; null where it says nothing that is known. */
export type Reading = (value: string) => string | null;
export type Readings = Readonly<Record<string, Reading>>;

/** A whole number above nothing, such as an id, in its one spelling: "01" is none. */
export const number: Reading = (value) => (/^[1-9]\d{0,8}$/.test(value) ? value : null);
const upTo =
  (most: number): Reading =>
  (value) =>
    Number(value) <= most ? number(value) : null;

const search: Reading = (value) => value.slice(0, longestSearch);

/** Only what is among these: the statuses of a list, say, or how it can be sorted. */
export const oneOf = (known: readonly (string | number)[]): Reading => {
  const all = new Set(known.map(String));
  return (value) => (all.has(value) ? value : null);
};

/** How parameters are read that mean the same in every list. Dates go on as yyyy-MM-dd. */
const readings: Readings = {
  page: upTo(1_000_000),
  per_page: upTo(100),
  q: search,
  invoiceNr: search,
  project_name: search,
  client: number,
  project: number,
  project_manager: number,
  type_id: number,
  date: readDate,
  dueDate: readDate,
};

/**
 * The named parameters of an address that say something, in their order. A wrong one is left out, as if it had not been
 * there: anyone who opens an address did not type it. `own` is how a list reads what only it knows.
 */
export const activeFilters = <Name extends string>(
  given: URLSearchParams,
  names: readonly Name[],
  own: Readings = {},
): { name: Name; value: string }[] =>
  names.flatMap((name) => {
    const value = given.get(name)?.trim();
    const reading = own[name] ?? readings[name];
    const read = value && reading ? reading(value) : value;
    return read ? [{ name, value: read }] : [];
  });

/** The named parameters of an address whose values mean nothing, as they stand there: they filter nothing. */
export const ignoredFilters = <Name extends string>(
  given: URLSearchParams,
  names: readonly Name[],
  own: Readings = {},
): { name: Name; value: string }[] => {
  const active = new Set(activeFilters(given, names, own).map(({ name }) => name));
  return names.flatMap((name) => {
    const value = given.get(name)?.trim();
    return value && !active.has(name) ? [{ name, value: value.slice(0, shownOfIgnored) }] : [];
  });
};

/** Characters that are shown of a value that means nothing. */
const shownOfIgnored = 40;

const dates = ["date", "dueDate"] as const;

/** The filters by date that somebody typed something into which is no date. */
export const wrongDates = (given: URLSearchParams) =>
  dates.filter((name) => given.get(name)?.trim() && !readDate(given.get(name) ?? ""));
