import type { Context } from "hono";
import { z } from "zod";
import { type Remembered, readRemembered, remember } from "#backend/db/setup/setup.ts";
import { readSetup } from "#backend/db/setup/steps.ts";
import type { Call } from "#backend/operations/call.ts";
import { noun } from "#backend/operations/call.ts";
import { actorOf, answers, operation } from "#backend/operations/operation.ts";
import { write } from "#backend/operations/write.ts";
import { one } from "#model/answer/answer.ts";
import { setup, stepName } from "#model/setup/setup.ts";

/** What a new agency sets up in its first hour (docs/decisions/066-first-hour.md). */
export const setups = noun();

const atStep = { params: z.object({ step: stepName }) };

setups.openapi(
  operation("setup.read", {
    access: { roles: "admin", modules: "always" },
    summary: "How far the installation is set up",
    method: "get",
    path: "/setup",
    responses: answers(one(setup)),
  }),
  (c) => c.json({ data: readSetup(c.env.database, actorOf(c).modules) }, 200),
);

setups.openapi(
  operation("setup.skip", {
    access: { roles: "admin", modules: "always", audit: "setup" },
    summary: "Skip a step of setting up",
    method: "post",
    path: "/setup/{step}/skip",
    request: atStep,
    responses: answers(one(setup)),
  }),
  (c) => {
    const { step } = c.req.valid("param");
    const data = change(c, ({ skipped }) => ({
      skipped: [...skipped.filter((name) => name !== step), step],
    }));
    return c.json({ data }, 200);
  },
);

setups.openapi(
  operation("setup.unskip", {
    access: { roles: "admin", modules: "always", audit: "setup" },
    summary: "Take a skipped step up again",
    method: "delete",
    path: "/setup/{step}/skip",
    request: atStep,
    responses: answers(one(setup)),
  }),
  (c) => {
    const { step } = c.req.valid("param");
    const data = change(c, ({ skipped }) => ({ skipped: skipped.filter((name) => name !== step) }));
    return c.json({ data }, 200);
  },
);

setups.openapi(
  operation("setup.dismiss", {
    access: { roles: "admin", modules: "always", audit: "setup" },
    summary: "Offer setting up no more",
    method: "post",
    path: "/setup/dismiss",
    responses: answers(one(setup)),
  }),
  (c) => c.json({ data: change(c, () => ({ is_dismissed: true })) }, 200),
);

setups.openapi(
  operation("setup.offer", {
    access: { roles: "admin", modules: "always", audit: "setup" },
    summary: "Offer setting up again",
    method: "delete",
    path: "/setup/dismiss",
    responses: answers(one(setup)),
  }),
  (c) => c.json({ data: change(c, () => ({ is_dismissed: false })) }, 200),
);

/** Remembers a change, and answers with all of it as it is then. */
function change(c: Context<Call>, changed: (before: Remembered) => Partial<Remembered>) {
  return write(c, setup, ({ database, audit }) => {
    const before = readRemembered(database);
    audit(1, { before, after: remember(database, changed(before)) });
    return readSetup(database, actorOf(c).modules);
  });
}
