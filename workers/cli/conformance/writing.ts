import { type CreatedRows, createdRowsOf, Interrupted } from "./created-rows.ts";
import { Halt } from "./finding.ts";
import type { Recorder } from "./recorder.ts";
import type { Report } from "./report.ts";
import { writeCalendar } from "./writing/calendar.ts";
import { writeClients } from "./writing/clients.ts";
import { writeEstimates } from "./writing/estimates.ts";
import type { Made } from "./writing/made.ts";
import { writeProjects } from "./writing/projects.ts";
import { writeSession } from "./writing/session.ts";
import { writeSettings } from "./writing/settings.ts";
import { writeStock } from "./writing/stock.ts";

type Part = (rows: CreatedRows, made: Made) => Promise<void>;

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
  recorder: Recorder,
  signal?: AbortSignal,
): Promise<Pick<Report, "left" | "stopped">> {
  const rows = createdRowsOf(recorder, signal);
  const made: Made = { item: null, unit: null, client: null, manager: null, project: null };
  let stopped: string | undefined;
  let left: string[] = [];
  try {
    for (const write of parts) await write(rows, made);
  } catch (error) {
    if (!(error instanceof Interrupted) && !(error instanceof Halt)) throw error;
    stopped = error.message;
  } finally {
    left = await rows.tidy();
  }
  return stopped === undefined ? { left } : { left, stopped };
}
