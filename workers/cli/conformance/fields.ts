import type { Finding, Level } from "./finding.ts";

/**
 * The fields of an answer in a line of text: "id:id name:text vat_nr:text? bank.swift:text positions[].total:decimal".
 * `?` allows null, never that the field is missing; `a|b` are two names of the specification for one thing; what stands
 * below a null or in an empty list is not looked for.
 */
export type Fields = string;

/** What a value has to be. Each kind knows what it is called and how it is told. */
const kinds = {
  id: {
    words: "an id (whole number above 0)",
    fits: (value) => Number.isInteger(value) && Number(value) > 0,
  },
  whole: { words: "a whole number", fits: Number.isInteger },
  cents: { words: "whole cents", fits: Number.isInteger },
  number: { words: "a number", fits: (value) => typeof value === "number" },
  text: { words: "a text", fits: (value) => typeof value === "string" },
  // PHP and MySQL have no other booleans.
  flag: { words: "true or false", fits: (value) => [true, false, 0, 1].some((flag) => flag === value) },
  date: { words: "a date (yyyy-MM-dd)", fits: (value) => isText(value, /^\d{4}-\d\d-\d\d$/) },
  decimal: {
    words: 'a decimal ("12.50")',
    fits: (value) => typeof value === "number" || isText(value, /^-?\d+(\.\d+)?$/),
  },
  colour: { words: "a colour (#RRGGBB)", fits: (value) => isText(value, /^#[0-9a-fA-F]{6}$/) },
  list: { words: "a list", fits: Array.isArray },
  object: { words: "an object", fits: isObject },
  any: { words: "a value", fits: () => true },
} satisfies Record<string, { words: string; fits: (value: unknown) => boolean }>;

type Kind = keyof typeof kinds;

interface Field {
  names: string[];
  kind: Kind;
  isNullable: boolean;
}

/** The fields of a part of an answer: all of `fields` below `place`. */
export const inside = (place: string, fields: Fields): Fields =>
  parse(fields)
    .map(({ names, kind, isNullable }) => {
      const whole = names.map((name) => `${place}.${name}`).join("|");
      return `${whole}:${kind}${isNullable ? "?" : ""}`;
    })
    .join(" ");

/** The names that fields have, each with its other names. */
export const namesOf = (fields: Fields): string[][] => parse(fields).map(({ names }) => names);

/** Where `content` differs from the fields that it has to have. Each field once, with how often it is wrong. */
export function differences(content: unknown, fields: Fields, level: Level, place = ""): Finding[] {
  const findings: Finding[] = [];
  for (const field of parse(fields)) {
    if (findings.some((finding) => isBelow(field, place, finding.field))) continue;
    const readings = field.names.map((name) => valuesAt(content, pathOf(place, name)));
    const values =
      readings.find((found) => found.length > 0 && found.every((value) => fits(value, field))) ??
      readings.find((found) => found.some((value) => value !== undefined)) ??
      readings.flat();
    const wrong = values.filter((value) => !fits(value, field));
    if (wrong.length === 0) continue;
    findings.push({
      level,
      field: field.names.map((name) => pathOf(place, name)).join(" or "),
      expected: kinds[field.kind].words + (field.isNullable ? " or null" : ""),
      got: kindOf(wrong[0]) + (values.length > 1 ? ` (${wrong.length} of ${values.length})` : ""),
    });
  }
  return findings;
}

/** A value in words, without what is in it: answers are other people's data. */
export function kindOf(value: unknown): string {
  if (value === undefined) return "missing";
  if (value === null) return "null";
  if (Array.isArray(value)) return "a list";
  if (typeof value === "string") return isText(value, /^-?\d+(\.\d+)?$/) ? "digits in a text" : "a text";
  return typeof value === "object" ? "an object" : `the ${typeof value} ${value}`;
}

/** The values at a path: one, or with "[]" in it one of each row. Nothing below a null or what is missing. */
export function valuesAt(content: unknown, path: string): unknown[] {
  if (path === "") return [content];
  const [step = "", ...rest] = path.split(".");
  const isList = step.endsWith("[]");
  const name = isList ? step.slice(0, -2) : step;
  if (name !== "" && !isObject(content)) return [];
  const value = name === "" || !isObject(content) ? content : content[name];
  if (rest.length === 0 && !isList) return [value];
  const inner = isList ? value : [value];
  if (!Array.isArray(inner)) return [];
  return inner.flatMap((one) => (one === null || one === undefined ? [] : valuesAt(one, rest.join("."))));
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

const parsed = new Map<Fields, Field[]>();

function parse(fields: Fields): Field[] {
  const known = parsed.get(fields);
  if (known) return known;
  const made = fields.split(/\s+/).filter(Boolean).map(fieldOf);
  parsed.set(fields, made);
  return made;
}

function fieldOf(word: string): Field {
  const [, names = "", kind = "", mark] = word.match(/^([^:]+):(\w+)(\?)?$/) ?? [];
  if (!isKind(kind)) throw new Error(`No kind of field: ${word}`);
  return { names: names.split("|"), kind, isNullable: mark === "?" };
}

const isKind = (name: string): name is Kind => name in kinds;

const fits = (value: unknown, { kind, isNullable }: Field) =>
  value === null ? isNullable : value !== undefined && kinds[kind].fits(value);

const isText = (value: unknown, pattern: RegExp) => typeof value === "string" && pattern.test(value);

const pathOf = (place: string, name: string) => (place === "" ? name : `${place}.${name}`);

/** Whether a field stands below one that is wrong already, and says nothing of its own. */
const isBelow = ({ names }: Field, place: string, wrong: string) =>
  wrong
    .split(" or ")
    .some((other) => names.some((name) => pathOf(place, name).startsWith(`${other.replace(/\[\]$/, "")}.`)));
