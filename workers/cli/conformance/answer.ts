import { z } from "zod";
import { differences, isObject, kindOf, namesOf, valuesAt } from "./fields.ts";
import type { Finding, Level } from "./finding.ts";
import type { Reply } from "./http.ts";
import { type Content, fileKinds, type Operation } from "./operation.ts";

export const finding = (level: Level, field: string, expected: string, got: string): Finding => ({
  level,
  field,
  expected,
  got,
});

/** What an answer's body says; undefined for what is no JSON, whatever it calls itself. */
export function jsonOf({ bytes }: Reply): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return undefined;
  }
}

export const isSuccess = ({ status }: Reply) => status >= 200 && status < 300;

/** What an answer is, for people. */
export function wordsOf(reply: Reply): string {
  const type = reply.headers["content-type"]?.split(";")[0] ?? "no content type";
  const target = reply.status >= 300 && reply.status < 400 ? ` to ${hostIn(reply.headers.location)}` : "";
  return `${reply.status}${target}, ${type}`;
}

/** Where a redirect leads, without what its query may hold. */
const hostIn = (location = "") => (URL.canParse(location) ? new URL(location).origin : "another path");

/** Where a successful answer differs from the contract. */
export function answerDifferences({ answer }: Operation, reply: Reply): Finding[] {
  if (answer === "anything at all") return [];
  if (answer === "anything") return reply.bytes.length === 0 ? [] : jsonDifferences(reply);
  if ("file" in answer) return fileDifferences(answer.file, reply);
  const broken = jsonDifferences(reply);
  if (broken.some(({ field }) => field === "body")) return broken;
  return [...broken, ...contentDifferences(answer.json, jsonOf(reply))];
}

function jsonDifferences(reply: Reply): Finding[] {
  if (jsonOf(reply) === undefined) return [finding("must", "body", "JSON", wordsOf(reply))];
  const type = reply.headers["content-type"] ?? "none";
  return /^application\/(.+\+)?json/.test(type)
    ? []
    : [finding("must", "Content-Type", "application/json", type)];
}

function contentDifferences(content: Content, body: unknown): Finding[] {
  const { at, isList = false, must, should = "", beside = "", besideShould = "" } = content;
  const found = [...differences(body, beside, "must"), ...differences(body, besideShould, "should")];
  const isBare = standsAlone(content, body);
  if (isBare) found.push(finding("should", "data", "the answer under this key", "the answer itself"));
  const held = isBare ? body : valuesAt(body, at)[0];
  if (!(isList ? Array.isArray(held) : isObject(held))) {
    const expected = isList ? "a list" : "an object";
    return [finding("must", at || "body", expected, kindOf(held)), ...found];
  }
  const place = (isBare ? "" : at) + (isList ? "[]" : "");
  found.push(...differences(body, must, "must", place), ...differences(body, should, "should", place));
  return [...found, ...unreadable(content, body, found)];
}

/** The body of a success, with what stands alone put under its key. */
export function contentOf({ answer }: Operation, reply: Reply): unknown {
  const body = jsonOf(reply);
  const isBare = typeof answer === "object" && "json" in answer && standsAlone(answer.json, body);
  return isBare ? { data: body } : body;
}

/** Most answers stand under "data" by our own convention: the specification leaves that open. */
function standsAlone({ at, isList = false }: Content, body: unknown): boolean {
  if (at !== "data" || valuesAt(body, "data")[0] !== undefined) return false;
  return isList ? Array.isArray(body) : isObject(body) && Object.keys(body).join() !== "message";
}

/** What the product itself trips over, where no field that was looked at says so already. */
function unreadable({ reader }: Content, body: unknown, found: Finding[]): Finding[] {
  const result = reader?.safeParse(body);
  if (!result || result.success) return [];
  const issues = new Map(result.error.issues.map((issue) => [placeOf(issue), issue]));
  return [...issues]
    .filter(([place]) => !found.some(({ field }) => field.split(" or ").some((name) => place === name)))
    .map(([place, issue]) => finding("must", place, readable(issue), "what the product cannot read"));
}

const placeOf = ({ path }: z.core.$ZodIssue): string =>
  path.reduce<string>((place, step) => {
    if (typeof step === "number") return `${place}[]`;
    return place === "" ? String(step) : `${place}.${String(step)}`;
  }, "");

const readable = (issue: z.core.$ZodIssue) =>
  issue.code === "invalid_type" ? `what is read as ${issue.expected}` : "something else";

function fileDifferences(kind: keyof typeof fileKinds, { headers, bytes }: Reply): Finding[] {
  const { type, magic, ending } = fileKinds[kind];
  const found: Finding[] = [];
  const sent = headers["content-type"] ?? "none";
  if (!sent.startsWith(type)) found.push(finding("must", "Content-Type", type, sent));
  if (!bytes.subarray(0, magic.length).equals(Buffer.from(magic)))
    found.push(finding("must", "body", `a file that begins like ${ending}`, "other bytes"));
  const named = headers["content-disposition"] ?? "none";
  if (!named.toLowerCase().includes(ending))
    found.push(finding("should", "Content-Disposition", `a file name with ${ending}`, named));
  return found;
}

/** What the product would read as well, no level asks for, and the answer did not bring. */
export function unsent({ answer }: Operation, reply: Reply): Finding[] {
  if (typeof answer === "string" || "file" in answer) return [];
  const { at, isList = false, must, should = "", reader } = answer.json;
  const place = isList ? `${at}[]` : at;
  const [held] = valuesAt(jsonOf(reply), place);
  if (!reader || !isObject(held)) return [];
  const named = [must, should].flatMap(namesOf).flat();
  const asked = new Set(named.map((name) => name.split(/[.[]/)[0]));
  const missing = Object.keys(rowOf(reader, at)).filter((name) => !asked.has(name) && !(name in held));
  return missing.length === 0 ? [] : [finding("may", place || "body", missing.join(", "), "not sent")];
}

/** The fields of the row that a reader reads at a key. */
function rowOf(reader: z.ZodType, at: string): Record<string, unknown> {
  const whole = bare(reader);
  const part = at === "" ? whole : whole instanceof z.ZodObject && bare(whole.shape[at]);
  const row = part instanceof z.ZodArray ? bare(part.element) : part;
  return row instanceof z.ZodObject ? row.shape : {};
}

/** A schema without what stands around it: defaults, and what is done to a value before. */
function bare(schema: unknown): unknown {
  if (schema instanceof z.ZodPipe) return bare(schema.in instanceof z.ZodTransform ? schema.out : schema.in);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return bare(schema.unwrap());
  return schema;
}
