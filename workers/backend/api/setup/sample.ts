import { readSample } from "#backend/db/setup/sample.ts";
import { readRemembered, remember } from "#backend/db/setup/setup.ts";
import { readSetup } from "#backend/db/setup/steps.ts";
import { noun } from "#backend/operations/call.ts";
import { found, Problem } from "#backend/operations/errors.ts";
import { matches } from "#backend/operations/etag.ts";
import { actorOf, answers, operation } from "#backend/operations/operation.ts";
import { write } from "#backend/operations/write.ts";
import { one } from "#model/answer/answer.ts";
import { setup } from "#model/setup/setup.ts";
import { makeSample } from "./make-sample.ts";
import { removeSample } from "./remove-sample.ts";

/** A client, a project and an estimate to look at, which go as one (docs/decisions/066-first-hour.md). */
export const samples = noun();

const rows = ["client", "project", "estimate", "calendar_entry"] as const;

samples.openapi(
  operation("sample.create", {
    access: { roles: "admin", modules: "estimates", audit: ["setup", ...rows] },
    summary: "Make the sample project, with its client and its estimate",
    refuses: [409],
    method: "post",
    path: "/setup/sample",
    responses: answers(one(setup)),
  }),
  (c) => {
    const data = write(c, setup, (unit) => {
      const { database, audit } = unit;
      const before = readRemembered(database);
      if (before.sample && readSample(database, before.sample)) throw new Problem(409, "errors.sample_there");
      const sample = makeSample(c, unit);
      audit(1, { before, after: remember(database, { sample }) });
      return readSetup(database, actorOf(c).modules);
    });
    return c.json({ data }, 200);
  },
);

samples.openapi(
  operation("sample.delete", {
    access: { roles: "admin", modules: "always", audit: ["setup", ...rows, "invoice"] },
    summary: "Remove the sample project, with all that hangs on it",
    refuses: [404, 409, 412],
    method: "delete",
    path: "/setup/sample",
    responses: answers(one(setup)),
  }),
  (c) => {
    const data = write(c, setup, (unit) => {
      const { database, audit } = unit;
      const before = readRemembered(database);
      const seen = before.sample && readSample(database, before.sample);
      matches(c, found(seen ?? undefined));
      if (before.sample) removeSample(c, unit, before.sample);
      audit(1, { before, after: remember(database, { sample: null }) });
      return readSetup(database, actorOf(c).modules);
    });
    return c.json({ data }, 200);
  },
);
