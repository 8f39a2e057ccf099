import { finding, jsonOf, wordsOf } from "./answer.ts";
import { isObject, kindOf } from "./fields.ts";
import type { Finding } from "./finding.ts";
import type { Reply } from "./http.ts";

/** What a person can tell anyone who looks into the backend's log (design §4). */
export function hasRequestId(reply: Reply): boolean {
  const body = jsonOf(reply);
  return reply.headers["x-request-id"] !== undefined || (isObject(body) && body.request_id !== undefined);
}

/** A refusal with the backend's own words, which tell what it did not like. */
export function refusalWords(reply: Reply): string {
  const body = jsonOf(reply);
  const said = isObject(body) && typeof body.message === "string" ? body.message : "";
  const named = isObject(body) && isObject(body.errors) ? Object.keys(body.errors).join(", ") : "";
  return [wordsOf(reply), said && `“${said.slice(0, 120)}”`, named && `errors: ${named}`]
    .filter(Boolean)
    .join(", ");
}

/** The shape of every refusal: {message, errors?, request_id} (specification §8, design §4). */
export function refusalDifferences(where: string, reply: Reply, naming: string[]): Finding[] {
  const body = jsonOf(reply);
  if (!isObject(body)) return [finding("must", `${where}: body`, "JSON with a message", wordsOf(reply))];
  const found: Finding[] = [];
  if (typeof body.message !== "string")
    found.push(finding("must", `${where}: message`, "a text", kindOf(body.message)));
  const { errors } = body;
  if (reply.status !== 422 || naming.length === 0) return found;
  if (!isObject(errors)) return [...found, finding("must", `${where}: errors`, "an object", kindOf(errors))];
  const missing = naming.filter((name) => !Array.isArray(errors[name]));
  if (missing.length > 0) {
    const got = Object.keys(errors).join(", ") || "nothing";
    found.push(finding("must", `${where}: errors`, `a list for each of ${missing.join(", ")}`, got));
  }
  return found;
}
