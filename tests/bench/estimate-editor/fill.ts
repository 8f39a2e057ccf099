import {
  ask,
  type Caller,
  callerAt,
  newInstallation,
  password,
  port,
  signIns,
} from "#tests/support/installation.ts";
import { type Line, linesOf, positionsOf } from "../documents/data.ts";
import type { Target } from "../support/requests.ts";

/** An estimate of so many lines, and who reads it. */
export interface Filled extends Target {
  /** Lines. */
  size: number;
  id: number;
  lines: Line[];
  positions: number[];
  admin: Caller;
}

export const projectId = 1;
const perStage = 5;

/** Estimates of these sizes in one installation, made through the API as people would make them. */
export async function fill(sizes: number[]): Promise<Filled[]> {
  const installation = await newInstallation({ demonstration: "portal", title: "Bench" });
  const { host, origin } = installation;
  const admin = await callerAt(installation, signIns.admin);
  const form = await ask(host, "POST", "/login", {
    headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: origin },
    body: new URLSearchParams({ email: signIns.admin, password }).toString(),
  });
  const [cookie = ""] = String(form.headers["set-cookie"]).split(";");
  const filled: Filled[] = [];
  for (const size of sizes) filled.push({ port, host, cookie, admin, size, ...(await made(admin, size)) });
  return filled;
}

/** Positions of ten lines in stages of five; the first half of the stages is the agency's own work. */
async function made(admin: Caller, size: number): Promise<Pick<Filled, "id" | "lines" | "positions">> {
  const lines = linesOf(size);
  const created = { name: `Tāme ar ${size} rindām`, project_id: projectId };
  const { id } = await sent(admin, "/estimates", created);
  const groups = positionsOf(lines);
  const stages = Math.ceil(groups.length / perStage);
  const positions: number[] = [];
  for (let stage = 0; stage < stages; stage++) {
    const half = stage < stages / 2 ? 1 : 2;
    const body = { name: `Posms ${stage + 1}`, estimate_stage_type_id: half };
    const { id: stageId } = await sent(admin, `/${id}/stages`, body);
    for (const group of groups.slice(stage * perStage, (stage + 1) * perStage)) {
      const name = `Pozīcija ${positions.length + 1}`;
      const position_items = group.map(itemOf);
      const position = { estimate_id: id, estimate_stage_id: stageId, name, position_items };
      positions.push((await sent(admin, "/positions", position)).id);
    }
  }
  return { id, lines, positions };
}

const itemOf = ({ name, quantity, price }: Line) => ({
  name,
  measure_unit_id: 1,
  quantity: String(quantity),
  price: (price / 100).toFixed(2),
});

async function sent(admin: Caller, path: string, body: object) {
  const { status, text, json } = await admin("POST", path, { body });
  if (status >= 300) throw new Error(`${path} answered ${status}: ${text}`);
  return json().data;
}
