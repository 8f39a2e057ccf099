import { Download } from "./answers.ts";
import { pdf } from "./documents.ts";
import { showCost } from "./estimate-extras.ts";
import { showItem, showPosition } from "./estimate-lines.ts";
import { euros } from "./money.ts";
import type { Routes } from "./routing.ts";
import type { Store } from "./store.ts";
import { Table } from "./table.ts";

export interface Estimate {
  id: number;
  name: string;
  project_id: number;
  discount: number;
  is_approved: boolean;
  vat_rate: number;
  commentary: string | null;
}

export const estimates = () =>
  new Table<Estimate>([
    {
      name: "Kastes, 2. variants",
      project_id: 1,
      discount: 5,
      is_approved: false,
      vat_rate: 21,
      commentary: "<p>Piegāde iekļauta.</p>",
    },
    { name: "Katalogs", project_id: 2, discount: 0, is_approved: true, vat_rate: 5, commentary: null },
  ]);

function projectOf(store: Store, estimate: Estimate) {
  const project = store.projects.get(estimate.project_id);
  const manager = store.users.find(project.project_manager);
  return {
    id: project.id,
    name: project.name,
    short_name: project.short_name,
    in_planning: project.in_planning,
    project_nr: `P-${project.id}`,
    customer: { name: store.customers.find(project.customer_id)?.name ?? "" },
    planned_start_date: project.planned_start_date,
    project_manager: manager ? { id: manager.id, name: manager.name, email: manager.email } : null,
  };
}

function stagesOf(store: Store, estimate: Estimate, type: number) {
  return store.stages
    .where((stage) => stage.estimate_id === estimate.id && stage.estimate_stage_type_id === type)
    .sort((a, b) => a.order - b.order)
    .map((stage) => ({
      id: stage.id,
      name: stage.name,
      estimate_stage_type_id: stage.estimate_stage_type_id,
      positions: store.positions
        .where((position) => position.estimate_stage_id === stage.id)
        .map((position) => showPosition(store, position)),
    }));
}

const additional = (store: Store, estimate: Estimate, type: number) =>
  store.positions
    .where((row) => row.estimate_id === estimate.id && !row.estimate_stage_id && row.type_id === type)
    .sort((a, b) => a.order - b.order)
    .map((position) => showPosition(store, position));

/** §3. */
export function showEstimate(store: Store, estimate: Estimate) {
  return {
    id: estimate.id,
    estimate_nr: `T-2026/${estimate.id}`,
    name: estimate.name,
    project: projectOf(store, estimate),
    discount: estimate.discount,
    additional_costs: store.costs.where((cost) => cost.estimate_id === estimate.id).map(showCost),
    is_approved: estimate.is_approved,
    vat_rate: estimate.vat_rate,
    vat: euros(vatOf(store, estimate)),
    commentary: estimate.commentary,
    files: store.files
      .where((file) => file.estimate_id === estimate.id)
      .map(({ id, description, mime_type }) => ({ id, description, mime_type })),
    agency_costs_stages: stagesOf(store, estimate, 1),
    production_costs_stages: stagesOf(store, estimate, 2),
    additional_agency_positions: additional(store, estimate, 1),
    additional_production_positions: additional(store, estimate, 2),
  };
}

function vatOf(store: Store, estimate: Estimate): number {
  const positions = store.positions.where((row) => row.estimate_id === estimate.id).map((row) => row.id);
  return store.items
    .where((item) => positions.includes(item.position_id))
    .reduce((sum, item) => sum + Number(showItem(store, item).vat_amount), 0);
}

function document({ store, at }: Parameters<Routes[string]>[0]) {
  const estimate = store.estimates.get(at("id"));
  return new Download(pdf(), "application/pdf", `${store.projects.get(estimate.project_id).short_name}.pdf`);
}

export const estimateRoutes: Routes = {
  "GET /estimates/:id": ({ store, at }) => showEstimate(store, store.estimates.get(at("id"))),
  "POST /estimates": ({ store, input }) => {
    const name = input.text("name");
    const project_id = input.number("project_id");
    input.check();
    const project = store.projects.get(project_id).id;
    const blank = { discount: 0, is_approved: false, vat_rate: 21, commentary: null };
    return showEstimate(store, store.estimates.add({ ...blank, name, project_id: project }));
  },
  "PATCH /estimates/:id": ({ store, at, input }) => {
    const values: Partial<Estimate> = {};
    if (input.has("is_approved")) values.is_approved = input.flag("is_approved");
    if (input.has("discount")) values.discount = input.number("discount");
    if (input.has("commentary")) values.commentary = input.maybeText("commentary");
    if (input.has("vat")) values.vat_rate = input.number("vat");
    input.check();
    return showEstimate(store, store.estimates.change(at("id"), values));
  },
  "POST /estimates/:id/duplicate": ({ store, at, input }) => {
    const source = store.estimates.get(at("id"));
    const project = store.projects.get(source.project_id);
    const name = input.text("name");
    const planned_start_date = input.date("planned_start_date");
    const planned_due_date = input.date("planned_due_date");
    input.check();
    const customer_id = input.maybeNumber("customer_id") ?? project.customer_id;
    const project_manager = input.maybeNumber("user_id") ?? project.project_manager;
    const dates = { planned_start_date, planned_due_date };
    const copy = store.projects.add({ ...project, ...dates, name, customer_id, project_manager });
    return showEstimate(store, store.estimates.add({ ...source, name, project_id: copy.id }));
  },
  "GET /estimates/pdf/:id": document,
  "GET /estimates/offer-pdf/:id": document,
};
