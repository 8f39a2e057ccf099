import { finding } from "../answer.ts";
import type { CreatedRows } from "../created-rows.ts";
import { valuesAt } from "../fields.ts";
import { dayFrom } from "../steps.ts";
import { writeParts } from "./estimate-parts.ts";
import { writeInvoices } from "./invoices.ts";
import type { Made } from "./made.ts";
import { picture } from "./stock.ts";

/** An estimate with stages, positions, items, costs and a file, its documents, its copy and an invoice of it. */
export async function writeEstimates(rows: CreatedRows, made: Made): Promise<void> {
  const { call, named, make, refuseEmpty, refuseStale } = rows;
  const undo = { with: "estimates.delete" } as const;
  await refuseEmpty("estimates.create", {}, undo);
  if (made.project === null) return;
  const body = { name: named("estimate"), project_id: made.project };
  const id = await make("estimates.create", { body }, undo);
  if (id === null) return;
  const params = { id };
  const change = (fields: object) =>
    call("estimates.update", { params, body: { project_id: made.project, ...fields } });
  await writeParts(rows, id, made);
  await change({ discount: "10.00" });
  await change({ commentary: "<p>Conformance check</p>" });
  await change({ vat: "21.00" });
  await refuseStale("estimates.update", { params, body: { project_id: made.project, discount: "10.00" } });
  await writeFile(rows, id);
  await checkDiscount(rows, id);
  for (const lang of ["lv", "en"]) await call("estimates.pdf", { params, query: { lang } });
  await call("estimates.offer_pdf", { params, query: { lang: "lv" } });
  await copy(rows, id, made);
  await change({ is_approved: true });
  await writeInvoices(rows, id);
  await change({ is_approved: false });
}

async function writeFile({ call, make }: CreatedRows, id: number): Promise<void> {
  const form = new FormData();
  form.set("file", picture(), "conformance.png");
  form.set("description", "Conformance check");
  const params = (fileId: number) => ({ id, fileId });
  const file = await make(
    "estimate_files.create",
    { params: { id }, body: form },
    { with: "estimate_files.delete", params },
  );
  if (file === null) return;
  await call("estimate_files.read", { params: params(file) });
  await call("estimate_files.update", {
    params: params(file),
    body: { description: "Conformance check, changed" },
  });
}

/** 4 × 10.50 with 10 % off and 21 % VAT: the figures that everything else is made of. */
async function checkDiscount({ recorder, call }: CreatedRows, id: number): Promise<void> {
  const answer = await call("estimates.read", { params: { id } });
  const items = "data.agency_costs_stages[].positions[].position_items[]";
  const expected = { total: 42, total_with_discount: 37.8, vat_amount: 7.94, total_with_vat: 45.74 };
  for (const [name, sum] of Object.entries(expected)) {
    const [value] = valuesAt(answer, `${items}.${name}`);
    if (value !== undefined && Math.abs(Number(value) - sum) > 0.011)
      recorder.add(
        "estimates.read",
        finding("must", `${items}.${name}`, `about ${sum}`, String(Number(value))),
      );
  }
}

/** A copy is a project of its own, which has to go as well. */
async function copy({ named, make }: CreatedRows, id: number, { client, manager }: Made): Promise<void> {
  const body = {
    name: named("copy"),
    customer_id: client,
    user_id: manager,
    planned_start_date: dayFrom(1),
    planned_due_date: dayFrom(60),
  };
  const ofProject = { with: "projects.delete", idAt: "data.project.id" } as const;
  await make("estimates.duplicate", { params: { id }, body }, ofProject, { with: "estimates.delete" });
}
