import { z } from "zod";
import { requiredLines } from "../answer/fields.ts";

/** What the agency answers a client who asked about a document. */
export const replyInput = z.object({ text: requiredLines(4_000) });
