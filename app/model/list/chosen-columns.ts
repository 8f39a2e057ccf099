import { z } from "zod";
import { columnsOfList, listNames } from "./list-names.ts";

/** Characters of a column's name and columns of a list, far above what any list has. */
const most = { characters: 60, columns: 60 };

const names = z.array(z.string().max(most.characters, "errors.too_long")).max(most.columns, "errors.choice");

/** The columns of a list that somebody sees, in their order; null shows the usual ones. */
export const chosenColumns = z.object({ list: z.string(), columns: names.nullable() });
export type ChosenColumns = z.infer<typeof chosenColumns>;

/** The same to be saved: columns that the list has, each once, and the one that leads to its rows among them. */
export const chosenColumnsInput = z
  .object({ list: z.enum(listNames, { error: "errors.choice" }), columns: names.nullable() })
  .superRefine(({ list, columns }, context) => {
    if (!columns) return;
    const known = columnsOfList[list];
    const refuse = (message: string) => context.addIssue({ code: "custom", path: ["columns"], message });
    if (!columns.every((name) => known.names.includes(name))) refuse("errors.choice");
    else if (new Set(columns).size < columns.length) refuse("errors.column_twice");
    else if (!columns.includes(known.link)) refuse("errors.column_of_link");
  });
