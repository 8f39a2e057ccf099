import { z } from "zod";
import type { Answer } from "./installation.ts";

interface Operation {
  method: string;
  path: RegExp;
  /** Parts of its path that are not given: an address that names more comes first. */
  open: number;
  statuses: Set<string>;
  /** Employees read some of the fields alone (domain H13). */
  isForEmployees: boolean;
  /** What it sends as JSON, by status: no other field, and of no other type. */
  sent: Map<string, z.ZodType>;
}

interface Described {
  "x-callers": string[];
  responses: Record<string, { content?: Record<string, { schema: object }> }>;
}

/** Refusals that the contract has to name one by one; what the edge says by itself is no operation's. */
const named = new Set([400, 401, 403, 404, 409, 412, 413, 415, 422, 429]);

let reading: Promise<Operation[]> | undefined;

/**
 * Fails where an operation of the embedded backend refuses in a way that its contract does not name, or sends what that
 * does not describe.
 */
export async function expectDeclared(
  [method, path]: [method: string, path: string],
  answer: Answer,
  readContract: () => Promise<Answer>,
): Promise<void> {
  const { status } = answer;
  const isJson = /^application\/json/.test(String(answer.headers["content-type"]));
  if (!named.has(status) && !(status < 300 && isJson && answer.text !== "")) return;
  reading ??= readContract().then(operationsOf);
  const operations = await reading;
  // A backend of somebody's own has no contract of ours.
  if (operations.length === 0) reading = undefined;
  const address = path.split("?")[0] ?? "";
  const asked = operations.find((one) => one.method === method && one.path.test(address));
  if (!asked) return;
  if (!asked.statuses.has(String(status)))
    throw new Error(`${method} ${address} answered ${status}, which the contract does not name`);
  const found = asked.sent.get(String(status))?.safeParse(answer.json());
  const wrong = found?.error?.issues.filter((issue) => !(asked.isForEmployees && isMissing(issue))) ?? [];
  if (wrong.length > 0)
    throw new Error(
      `${method} ${address} sent what the contract does not describe: ${z.prettifyError({ issues: wrong })}`,
    );
}

/** Of a field that is not there. */
const isMissing = (issue: z.core.$ZodIssue): boolean => /received undefined$/.test(issue.message);

/** The schema of what is sent: fields that it does not name are not sent. Patterns are for what comes in. */
const strict = (schema: object): z.ZodType =>
  z.fromJSONSchema(
    JSON.parse(JSON.stringify(schema), (key, value) => {
      if (key === "pattern") return undefined;
      const isClosed =
        value?.type === "object" && value.properties && value.additionalProperties === undefined;
      return isClosed ? { ...value, additionalProperties: false } : value;
    }),
  );

function operationsOf(contract: Answer): Operation[] {
  if (contract.status !== 200) return [];
  const paths: Record<string, Record<string, Described>> = contract.json().paths;
  return Object.entries(paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { responses, "x-callers": callers }]) => ({
        method: method.toUpperCase(),
        path: new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+")}/?$`),
        open: path.split("{").length,
        statuses: new Set(Object.keys(responses)),
        isForEmployees: callers.includes("employee"),
        sent: new Map(
          Object.entries(responses).flatMap(([status, { content }]) => {
            const schema = content?.["application/json"]?.schema;
            return schema && Number(status) < 300 ? [[status, strict(schema)]] : [];
          }),
        ),
      })),
    )
    .sort((one, other) => one.open - other.open);
}
