import { answered } from "#app/loading/guard.ts";
import { completeClientIn } from "../projects/typed-client.ts";
import { completeProject } from "../projects/typed-project.ts";

type Sent = Parameters<typeof completeClientIn>[0];

/**
 * Finds supplier and project that were typed and not picked from their lists. What is nobody's name is no choice: an empty field
 * would take away what was chosen before.
 */
export async function completeHead(sent: Sent): Promise<void> {
  const { request, context, form } = sent;
  await completeClientIn(sent, "supplier_id");
  await answered(completeProject(form, context.api, "project_id"), context, request);
  for (const field of ["supplier_id", "project_id"]) {
    const isTyped = String(form.get(`${field}_name`) ?? "").trim() !== "";
    if (isTyped && !form.get(field)) form.set(field, "?");
  }
}
