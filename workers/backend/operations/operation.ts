import { createRoute, type RouteConfig, z } from "@hono/zod-openapi";
import type { Context, Next } from "hono";
import { address } from "#model/answer/address-look.ts";
import { id, wholeNumber } from "#model/answer/fields.ts";
import { type Access, isOn, mayCall } from "./access.ts";
import type { Actor } from "./actor.ts";
import type { FrontCall } from "./call.ts";
import { Problem } from "./errors.ts";
import { keepSent } from "./ignored-fields.ts";
import type { Readable } from "./readable-fields.ts";
import { logRefusal } from "./refusal-log.ts";
import type { Overruled } from "./sent-body.ts";

type Definition = Omit<RouteConfig, "operationId" | "middleware"> & {
  /** Who may call it, with which modules, and what it changes: all of them together are `npm run access`. */
  access: Access;
  /** What it does, in one line for programmers. */
  summary: string;
  /** Fields of its body that do not always count. */
  overruled?: Overruled;
  /** What it may refuse beside what follows from its access, path and body (front/described.ts). */
  refuses?: readonly (404 | 409 | 412 | 413 | 422 | 429)[];
};

/**
 * An operation of the API: a route that has a name and lets in only whom its access names. There is no other way to make
 * a route, so none is open by oversight. `readable` is what employees read of its answer, which is nothing unless it is
 * said.
 */
export function operation<const D extends Definition>(name: string, definition: D, readable?: Readable) {
  const middleware = async (c: Context<FrontCall>, next: Next) => {
    const { access } = definition;
    await admit(c, name, access);
    c.env.access = access;
    c.env.readable = mayCall(access, null) ? "everything" : readable;
    refuseUnknown(c, definition.request?.query);
    await keepSent(c, definition);
    await next();
  };
  return createRoute({ ...definition, operationId: name, middleware });
}

/**
 * A filter that is not known would be passed over, and the answer would be of everything (docs/decisions/052). A loose query
 * is asked on with all that it says, and refused there.
 */
function refuseUnknown(c: Context<FrontCall>, query: unknown): void {
  const known = query instanceof z.ZodPipe ? query.in : query;
  if (!(known instanceof z.ZodObject) || known.def.catchall instanceof z.ZodUnknown) return;
  const unknown = Object.keys(c.req.query()).filter((name) => !Object.hasOwn(known.shape, name));
  if (unknown.length === 0) return;
  const fields = Object.fromEntries(unknown.map((name) => [name, ["errors.not_taken"]]));
  throw new Problem(422, "errors.invalid", { fields });
}

/**
 * The paths that the specification has with a slash at their end, and which answer without one all the same: the contract
 * lists those without, as there the two would be different paths.
 */
export const eitherEnd = <Path extends string>(path: Path) =>
  [
    { path, hide: false },
    { path: `${path}/`, hide: true },
  ] as const;

/** Turns away whom the access of an operation does not name: 401 for a stranger, 403 for another role and for what is off. */
export async function admit(c: Context<FrontCall>, name: string, access: Access): Promise<void> {
  if (mayCall(access, null)) return;
  c.env.actor ??= await c.env.identify();
  const { actor } = c.env;
  if (!actor) throw new Problem(401, "errors.signed_out");
  const isAllowed = mayCall(access, actor.role);
  if (isAllowed && isOn(access, actor.modules)) return;
  throw turnedAway(c, name, actor, isAllowed ? "module" : "role");
}

/** The refusal (403) of an operation that is not for somebody's role, or of a module that is off. Those who watch are told. */
export function turnedAway(
  c: Parameters<typeof logRefusal>[0],
  operation: string,
  { id: user, role }: Actor,
  reason: "role" | "module",
): Problem {
  logRefusal(c, { event: "operation_refused", reason, operation, user, role });
  return new Problem(403, reason === "module" ? "errors.module_off" : "errors.forbidden");
}

/** The caller of an operation that is closed to strangers. */
export function actorOf(c: { env: { actor: Actor | null } }): Actor {
  if (!c.env.actor) throw new Problem(401, "errors.signed_out");
  return c.env.actor;
}

/** A JSON body that must be there. */
export const body = <Schema extends z.ZodType>(schema: Schema) => ({
  body: { required: true, content: { "application/json": { schema } } },
});

/** The answer of an operation. What every refusal looks like is said of all at once (front/described.ts). */
export const answers = <Schema extends z.ZodType>(schema: Schema) => ({
  200: { description: "OK", content: { "application/json": { schema } } },
});

/** The answer of an operation that creates. */
export const created = <Schema extends z.ZodType>(schema: Schema) => ({
  201: { description: "Created", content: { "application/json": { schema } } },
});

export const idParam = { params: z.object({ id }) };

/** The address whose look is meant; without it the one of all addresses. */
export const atAddress = z.object({ address: address.optional() });

/** Page and search of a list; pages of 20, 100 rows at most (design §4). */
export const listQuery = z.object({
  page: wholeNumber({ min: 1, max: 1_000_000, range: "errors.page" }).default(1),
  per_page: wholeNumber({ min: 1, max: 100, range: "errors.per_page" }).default(20),
  q: z.string().trim().max(200, "errors.too_long").optional(),
});
