import { z } from "zod";

const rows = z.array(z.object({ id: z.number() })).default([]);
const positions = z.array(z.object({ id: z.number(), position_items: rows })).default([]);
const stages = z.array(z.object({ id: z.number(), positions })).default([]);

/** What stands where in an estimate, by its ids. */
const outline = z.object({
  agency_costs_stages: stages,
  production_costs_stages: stages,
  additional_agency_positions: positions,
  additional_production_positions: positions,
});
export type Outline = z.infer<typeof outline>;
export type OutlineStage = Outline["agency_costs_stages"][number];
export type OutlinePosition = OutlineStage["positions"][number];

const answer = z.object({ data: outline });

/** What a backend says of an estimate, as far as the order of its rows goes; null where it cannot be read. */
export const outlineIn = (sent: unknown): Outline | null => answer.safeParse(sent).data?.data ?? null;
