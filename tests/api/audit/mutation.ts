import { packed } from "#backend/files/sent-files.ts";
import { innerHeaders } from "#backend/operations/inner-headers.ts";
import { aClient, aProject } from "../arrange.ts";
import { anItem } from "../catalogue.ts";

export type Step = readonly [method: string, path: string, body?: object, headers?: Record<string, string>];

/** An operation that changes something. Those of a noun stand beside its tests, in `mutations.ts`. */
export interface Mutation {
  /** What needs to be there before. */
  before?: Step[];
  /** What makes its row be there as well, where the mutation may also make it: only a row has a version. */
  rowThere?: Step[];
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
export const both: Side[] = ["before", "after"];

/** What an event tells of the row: a new one was not there before, a deleted one is not there after. */
export function toldBy({ step: [method], tells }: Mutation): Side[] {
  if (tells) return tells;
  if (method === "POST") return ["after"];
  return method === "DELETE" ? ["before"] : both;
}

// What more than one noun needs. The first person is the administrator who does all this.
export const bank = { name: "Banka", swift: "BANKLV22" };
export const client: Step = ["POST", "/customers", aClient()];
export const project = () => aProject({ client: 1, project_manager: 1 });
export const projectAdded: Step[] = [client, ["POST", "/projects", project()]];
export const itemAdded: Step = ["POST", "/stock_items", anItem()];
export const workTypeAdded: Step = ["POST", "/work-types", { name: "Foto", color: "#000000" }];
export const productAdded: Step = [
  "POST",
  "/products",
  { code: "K1", name: { lv: "Krūze" }, default_measure_unit_id: 1 },
];
export const estimate: Step = ["POST", "/estimates", { name: "Tāme", project_id: 1 }];
/** A line in the first position. */
export const line: Step = ["POST", "/1/position_items", { position_items: [{ name: "Rinda", price: "5" }] }];

/** As the front hands them over (workers/backend/front/credentials.ts, uploads.ts). */
export const hashes = {
  [innerHeaders.comparedHash]: "scrypt$secret",
  [innerHeaders.passwordHash]: "scrypt$other",
};
export const ownPassword = { password: "četri zirgi pļavā", current_password: "demo1234demo" };
const picture = { original: "foto.png", mime_type: "image/png", size: 9, width: 3, height: 3, sha256: "" };
export const pictures = (count: number) => ({
  [innerHeaders.files]: packed({
    files: Array.from({ length: count }, (_, place) => ({ ...picture, name: `${place + 1}.png` })),
    dropped: 0,
  }),
});
