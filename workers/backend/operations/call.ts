import { OpenAPIHono } from "@hono/zod-openapi";
import type { Env as HonoEnv } from "hono";
import type { Database } from "../db/database.ts";
import type { Env } from "../env.ts";
import type { Access } from "./access.ts";
import type { Actor } from "./actor.ts";
import { fieldErrors, notFound, Problem } from "./errors.ts";
import type { Readable } from "./readable-fields.ts";
import type { Sent } from "./sent-body.ts";

/** A call to the stateless front, which has to ask the installation who is calling. */
export interface FrontCall {
  Bindings: Env & {
    /** Null where nobody is signed in, or nobody has asked yet. */
    actor: Actor | null;
    /** Of the operation that let its caller in (operation.ts). */
    access?: Access;
    /** What employees may read of the answer; said by the same. */
    readable?: Readable | "everything" | undefined;
    /** What was sent with a body that is JSON; said by the same. */
    sent?: Sent;
    /** Asks the installation who is calling; the front does so only for what is not open to everybody. */
    identify: () => Promise<Actor | null>;
    /** Puts a text key into the caller's words. */
    t: (key: string, values?: Record<string, unknown>) => string;
    /** In the front, which would have to ask for them: the same in the installation's own words. */
    ownWords?: () => Promise<FrontCall["Bindings"]["t"]>;
  };
}

/** A call inside an installation. */
export interface Call {
  Bindings: FrontCall["Bindings"] & {
    database: Database;
    /** Asks for the outbox to be worked through after this call. */
    dispatch: () => void;
    /** Closes the live sockets of sessions that ended. */
    expel: (ended: number[]) => void;
    /** Closes all open calendars: the module is switched off. */
    calendarOff: () => void;
  };
  Variables: {
    /** Method, path and body of a request with an Idempotency-Key, hashed (db/write.ts). */
    fingerprint?: string;
  };
}

/** An empty API of one noun: a failed check of the input is a 422 that names the fields. */
const api = <Env extends HonoEnv>() =>
  new OpenAPIHono<Env>({
    defaultHook: (result) => {
      if (result.success) return;
      // An address with an id that is none is an address where nothing is.
      if (result.target === "param") throw notFound();
      throw new Problem(422, "errors.invalid", { fields: fieldErrors(result.error) });
    },
  });

export const noun = () => api<Call>();
export const frontNoun = () => api<FrontCall>();
