import type { Context } from "hono";
import { findEntry, holderOf, insertEntry } from "#backend/db/calendar-entries.ts";
import { listEmployees } from "#backend/db/calendar-lists.ts";
import { findClient, insertClient } from "#backend/db/clients.ts";
import { readCompany } from "#backend/db/company.ts";
import { readConfig } from "#backend/db/config.ts";
import type { Database } from "#backend/db/database.ts";
import { insertEstimate } from "#backend/db/estimates/estimates.ts";
import { insertItem } from "#backend/db/estimates/items.ts";
import { insertPosition } from "#backend/db/estimates/positions.ts";
import { insertStage } from "#backend/db/estimates/stages.ts";
import { findProject, inProject, insertNumbered } from "#backend/db/projects.ts";
import type { SampleRows } from "#backend/db/setup/sample.ts";
import { listUnits } from "#backend/db/units.ts";
import type { Call } from "#backend/operations/call.ts";
import { actorOf } from "#backend/operations/operation.ts";
import type { Unit } from "#backend/operations/write.ts";
import { refusalOf } from "#model/calendar/rules.ts";
import { clientInput } from "#model/client/client.ts";
import { today } from "#model/date/dates.ts";
import { addDays, weekOf } from "#model/date/week.ts";
import { noChoice } from "#model/estimate/choice.ts";
import { estimateType, sectionType } from "#model/estimate/estimate-type.ts";
import { enabledTypes } from "#model/estimate/kinds.ts";
import { decimal } from "#model/money/decimal.ts";
import { projectStatus } from "#model/project/status.ts";
import { readEstimate } from "../estimates/open-estimate.ts";
import { vatToday } from "../vat-check.ts";

/** Of no year's series, and the same in any language: it is there once. */
const sampleNumber = "DEMO";

/** Lines of the sample's estimate: the text key of each, its unit's UN/ECE code, how many and for how much. */
const lines = {
  design: [
    ["setup.sample.sketches", "HUR", "6", "35"],
    ["setup.sample.layout", "HUR", "4", "30"],
  ],
  print: [
    ["setup.sample.printing", "H87", "500", "0.38"],
    ["setup.sample.delivery", "H87", "1", "15"],
  ],
} as const;

/**
 * Adds the sample in the open transaction, in the caller's language: a client, a project under a number of no series, an
 * estimate, and where there are employees what they do of it this week.
 */
export function makeSample(c: Context<Call>, unit: Unit): SampleRows {
  const { database, audit } = unit;
  const { modules } = actorOf(c);
  const client = insertClient(database, clientInput.parse(namesOf(c, "setup.sample.client")));
  audit(client, { after: findClient(database, client) }, "client");
  const project = insertNumbered(database, { ...projectOf(c), client_id: client }, sampleNumber);
  audit(project, { after: findProject(database, project) }, "project");
  const estimate = insertSampleEstimate(c, project);
  audit(estimate, { after: readEstimate(database, estimate), partOf: inProject(project) }, "estimate");
  if (modules.includes("calendar")) plan(c, unit, project);
  return { client, project };
}

/** The installation's own words may be longer than a name. */
const namesOf = ({ env: { t } }: Context<Call>, key: `setup.sample.${"client" | "project"}`) => ({
  name: t(key).slice(0, 200),
  short_name: t("setup.sample.short").slice(0, 60),
});

function projectOf(c: Context<Call>) {
  const { id, modules } = actorOf(c);
  return {
    ...namesOf(c, "setup.sample.project"),
    in_planning: modules.includes("calendar"),
    project_manager: id,
    second_user_id: null,
    planned_start_date: today(),
    planned_due_date: addDays(today(), 14),
    status_id: projectStatus.new,
  };
}

function insertSampleEstimate(c: Context<Call>, project_id: number): number {
  const { database, t } = c.env;
  const { vat_category, vat_rate } = readCompany(database);
  const [type = estimateType.position] = enabledTypes(actorOf(c).modules);
  const estimate_id = insertEstimate(database, {
    project_id,
    project_nr: sampleNumber,
    name: t("setup.sample.estimate"),
    estimate_type_id: type,
    date: today(),
    vat: vatToday(database, { category: vat_category, rate: decimal(vat_rate) }),
  });
  for (const part of ["design", "print"] as const) {
    const type_id =
      part === "print" && type === estimateType.position ? sectionType.production : sectionType.agency;
    const named = { estimate_id, type_id, name: t(`setup.sample.${part}`), name_en: "" };
    const stage_id = type === estimateType.position ? insertStage(database, named) : null;
    const position_id = insertPosition(database, { ...named, stage_id });
    for (const line of lines[part]) insertLine(c, position_id, line);
  }
  return estimate_id;
}

type Line = (typeof lines)[keyof typeof lines][number];

function insertLine(c: Context<Call>, position_id: number, [key, code, quantity, price]: Line): void {
  const units = listUnits(c.env.database);
  const unit = units.find((one) => one.code === code) ?? units[0];
  if (!unit) return;
  insertItem(c.env.database, {
    position_id,
    name: c.env.t(key),
    name_en: "",
    stock_item_id: null,
    product_id: null,
    measure_unit_id: unit.id,
    quantity: decimal(quantity),
    price: decimal(price),
    total_cents: 0,
    vat_category: null,
    vat_rate: null,
    images: [],
    ...noChoice,
  });
}

/** Plans two hours on each of the first two days of this week that are left and free, of the first employee. */
function plan(c: Context<Call>, { database, audit, announce }: Unit, project: number): void {
  announce({ updated: "projects", method: "POST", calendar: { id: project } });
  for (const place of freePlaces(database)) {
    const made = { ...place, project_id: project, work_type_id: null, description: "", link: "" };
    const id = insertEntry(database, made, actorOf(c).id);
    const after = findEntry(database, id);
    if (!after) continue;
    audit(id, { after }, "calendar_entry");
    announce({ updated: "calendar", method: "POST", calendar: after, previous: null });
  }
}

function freePlaces(database: Database) {
  const { timeframe } = readConfig(database).module_config.calendar;
  const employee = listEmployees(database, today()).find(({ is_active }) => is_active);
  if (!employee) return [];
  return weekOf(today())
    .filter((date) => date >= today())
    .map((date) => ({ user_id: employee.id, date, start_time_id: timeframe[0], duration: 2 }))
    .filter((place) => refusalOf(place, timeframe) === null && !holderOf(database, place))
    .slice(0, 2);
}
