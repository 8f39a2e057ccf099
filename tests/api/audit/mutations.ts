import { packed } from "#backend/files/sent-files.ts";
import { innerHeaders } from "#backend/operations/inner-headers.ts";
import { today } from "#model/date/dates.ts";
import { addDays, mondayOf } from "#model/date/week.ts";
import { roleIds } from "#model/user/role.ts";
import { aClient, aProject } from "../arrange.ts";
import { anItem } from "../catalogue.ts";
import { aPerson } from "../people.ts";
import { estimateMutations } from "./estimate-mutations.ts";
import { invoiceMutations } from "./invoice-mutations.ts";

export type Step = readonly [method: string, path: string, body?: object, headers?: Record<string, string>];

export interface Mutation {
  /** What needs to be there before. */
  before?: Step[];
  /** The mutation itself. */
  step: Step;
  /** What it changes, */
  entity: string;
  /** and which row of it; the first one where nothing is said. */
  id?: number;
  /** What else has an event of its own, before it. */
  also?: string[];
  /** What the event tells of the row, where that is not what the method says. */
  tells?: Side[];
}

type Side = "before" | "after";
const both: Side[] = ["before", "after"];

/** What an event tells of the row: a new one was not there before, a deleted one is not there after. */
export function toldBy({ step: [method], tells }: Mutation): Side[] {
  if (tells) return tells;
  if (method === "POST") return ["after"];
  return method === "DELETE" ? ["before"] : both;
}

export const bank = { name: "Banka", swift: "BANKLV22" };
export const project = () => aProject({ client: 1, project_manager: 1 });
export const client: Step = ["POST", "/customers", aClient()];

const bankAdded: Step = ["POST", "/banks", bank];
const projectAdded: Step[] = [client, ["POST", "/projects", project()]];
const itemAdded: Step = ["POST", "/stock_items", anItem()];
const priceAdded: Step = ["POST", "/1/customer_stock_item_prices", { stock_item_id: 1, price: "5" }];
const workTypeAdded: Step = ["POST", "/work-types", { name: "Foto", color: "#000000" }];
const productAdded: Step = [
  "POST",
  "/products",
  { code: "K1", name: { lv: "Krūze" }, default_measure_unit_id: 1 },
];

/** As the front hands them over (workers/backend/front/credentials.ts, uploads.ts). */
const hashes = {
  [innerHeaders.comparedHash]: "scrypt$secret",
  [innerHeaders.passwordHash]: "scrypt$other",
};
const picture = { original: "foto.png", mime_type: "image/png", size: 9, width: 3, height: 3 };
const stored = (count: number) =>
  packed({
    files: Array.from({ length: count }, (_, place) => ({ ...picture, name: `${place + 1}.png` })),
    dropped: 0,
  });
const files = { [innerHeaders.files]: stored(2) };
const imagesAdded: Step = ["POST", "/products/1/add-files", undefined, files];
const logoAdded: Step = ["POST", "/companies/1/images/logo_main", undefined, files];
const estimateAdded: Step[] = [...projectAdded, ["POST", "/estimates", { name: "Tāme", project_id: 1 }]];
const fileAdded: Step = [
  "POST",
  "/estimates/1/files",
  { description: "" },
  { [innerHeaders.files]: stored(1) },
];
const ownPassword = { password: "četri zirgi pļavā", current_password: "demo1234demo" };

// The first person is the administrator who does all this, and the first seven units are there from the beginning.
const person: Step = ["POST", "/register", aPerson()];
const unit = { short_name: "rull.", code: "XRO" };
// After the eight that are there from the beginning.
const rate = { category: "S", rate: "6", name: "Īpašā likme", from: "2027-01-01" };
const dayAdded: Step = ["POST", "/holidays", { date: "2026-12-23", name: "Inventūra" }];
const rateAdded: Step = ["POST", "/vat_rates", rate];
const unitAdded: Step = ["POST", "/measure_units", unit];

/** An entry of the person above, in the week before this one or after it. */
const entry = (weeks: number) => ({
  user_id: 2,
  date: addDays(mondayOf(today()), 7 * weeks),
  start_time_id: 9,
  duration: 1,
  work_type_id: 1,
});
export const employeeAdded: Step[] = [
  ["POST", "/register", aPerson({ role_id: roleIds.employee })],
  workTypeAdded,
];
const entryAdded: Step[] = [...employeeAdded, ["POST", "/calendar", entry(1)]];
export const pastEntry: Step = ["POST", "/calendar?override=1", entry(-1)];

const estimate = estimateMutations(projectAdded);
const invoice = invoiceMutations(projectAdded);

