import { z } from "zod";
import { lenient } from "../answer/answer.ts";
import { language } from "../answer/fields.ts";

/** The language that a client's documents are offered in first; "" where a backend does not say. */
export const documentLanguageOf = lenient(z.union([language, z.literal("")]), "");
