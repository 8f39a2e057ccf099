import { z } from "zod";
import { one } from "#model/answer/answer.ts";
import { chosenColumns as shape } from "#model/list/chosen-columns.ts";
import { columnsOfList, listNames } from "#model/list/list-names.ts";
import { findChosenColumns, saveChosenColumns } from "../db/chosen-columns.ts";
import { noun } from "../operations/call.ts";
import { actorOf, answers, body, operation } from "../operations/operation.ts";
import { write } from "../operations/write.ts";
import { mustBeOpen } from "./saved-views.ts";

/** Which columns of a list somebody sees. They are read with the views of the list (saved-views.ts). */
export const chosenColumns = noun();

/** Columns that the list has, each once, and the one that leads to its rows among them. */
const input = shape
  .extend({ list: z.enum(listNames, { error: "errors.choice" }) })
  .superRefine(({ list, columns }, context) => {
    if (!columns) return;
    const known = columnsOfList[list];
    const refuse = (message: string) => context.addIssue({ code: "custom", path: ["columns"], message });
    if (!columns.every((name) => known.names.includes(name))) refuse("errors.choice");
    else if (new Set(columns).size < columns.length) refuse("errors.column_twice");
    else if (!columns.includes(known.link)) refuse("errors.column_of_link");
  });

chosenColumns.openapi(
  operation("chosen_columns.update", {
    access: { roles: "office", modules: "always", audit: "chosen_columns" },
    summary: "Choose one's columns of a list, in their order; null for the usual ones",
    method: "patch",
    path: "/chosen_columns",
    request: body(input),
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
