import { deepStrictEqual } from "node:assert";
import { get, type Target } from "../support/requests.ts";

/** Proves that the sides hold the same projects, as they show them, and tell strangers nothing. Throws otherwise. */
export async function proveSame([ours, ...others]: readonly Target[], rows: number): Promise<void> {
  if (!ours) throw new Error("There is nothing to compare");
  const paths = [1, 2, Math.ceil(rows / 100)].map((page) => `/api/projects?page=${page}&per_page=100`);
  for (const path of [...paths, "/api/projects/1", `/api/projects/${rows}`]) {
    const expected = await shown(ours, path);
    for (const other of others) deepStrictEqual(await shown(other, path), expected, path);
  }
  for (const side of [ours, ...others]) {
    const { status } = await get({ ...side, token: "nobody" }, "/api/projects");
    if (status !== 401) throw new Error(`${side.host}:${side.port} answers strangers with ${status}`);
  }
}

/** What is written at the same time gets its number in an order of its own: which project is which is not compared there. */
export async function proveSameNumber(sides: readonly Target[]): Promise<void> {
  const totals = await Promise.all(
    sides.map(async (side) => Object(await shown(side, "/api/projects")).meta),
  );
  for (const { total } of totals) deepStrictEqual(total, totals[0]?.total);
}

async function shown(side: Target, path: string): Promise<unknown> {
  const { status, body } = await get(side, path);
  if (status !== 200) throw new Error(`${side.host}:${side.port} answered ${path} with ${status}: ${body}`);
  return JSON.parse(body.toString());
}
