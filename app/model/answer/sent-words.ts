import { z } from "zod";
import { sentText } from "./answer.ts";

/** A text in each language, such as `{lv: "Krūze", en: "Mug"}`; a backend written in PHP sends an empty map as []. */
export const sentWords = z.preprocess(
  (words) => (Array.isArray(words) ? {} : (words ?? {})),
  z.object({ lv: sentText, en: sentText }),
);
