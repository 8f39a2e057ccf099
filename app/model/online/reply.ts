import { z } from "zod";
import { lines } from "../answer/fields.ts";

/** What the agency answers a client who asked about a document. */
export const replyInput = z.object({ text: lines(4_000).min(1, "errors.required") });
