import { type Desk, deskAt, Interrupted } from "./desk.ts";
import { Halt } from "./finding.ts";
import type { Report } from "./report.ts";
import type { Visit } from "./visit.ts";
import { writeCalendar } from "./writing/calendar.ts";
import { writeClients } from "./writing/clients.ts";
import { writeEstimates } from "./writing/estimates.ts";
import { writeProjects } from "./writing/projects.ts";
import { writeSession } from "./writing/session.ts";
import { writeSettings } from "./writing/settings.ts";
import { writeStock } from "./writing/stock.ts";

/** What the kit made, by what it is; null where it could not be. Later parts build on it. */
export interface Made {
  item: number | null;
  unit: number | null;
  client: number | null;
  manager: number | null;
  project: number | null;
}

type Part = (desk: Desk, made: Made) => Promise<void>;

/** In the order in which one needs the other. */
const parts: Part[] = [
  writeSettings,
  writeSession,
  writeStock,
  writeClients,
  writeProjects,
  writeCalendar,
  writeEstimates,
];

/** Makes, changes and takes away rows of its own. They are taken away whatever happens in between. */
export async function writeAll(
  visit: Visit,
  signal?: AbortSignal,
): Promise<Pick<Report, "left" | "stopped">> {
  const desk = deskAt(visit, signal);
  const made: Made = { item: null, unit: null, client: null, manager: null, project: null };
  let stopped: string | undefined;
  let left: string[] = [];
  try {
    for (const write of parts) await write(desk, made);
  } catch (error) {
    if (!(error instanceof Interrupted) && !(error instanceof Halt)) throw error;
    stopped = error.message;
  } finally {
    left = await desk.tidy();
  }
  return stopped === undefined ? { left } : { left, stopped };
}
