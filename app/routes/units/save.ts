import { type AppLoadContext, replace } from "@remix-run/cloudflare";
import { z } from "zod";
import { submitEdit } from "#app/forms/edited.ts";
import { formOf } from "#app/forms/form.ts";
import { keyOf, versionOf } from "#app/forms/form-version.ts";
import { remove } from "#app/forms/removal.ts";
import { pressInRow, submit } from "#app/forms/submission.ts";
import { againAt, broughtAgain, makeAgain } from "#app/forms/undo.ts";
import { done } from "#model/answer/answer.ts";
import { unitInput, unitList } from "#model/stock/unit.ts";
import { editedUnit } from "./edited.ts";
import { unitValues } from "./values.ts";

/** Of a unit that is there already: its id, and whether its delete button was pressed. */
const known = z.object({ id: z.coerce.number(), delete: z.string().optional() });

/** Adds a unit, changes one, deletes one or brings it back: the button that was pressed says which. */
export async function saveUnit({ request, context }: { request: Request; context: AppLoadContext }) {
  const { pathname, search } = new URL(request.url);
  const here = pathname + search;
  const brought = await broughtAgain(request);
  if (brought) {
    const again = { brought, path: "/measure_units", input: unitInput, said: "units.created" };
    return pressInRow({ request, context }, pathname, () => makeAgain(context, again));
  }
  const form = await formOf(request);
  const row = known.safeParse(Object.fromEntries(form)).data;
  if (row?.delete !== undefined)
    return pressInRow({ request, context }, here, async () => {
      const { data } = await context.api.get("/measure_units", unitList);
      const before = data.find(({ id }) => id === row.id);
      await remove(context, {
        path: `/measure_units/${row.id}`,
        answer: done,
        said: () => ({
          key: "units.was_deleted",
          undo: before && againAt(pathname, unitValues(before)),
        }),
        version: versionOf(form),
      });
    });
  if (row)
    return submitEdit({ request, context, form }, editedUnit, async (body, sent) => {
      const options = { body, version: versionOf(sent) };
      await context.api.send("PATCH", `/measure_units/${row.id}`, done, options);
      context.session.flash({ kind: "success", key: "units.saved" });
      return replace(here);
    });
  return submit({ request, context, form }, unitInput, async (body) => {
    await context.api.send("POST", "/measure_units", done, { body, idempotencyKey: keyOf(form) });
    context.session.flash({ kind: "success", key: "units.created" });
    return replace(here);
  });
}
