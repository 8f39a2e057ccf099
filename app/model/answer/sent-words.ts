import { z } from "zod";
import { sentText } from "./answer.ts";

/** A text in each language, such as `{lv: "Krūze", en: "Mug"}`; a backend written in PHP sends an empty map as []. */
export const sentWords = z
  .union([
    z.object({ lv: sentText, en: sentText }),
    z.array(z.unknown()).transform(() => ({ lv: "", en: "" })),
  ])
  .nullish()
  .transform((words) => words ?? { lv: "", en: "" });
