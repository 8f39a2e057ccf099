import type { Unit } from "./unit.ts";

/** The unit of items that are not the agency's own time (specification §5, §9: default unit id 1). */
export const defaultUnitId = 1;

/** A unit as it is called in a language; the Latvian name stands in where there is no other. */
export const unitIn = <Named extends Pick<Unit, "short_name" | "short_name_en">>(
  unit: Named,
  language: string,
): Named => (language === "en" && unit.short_name_en ? { ...unit, short_name: unit.short_name_en } : unit);
