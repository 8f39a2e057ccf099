import { z } from "zod";

/** The first few rows of a list that stands elsewhere, and how many there are. */
export const some = <Row extends z.ZodType>(row: Row) =>
  z.object({ total: z.number().int(), rows: z.array(row) });
