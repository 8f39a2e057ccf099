import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import { namesIn, sentName } from "#model/answer/other-names.ts";
import { logFault } from "#protocol/log.ts";
import type { FrontCall } from "./call.ts";
import { invalid, notFound, Problem } from "./errors.ts";

/** The one `onError`: every refusal and every fault leaves the backend in the shape of design §4. */
export function answerProblem<Env extends FrontCall>(error: Error, c: Context<Env>): Response {
  const t = c.env.t;
  const request_id = c.req.header("x-request-id");
  const problem = problemOf(error);
  if (!problem) {
    logFault("backend", error, { request_id });
    return c.json({ message: t("errors.fault"), request_id }, 500);
  }
  const { sent } = c.env;
  // The caller may have sent another name of a field than its own.
  const nameOf = (field: string) => (sent ? sentName(namesIn(sent.schema), sent.json, field) : field);
  const errors = Object.fromEntries(
    Object.entries(problem.fields).map(([field, keys]) => [
      nameOf(field),
      keys.map((key) => t(key, problem.values)),
    ]),
  );
  const body = {
    message: Object.values(errors)[0]?.[0] ?? t(problem.message, problem.values),
    ...(Object.keys(errors).length > 0 && { errors }),
    ...(problem.current !== undefined && { data: problem.current }),
    request_id,
  };
  return c.json(body, problem.status, problem.headers);
}

/** The same in the front: the installation's own words are asked for when there is something to refuse. */
export async function answerInOwnWords(error: Error, c: Context<FrontCall>): Promise<Response> {
  if (c.env.ownWords) c.env.t = await c.env.ownWords();
  return answerProblem(error, c);
}

/** The one `notFound`: a path or a method that the API does not have. */
export const answerNotFound = <Env extends FrontCall>(c: Context<Env>) => answerProblem(notFound(), c);

/** The refusal that an error is, Hono's own about bodies among them; null for a fault. */
export function problemOf(error: Error): Problem | null {
  if (error instanceof Problem) return error;
  if (!(error instanceof HTTPException)) return null;
  if (error.status === 415) return new Problem(415, "errors.body");
  return error.status === 400 ? invalid("body", "errors.body") : null;
}
