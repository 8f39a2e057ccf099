import { expect, test } from "vitest";
import { noChoice } from "#model/estimate/choice.ts";
import { memoryOffice } from "../memory-office.ts";
import { insertProject } from "../projects.ts";
import { copyContent } from "./copy.ts";
import { insertEstimate } from "./estimates.ts";
import { insertItem, listItems } from "./items.ts";
import { insertPosition } from "./positions.ts";
import { insertStage } from "./stages.ts";

/** Statements that copying an estimate takes whose only position has so many lines. */
function statementsOfCopy(lines: number): number {
  const { database, project } = memoryOffice();
  const project_id = insertProject(database, project("Žogs"), "2026");
  const estimate = { project_id, project_nr: "2026-0001", estimate_type_id: 1, date: "2026-11-26" };
  const [from = 0, to = 0] = ["Tāme", "Kopija"].map((name) =>
    insertEstimate(database, { ...estimate, name, vat: { category: "S", rate: 210_000 } }),
  );
  const stage_id = insertStage(database, { estimate_id: from, type_id: 1, name: "Posms", name_en: "" });
  const position_id = insertPosition(database, {
    estimate_id: from,
    stage_id,
    type_id: 1,
    name: "Pozīcija",
    name_en: "",
  });
  const line = { name_en: "", stock_item_id: null, product_id: null, measure_unit_id: 1, quantity: 10_000 };
  for (let index = 0; index < lines; index += 1)
    insertItem(database, {
      ...line,
      position_id,
      name: `Rinda ${index}`,
      price: 10_000,
      total_cents: 0,
      vat_category: null,
      vat_rate: null,
      images: [],
      ...noChoice,
    });
  let statements = 0;
  const { sql } = database.storage;
  const { exec } = sql;
  Object.assign(sql, {
    exec: (query: string, ...values: unknown[]) => {
      statements += 1;
      return exec(query, ...values);
    },
  });
  copyContent(database, from, to);
  expect(listItems(database, to).map(({ item }) => item.name)).toEqual(
    Array.from({ length: lines }, (_, index) => `Rinda ${index}`),
  );
  return statements;
}

test("a copy takes as many statements of many lines as of one", () => {
  expect(statementsOfCopy(300)).toBe(statementsOfCopy(1));
});
