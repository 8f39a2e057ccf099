import { itemsOf, positionsOf } from "#model/estimate/counted-estimate.ts";
import type { Estimate } from "#model/estimate/estimate.ts";
import type { RowKind } from "./edited-row.ts";

interface Row {
  version: number;
}

/** A row of an estimate with all that is in it; undefined where there is none. */
export function rowWithin(estimate: Estimate, { kind, id }: { kind: RowKind; id: number }): Row | undefined {
  const rows: Record<RowKind, () => readonly (Row & { id: number })[]> = {
    estimate: () => [estimate],
    stage: () => [...estimate.agency_costs_stages, ...estimate.production_costs_stages],
    position: () => [...positionsOf(estimate, "agency"), ...positionsOf(estimate, "production")],
    item: () => itemsOf(estimate),
  };
  return rows[kind]().find((row) => row.id === id);
}

/** What a row and all that is in it looked like: another text as soon as anything of it has changed, gone or come. */
export async function contentMark(row: Row): Promise<string> {
  const versions: string[] = [];
  // Every row within names itself and counts its changes.
  JSON.stringify(row, (_, value) => {
    const { id, version } = Object(value);
    if (version !== undefined) versions.push(`${id}.${version}`);
    return value;
  });
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(versions.join()));
  return [...new Uint8Array(hash.slice(0, 12))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
