import { type AppLoadContext, replace } from "@remix-run/cloudflare";
import { z } from "zod";
import { submitEdit } from "#app/edited.ts";
import { formOf } from "#app/form.ts";
import { keyOf, versionOf } from "#app/form-version.ts";
import { remove } from "#app/removal.ts";
import { pressInRow, submit } from "#app/submission.ts";
import { done } from "#model/answer/answer.ts";
import { unitInput } from "#model/stock/unit.ts";
import { editedUnit } from "./edited.ts";

/** Of a unit that is there already: its id, and whether its delete button was pressed. */
const known = z.object({ id: z.coerce.number(), delete: z.string().optional() });

/** Adds a unit, changes one, or deletes one: the button that was pressed says which. */
export async function saveUnit({ request, context }: { request: Request; context: AppLoadContext }) {
  const { pathname, search } = new URL(request.url);
  const here = pathname + search;
  const form = await formOf(request);
  const row = known.safeParse(Object.fromEntries(form)).data;
  if (row?.delete !== undefined)
    return pressInRow({ request, context }, here, () =>
      remove(context, {
        path: `/measure_units/${row.id}`,
        answer: done,
        said: "units.was_deleted",
        version: versionOf(form),
      }),
    );
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
