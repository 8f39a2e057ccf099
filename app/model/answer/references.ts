import { z } from "zod";
import { isObject } from "./is-object.ts";

/**
 * An object that refers to another row in two ways, such as `unit_id: 2` and `unit: {id: 2, name: "…"}`, of which a backend
 * may send either, and a row's id or the row under either name (specification §3): whichever is missing is made of the
 * other. `references` are the fields of rows, by those of their ids.
 */
export const withReferences = <Shape extends z.ZodType>(references: Record<string, string>, shape: Shape) =>
  z.preprocess((sent) => {
    if (!isObject(sent)) return sent;
    const made: Record<string, unknown> = {};
    for (const [id, row] of Object.entries(references)) {
      const told = { id: sent[id], row: sent[row] };
      if (told.id === null) continue;
      const whole = [told.row, told.id].find(isObject);
      const known = whole ? whole.id : [told.id, told.row].find((one) => typeof one === "number");
      if (known === undefined) continue;
      if (!isObject(told.row)) made[row] = whole ?? { id: known };
      if (told.id === undefined || isObject(told.id)) made[id] = known;
    }
    return { ...sent, ...made };
  }, shape);
