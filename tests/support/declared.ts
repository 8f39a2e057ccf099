import type { Answer } from "./installation.ts";

interface Operation {
  method: string;
  path: RegExp;
  /** Parts of its path that are not given: an address that names more comes first. */
  open: number;
  statuses: Set<string>;
}

/** Refusals that the contract has to name one by one; what the edge says by itself is no operation's. */
const named = new Set([400, 401, 403, 404, 409, 412, 413, 415, 422, 429]);

let reading: Promise<Operation[]> | undefined;

/** Fails where an operation of the embedded backend refuses in a way that its contract does not name. */
export async function expectDeclared(
  [method, path]: [method: string, path: string],
  { status }: Answer,
  readContract: () => Promise<Answer>,
): Promise<void> {
  if (!named.has(status)) return;
  reading ??= readContract().then(operationsOf);
  const operations = await reading;
  // A backend of somebody's own has no contract of ours.
  if (operations.length === 0) reading = undefined;
  const address = path.split("?")[0] ?? "";
  const asked = operations.find((one) => one.method === method && one.path.test(address));
  if (asked && !asked.statuses.has(String(status)))
    throw new Error(`${method} ${address} answered ${status}, which the contract does not name`);
}

function operationsOf(contract: Answer): Operation[] {
  if (contract.status !== 200) return [];
  const paths: Record<string, Record<string, { responses: object }>> = contract.json().paths;
  return Object.entries(paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { responses }]) => ({
        method: method.toUpperCase(),
        path: new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+")}/?$`),
        open: path.split("{").length,
        statuses: new Set(Object.keys(responses)),
      })),
    )
    .sort((one, other) => one.open - other.open);
}
