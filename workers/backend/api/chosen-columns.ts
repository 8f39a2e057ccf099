import { one } from "#model/answer/answer.ts";
import { chosenColumnsInput, chosenColumns as shape } from "#model/list/chosen-columns.ts";
import { findChosenColumns, saveChosenColumns } from "../db/chosen-columns.ts";
import { noun } from "../operations/call.ts";
import { actorOf, answers, body, operation } from "../operations/operation.ts";
import { write } from "../operations/write.ts";
import { mustBeOpen } from "./saved-views.ts";

/** Which columns of a list somebody sees. They are read with the views of the list (saved-views.ts). */
export const chosenColumns = noun();

chosenColumns.openapi(
  operation("chosen_columns.update", {
    access: { roles: "office", modules: "always", audit: "chosen_columns" },
    summary: "Choose the columns of a list that one sees, in their order; null goes back to the usual ones",
    method: "patch",
    path: "/chosen_columns",
    request: body(chosenColumnsInput),
    responses: answers(one(shape)),
  }),
  (c) => {
    const { list, columns } = c.req.valid("json");
    const { id: user } = actorOf(c);
    mustBeOpen(c, "chosen_columns.update", list);
    const data = write(c, shape, ({ database, audit }) => {
      const before = { list, columns: findChosenColumns(database, list, user) };
      saveChosenColumns(database, { list, user, columns });
      const after = { list, columns };
      audit(user, { before, after });
      return after;
    });
    return c.json({ data }, 200);
  },
);
