import { z } from "zod";
import { lenient, sentOrNull } from "../answer/answer.ts";

/** Whose data a rule is broken by: where it is mended. */
const findingPlaces = ["seller", "buyer", "line", "document"] as const;

/** A rule of EN 16931 or Peppol that a document breaks as an e-invoice. */
export const finding = z.object({
  /** As the rules are called: "BR-CO-10". */
  rule: z.string(),
  /** With a fatal one it is no e-invoice; a warning is told. */
  severity: lenient(z.enum(["fatal", "warning"]), "fatal"),
  place: lenient(z.enum(findingPlaces), "document"),
  /** The line, counted from 1; null where it is none. */
  line: sentOrNull(z.number().int()),
});
export type Finding = z.infer<typeof finding>;
export const findings = z.array(finding);
