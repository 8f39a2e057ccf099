import type { Database } from "#backend/db/database.ts";
import { additionalCosts } from "#backend/db/estimates/costs.ts";
import { estimates } from "#backend/db/estimates/estimates.ts";
import { positionItems } from "#backend/db/estimates/items.ts";
import { positions } from "#backend/db/estimates/positions.ts";
import { stages } from "#backend/db/estimates/stages.ts";
import { listProductFiles } from "#backend/db/product-files.ts";
import { projects } from "#backend/db/projects.ts";
import { listUnits } from "#backend/db/units.ts";
import { insertRows } from "./bulk.ts";
import type { EstimateRow } from "./estimates/estimates.ts";
import type { LineRow } from "./estimates/lines.ts";
import type { SectionRow } from "./estimates/sections.ts";
import { type Ids, idOf } from "./ids.ts";

interface Known {
  people: Ids;
  projects: Ids;
  items: Ids;
  products: Ids;
}
interface Found extends Known {
  units: Ids;
  /** Numbers of projects, and files of products, by their ids. */
  numbers: Map<number, string>;
  files: ReturnType<typeof listProductFiles>;
}

/**
 * Plants estimates with everything in them into tables that are empty: the rows of each table get their ids here, from 1
 * on, so that those of the next can name them.
 */
export function plantEstimates(database: Database, rows: EstimateRow[], known: Known): void {
  const found: Found = {
    ...known,
    units: new Map(listUnits(database).map(({ id, short_name }) => [short_name, id])),
    numbers: new Map(
      database
        .select({ id: projects.id, nr: projects.project_nr })
        .from(projects)
        .all()
        .map(({ id, nr }) => [id, nr]),
    ),
    files: listProductFiles(database, [...known.products.values()]),
  };
  const made = withIds(rows);
  const inStages = withIds(made.flatMap(({ id, row }) => stagesOf(id, row.sections)));
  const stageIds: Ids = new Map(inStages.map(({ id, row }) => [keyOf(row.estimate_id, row.name), id]));
  const sections = withIds(
    made.flatMap(({ id, row }) =>
      row.sections.map((section, place) => ({ ...section, estimate_id: id, place })),
    ),
  );
  const lines = withIds(
    sections.flatMap(({ id, row }) =>
      row.lines.map((line, place) => ({ ...line, position_id: id, estimate_id: row.estimate_id, place })),
    ),
  );
  const costs = [
    ...made.map(({ id, row }) => ({ owner: { estimate_id: id, position_item_id: null }, costs: row.costs })),
    ...lines.map(({ id, row }) => ({
      owner: { estimate_id: row.estimate_id, position_item_id: id },
      costs: row.costs,
    })),
  ];

  insertRows(
    database,
    estimates,
    made.map(({ id, row }) => ({ id, ...estimateColumns(row, found) })),
  );
  insertRows(
    database,
    stages,
    inStages.map(({ id, row }) => ({ id, ...row })),
  );
  insertRows(
    database,
    positions,
    sections.map(({ id, row: { stage, stage_en, lines, ...row } }) => {
      const stage_id = stage === null ? null : idOf(stageIds, keyOf(row.estimate_id, stage));
      return { id, ...row, stage_id };
    }),
  );
  insertRows(
    database,
    positionItems,
    lines.map(({ id, row: { estimate_id, ...row } }) => ({ id, ...itemColumns(row, found) })),
  );
  insertRows(
    database,
    additionalCosts,
    costs.flatMap(({ owner, costs }) => costs.map((cost) => ({ ...owner, ...cost }))),
  );
}

const withIds = <Row>(rows: readonly Row[]) => rows.map((row, index) => ({ id: index + 1, row }));
const keyOf = (estimateId: number, stage: string) => `${estimateId}/${stage}`;

/** The stages that positions stand in, each once. */
function stagesOf(estimate_id: number, sections: readonly SectionRow[]) {
  const stages = new Map(
    sections.flatMap(({ stage, stage_en: name_en, type_id }) =>
      stage === null ? [] : [[stage, { name_en, type_id }] as const],
    ),
  );
  return [...stages].map(([name, row], place) => ({ estimate_id, name, ...row, place }));
}

function estimateColumns(
  { project, turn, approved, vat, sections, costs, ...row }: EstimateRow,
  found: Found,
) {
  const project_id = idOf(found.projects, project);
  return {
    ...row,
    project_id,
    estimate_nr: `${found.numbers.get(project_id)}/${turn}`,
    vat_category: vat.category,
    vat_rate: vat.rate,
    approved_by: approved && idOf(found.people, approved.by),
    approved_at: approved?.at ?? null,
  };
}

function itemColumns(line: LineRow & { position_id: number; place: number }, found: Found) {
  const { item, product, unit, vat, pictures, costs, ...row } = line;
  const product_id = product === null ? null : idOf(found.products, product);
  const files = found.files.get(product_id ?? 0) ?? [];
  return {
    ...row,
    product_id,
    stock_item_id: item === null ? null : idOf(found.items, item),
    measure_unit_id: idOf(found.units, unit),
    vat_category: vat?.category ?? null,
    vat_rate: vat?.rate ?? null,
    images: files.filter((_, index) => pictures.includes(index)).map(({ id }) => id),
  };
}
