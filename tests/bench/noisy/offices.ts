import type { Chance } from "#tests/party/chance.ts";
import { crowd } from "../support/crowd.ts";
import { openProjectOffice } from "../support/project-office.ts";
import { plan } from "../support/project-work.ts";
import type { Asked, Target } from "../support/requests.ts";

export interface Office extends Target {
  asks: () => Asked;
}

const every = ["one", "page", "update", "create"] as const;

/** Offices with that many projects each, that read, update and create them as the bench of the API does. */
export async function openOffices(count: number, rows: number, chance: Chance): Promise<Office[]> {
  const offices: Office[] = [];
  for (let index = 0; index < count; index++) {
    const { content: _, ...target } = await openProjectOffice(rows);
    const asks = () => {
      const [task] = plan(chance, rows, 1, every);
      return task?.asked ?? { path: "/api/projects" };
    };
    offices.push({ ...target, asks });
  }
  return offices;
}

/** Requests a second that the product answers when all offices ask as fast as they are answered. */
export async function capacityOf(offices: readonly Office[], requests: number): Promise<number> {
  const began = performance.now();
  const share = Math.ceil(requests / offices.length);
  await Promise.all(offices.map((office) => crowd(office, Array.from({ length: share }, office.asks), 4)));
  return (1000 * share * offices.length) / (performance.now() - began);
}