/** Every operation of the installation that changes something, once. */
export const mutations: Record<string, Mutation> = {
  "session.close": { step: ["GET", "/logout"], entity: "session", tells: [] },
  "session.information": { step: ["PATCH", "/user/update-info", { language: "en" }], entity: "user" },
  "session.password": {
    step: ["PATCH", "/user/update-password/", ownPassword, hashes],
    entity: "user",
    tells: [],
  },
  "config.company.update": { step: ["PATCH", "/companies/1", { images: {} }], entity: "config" },
  "config.company.image": { step: logoAdded, entity: "config", tells: both },
  "config.language.update": { step: ["PATCH", "/languages/1", { translations: {} }], entity: "config" },
  "config.modules.update": { step: ["PATCH", "/modules/", { modules: [] }], entity: "config" },
  "clients.create": { step: client, entity: "client" },
  "clients.update": { before: [client], step: ["PATCH", "/customers/1", { name: "Cits" }], entity: "client" },
  "clients.delete": { before: [client], step: ["DELETE", "/customers/1"], entity: "client" },
  "clients.restore": {
    before: [client],
    step: ["POST", "/customers/1/restore"],
    entity: "client",
    tells: both,
  },
  "banks.create": { step: bankAdded, entity: "bank" },
  "banks.update": { before: [bankAdded], step: ["PATCH", "/banks/1", { status: 0 }], entity: "bank" },
  "banks.delete": { before: [bankAdded], step: ["DELETE", "/banks/1"], entity: "bank" },
  "projects.create": { before: [client], step: ["POST", "/projects", project()], entity: "project" },
  "projects.update": {
    before: projectAdded,
    step: ["PATCH", "/projects/1", { status_id: 2 }],
    entity: "project",
  },
  "projects.delete": { before: projectAdded, step: ["DELETE", "/projects/1"], entity: "project" },
  "projects.planning": {
    before: projectAdded,
    step: ["PATCH", "/projects/1/toggle-planning"],
    entity: "project",
  },
  "users.create": { step: person, entity: "user", id: 2 },
  "users.update": {
    before: [person],
    step: ["PATCH", "/users/2", { name: "Cits", password: ownPassword.password }, hashes],
    entity: "user",
    id: 2,
  },
  "users.delete": { before: [person], step: ["DELETE", "/users/2"], entity: "user", id: 2 },
  "stock_items.create": { step: itemAdded, entity: "stock_item" },
  "stock_items.update": {
    before: [itemAdded],
    step: ["PATCH", "/stock_items/1", { is_active: false }],
    entity: "stock_item",
  },
  "stock_items.delete": { before: [itemAdded], step: ["DELETE", "/stock_items/1"], entity: "stock_item" },
  "units.create": { step: unitAdded, entity: "unit", id: 8 },
  "units.update": {
    before: [unitAdded],
    step: ["PATCH", "/measure_units/8", { ...unit, short_name: "rullis" }],
    entity: "unit",
    id: 8,
  },
  "units.delete": { before: [unitAdded], step: ["DELETE", "/measure_units/8"], entity: "unit", id: 8 },
  "holidays.create": { step: dayAdded, entity: "holiday" },
  "holidays.delete": { before: [dayAdded], step: ["DELETE", "/holidays/2026-12-23"], entity: "holiday" },
  "holidays.restore": {
    before: [["DELETE", "/holidays/2026-12-24"]],
    step: ["POST", "/holidays/2026-12-24/restore"],
    entity: "holiday",
    tells: ["before"],
  },
  "vat_rates.create": { step: rateAdded, entity: "vat_rate", id: 9 },
  "vat_rates.update": {
    before: [rateAdded],
    step: ["PATCH", "/vat_rates/9", { ...rate, name: "Cita" }],
    entity: "vat_rate",
    id: 9,
  },
  "vat_rates.delete": { before: [rateAdded], step: ["DELETE", "/vat_rates/9"], entity: "vat_rate", id: 9 },
  "work_types.create": { step: workTypeAdded, entity: "work_type" },
  "work_types.update": {
    before: [workTypeAdded],
    step: ["PATCH", "/work-types/1", { name: "Video" }],
    entity: "work_type",
  },
  "work_types.delete": { before: [workTypeAdded], step: ["DELETE", "/work-types/1"], entity: "work_type" },
  "calendar.create": {
    before: employeeAdded,
    step: ["POST", "/calendar", entry(1)],
    entity: "calendar_entry",
  },
  "calendar.update": {
    before: entryAdded,
    step: ["PATCH", "/calendar/1", { start_time_id: 10 }],
    entity: "calendar_entry",
  },
  "calendar.delete": { before: entryAdded, step: ["DELETE", "/calendar/1"], entity: "calendar_entry" },
  "calendar.duplicate": {
    before: entryAdded,
    step: ["POST", "/calendar/1/duplicate", entry(2)],
    entity: "calendar_entry",
    id: 2,
  },
  "calendar.restore": {
    before: [...entryAdded, ["DELETE", "/calendar/1"]],
    step: ["POST", "/calendar/1/restore"],
    entity: "calendar_entry",
  },
  "products.create": { step: productAdded, entity: "product" },
  "products.update": {
    before: [productAdded],
    step: ["PATCH", "/products/1", { code: "K2" }],
    entity: "product",
  },
  "products.delete": {
    before: [productAdded, imagesAdded],
    step: ["DELETE", "/products/1"],
    entity: "product",
  },
  "products.images.create": { before: [productAdded], step: imagesAdded, entity: "product", tells: both },
  "products.images.order": {
    before: [productAdded, imagesAdded],
    step: ["PATCH", "/products/1/files_order", { files: [2, 1] }],
    entity: "product",
  },
  "products.images.delete": {
    before: [productAdded, imagesAdded],
    step: ["DELETE", "/products/1/files/2"],
    entity: "product",
  },
  "customer_prices.create": { before: [client, itemAdded], step: priceAdded, entity: "customer_price" },
  "customer_prices.delete": {
    before: [client, itemAdded, priceAdded],
    step: ["DELETE", "/customer_stock_item_prices/1"],
    entity: "customer_price",
  },
  ...estimate,
  ...invoice,
  "estimate_files.create": { before: estimateAdded, step: fileAdded, entity: "estimate_file" },
  "estimate_files.update": {
    before: [...estimateAdded, fileAdded],
    step: ["PATCH", "/estimates/1/files/1", { description: "Pasūtījums" }],
    entity: "estimate_file",
  },
  "estimate_files.delete": {
    before: [...estimateAdded, fileAdded],
    step: ["DELETE", "/estimates/1/files/1"],
    entity: "estimate_file",
  },
};
