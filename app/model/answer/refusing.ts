import { z } from "zod";
import { isObject } from "./answer.ts";

/**
 * What a call takes, but for fields that the specification has of the same thing (§3) and that are not its caller's to set,
 * sums that are computed among them: refused by name, since passed over they would look as if they had been taken. A field
 * that is null says nothing.
 */
export const refusing = <Shape extends z.ZodType>(names: readonly string[], shape: Shape) =>
  z.preprocess((sent, { issues }) => {
    if (isObject(sent))
      for (const name of names)
        if (sent[name] !== undefined && sent[name] !== null)
          issues.push({ code: "custom", path: [name], message: "errors.not_taken", input: sent });
    return sent;
  }, shape);
