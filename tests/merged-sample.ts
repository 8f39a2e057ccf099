import type { z } from "zod";
import type { Edited } from "#app/forms/edited.ts";

export type Row = { version: number };
type AnyForm = Edited<Row, Record<string, z.ZodType>>;
type Values = Awaited<ReturnType<AnyForm["valuesOf"]>>;
export type Form = Omit<AnyForm, "valuesOf"> & { valuesOf: (row: Row, language: string) => Values };

export interface Sample {
  name: string;
  edited: Form;
  /** The row that both opened. */
  begun: Row;
  /** The row as a colleague saved it: each of its fields is another where `isChanged` says so. */
  mixed: (isChanged: () => boolean) => Row;
  /** A row of what I type. */
  other: Row;
  /** Fields that a row does not have, or the form does not set. */
  secrets?: string[];
  /** Fields of which a form has two choices alone, so that two of the rows say the same. */
  halves?: string[];
  /** A form of ticks alone: who changes one as well changes it to the same, and nothing is asked. */
  isOfTicks?: boolean;
  /** Fields that are no form where one of them alone is changed. */
  atOnce?: string[];
  /** What is typed beside the row's fields. */
  besides?: Record<string, string>;
}

/** A form with three rows that differ in every field. */
export function sample<R extends Row>(
  name: string,
  edited: Omit<Form, "row" | "valuesOf"> & {
    row: z.ZodType<R>;
    valuesOf: (row: R, language: string) => Values;
  },
  [begun, theirs, other]: readonly [R, R, R],
  more: Pick<Sample, "secrets" | "halves" | "atOnce" | "besides"> = {},
): Sample {
  const read = (row: Row) => edited.row.parse(row);
  return {
    name,
    edited: { ...edited, valuesOf: (row, language) => edited.valuesOf(read(row), language) },
    begun,
    other,
    ...more,
    mixed: (isChanged) => {
      const row = Object.entries(begun).map(([field, value]): [string, unknown] => [
        field,
        isChanged() ? Reflect.get(theirs, field) : value,
      ]);
      return { ...read({ ...Object.fromEntries(row), version: 0 }), version: 2 };
    },
  };
}

export const three = <R>(made: (nth: number) => R): readonly [R, R, R] => [made(0), made(1), made(2)];
export const day = (month: number, nth: number) => `2026-${String(month).padStart(2, "0")}-1${nth}`;
