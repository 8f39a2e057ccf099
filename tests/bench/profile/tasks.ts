import { Chance } from "#tests/party/chance.ts";
import { greyPng } from "#tests/support/pictures.ts";
import { estimateOf, invoiceOf } from "../documents/data.ts";
import { startOurs as startDocuments } from "../documents/ours.ts";
import { fill } from "../estimate-editor/fill.ts";
import { startOurs as startList } from "../list-page/ours.ts";
import { pageOf } from "../list-page/sides.ts";
import { Audience } from "../live/audience.ts";
import { startOurs as startLive } from "../live/ours.ts";
import { startProduct } from "../support/product.ts";
import { openProjectOffice } from "../support/project-office.ts";
import { type Kind, plan } from "../support/project-work.ts";
import { get, send } from "../support/requests.ts";

/** Something that the product is asked for, over and over. */
export interface Task {
  name: string;
  /** Times that it is done while it is watched. */
  times: number;
  once: () => Promise<void>;
}

/** What can be profiled: each starts the product with what it needs. */
export const paths = { api, list, drop, pdf, estimate } satisfies Record<string, () => Promise<Task[]>>;

const rows = 2_000;

async function api(): Promise<Task[]> {
  await startProduct();
  const office = await openProjectOffice(rows);
  const taskOf = (name: string, kind: Kind): Task => {
    const chance = new Chance(1);
    return {
      name,
      times: 2_000,
      once: async () => {
        const [task] = plan(chance, rows, 1, [kind]);
        const { status } = await send(office, task?.asked ?? { path: "/" });
        if (status >= 300) throw new Error(`${name} answered ${status}`);
      },
    };
  };
  return [
    taskOf("one project", "one"),
    taskOf("a page of 20", "page"),
    taskOf("an update", "update"),
    taskOf("a creation", "create"),
  ];
}

async function list(): Promise<Task[]> {
  const ours = await startList();
  const once = async () => {
    const { status } = await get(ours, pageOf(50));
    if (status !== 200) throw new Error(`The list answered ${status}`);
  };
  return [{ name: "a list page of 50 rows", times: 400, once }];
}

const screens = 50;

async function drop(): Promise<Task[]> {
  const ours = await startLive();
  const audience = new Audience();
  await audience.open(ours, screens);
  const once = async () => void (await audience.drop(ours));
  return [{ name: `a drop on ${screens} screens`, times: 200, once }];
}

async function pdf(): Promise<Task[]> {
  const ours = await startDocuments(greyPng(400, 300));
  return [invoiceOf(8), estimateOf(100)].map((paper) => ({
    name: paper.name,
    times: 40,
    once: async () => void (await ours.render(paper)),
  }));
}

const lines = 2_000;

/** What is asked of the longest estimate, with all its lines to be read each time. */
async function estimate(): Promise<Task[]> {
  await startProduct();
  const [filled] = await fill([lines]);
  if (!filled) throw new Error("There is no estimate");
  const { id, admin, positions } = filled;
  const asked = async (method: string, path: string, body?: object) => {
    const { status, json, text } = await admin(method, path, { body });
    if (status >= 300) throw new Error(`${path} answered ${status}: ${text}`);
    return json();
  };
  const { data: items } = await asked("GET", `/${positions[0]}/position_items`);
  const { data: whole } = await asked("GET", `/estimates/${id}`);
  const stages = whole.agency_costs_stages.map((stage: { id: number }) => ({ id: stage.id }));
  const copy = {
    name: "Kopija",
    planned_start_date: "2027-01-04",
    planned_due_date: "2027-01-29",
    user_id: 1,
  };
  let turn = 0;
  const taskOf = (name: string, once: () => Promise<unknown>): Task => ({
    name: `${name} of an estimate of ${lines} lines`,
    times: 20,
    once: async () => void (await once()),
  });
  return [
    taskOf("reading", () => asked("GET", `/estimates/${id}`)),
    taskOf("a changed line", () => {
      turn += 1;
      return asked("PATCH", `/position_items/${items[0].id}`, { quantity: turn });
    }),
    taskOf("another discount", () => {
      turn += 1;
      return asked("PATCH", `/estimates/${id}`, { discount: turn % 50 });
    }),
    taskOf("another order of stages", () =>
      asked("PATCH", "/estimate_stages_position_order", { stages: stages.reverse() }),
    ),
    taskOf("a copy", () => asked("POST", `/estimates/${id}/duplicate`, copy)),
  ];
}
