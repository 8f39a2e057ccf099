import { z } from "zod";

/**
 * A change of some fields of a whole: every field of it may be left out or be null. Of what is sent only the kind is looked
 * at (text, number, object), as the whole that a change makes is checked, where the rest of it is known.
 */
export const partOf = (whole: z.ZodObject) =>
  z.object(
    Object.fromEntries(
      Object.entries(whole.shape).map(([name, field]) => [name, kindOf(field, name).nullish()]),
    ),
  );

const digits = z.union([z.number(), z.string()]);

/** What is sent as a field, without its rules. A number may come as digits, and an id as its row (specification §3). */
function kindOf(field: z.core.$ZodType, name: string): z.ZodType {
  if (field instanceof z.ZodPipe)
    return kindOf(field.in instanceof z.ZodTransform ? field.out : field.in, name);
  if (field instanceof z.ZodOptional || field instanceof z.ZodNullable || field instanceof z.ZodDefault)
    return kindOf(field.unwrap(), name);
  if (field instanceof z.ZodString) return z.string({ error: "errors.text" });
  if (field instanceof z.ZodNumber)
    return name.endsWith("_id") ? z.union([digits, z.looseObject({ id: digits })]) : digits;
  return field instanceof z.ZodObject ? partOf(field) : z.unknown();
}
