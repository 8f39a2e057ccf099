import { z } from "zod";

const choices = z.array(z.object({ id: z.number(), name: z.string() }));
export type Choice = z.infer<typeof choices>[number];

/** The choices of a list as they were answered; null for what is none. */
export const choicesIn = (sent: unknown): Choice[] | null => choices.safeParse(sent).data ?? null;
