import { expect, test } from "vitest";
import { insertEstimate } from "./estimates/estimates.ts";
import { listAllEstimates } from "./estimates/list.ts";
import { memoryOffice } from "./memory-office.ts";
import { insertProject, listProjects } from "./projects.ts";

const size = 3_300;

/** Projects of which two thirds are the first manager's, each with an estimate; dates go round. */
function office() {
  const { database, project } = memoryOffice();
  const made = Array.from({ length: size }, (_, at) => {
    const planned_due_date = `2026-11-${String(10 + (at % 20)).padStart(2, "0")}`;
    const row = { ...project(`P${at}`), project_manager: at % 3 === 0 ? 2 : 1, planned_due_date };
    const id = insertProject(database, { ...row, planned_start_date: "2026-11-01" }, "2026");
    const vat = { category: "S", rate: 210_000 };
    const estimate = { project_id: id, project_nr: `P${at}`, name: "T", estimate_type_id: 1, vat };
    const estimateId = insertEstimate(database, { ...estimate, date: planned_due_date });
    return { id, estimateId, due: planned_due_date, manager: row.project_manager };
  });
  return { database, made };
}

const { database, made } = office();
const ofFirst = made.filter(({ manager }) => manager === 1);
const newest = (a: { id: number }, b: { id: number }) => b.id - a.id;

// The first page is found in the order itself, the last ones by the index of the filter.
test.each([1, 11, 12, 110])("page %i of what many rows pass is in its order", (page) => {
  const slice = <Row>(rows: readonly Row[]) => rows.slice((page - 1) * 20, page * 20);
  const query = { page, per_page: 20, project_manager: 1 };
  const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

  const projects = listProjects(database, query);
  expect(projects.meta.total).toBe(2_200);
  expect(ids(projects.data)).toEqual(ids(slice([...ofFirst].sort(newest))));

  const late = [...ofFirst].sort((a, b) => b.due.localeCompare(a.due) || newest(a, b));
  expect(ids(listProjects(database, { ...query, sorting: "-dueDate" }).data)).toEqual(ids(slice(late)));

  const estimates = listAllEstimates(database, query);
  expect(estimates.meta.total).toBe(2_200);
  expect(ids(estimates.data)).toEqual(slice([...ofFirst].sort(newest)).map(({ estimateId }) => estimateId));
});
