import { z } from "zod";
import { readCompany } from "#backend/db/company.ts";
import type { Database } from "#backend/db/database.ts";
import { findSnapshot, readFrozenEstimate } from "#backend/db/online/snapshots.ts";
import { listVersions, type VersionRow } from "#backend/db/online/versions.ts";
import { wordingToSend } from "#backend/db/online/wording.ts";
import { termsInForce } from "#backend/db/terms.ts";
import { noun } from "#backend/operations/call.ts";
import { found } from "#backend/operations/errors.ts";
import { answers, idParam, operation } from "#backend/operations/operation.ts";
import { one } from "#model/answer/answer.ts";
import { id } from "#model/answer/fields.ts";
import { chosenOf } from "#model/estimate/client-choice.ts";
import { type EstimateVersion, estimateVersions, wholeVersion } from "#model/estimate/version.ts";
import { clientsView } from "#model/online/frozen.ts";
import { readEstimate, readEstimateRow } from "./open-estimate.ts";

/** Estimates as they were sent to clients, in each wording (docs/decisions/078-versions-of-estimates.md). */
export const estimateVersionsOf = noun();

estimateVersionsOf.openapi(
  operation("estimate_versions.list", {
    access: { roles: "office", modules: "estimates" },
    summary: "List the versions of an estimate that were sent",
    method: "get",
    path: "/estimates/{id}/versions",
    request: idParam,
    responses: answers(one(estimateVersions)),
  }),
  (c) => {
    const { id } = c.req.valid("param");
    const { database } = c.env;
    const versions = versionsOf(database, id).map(({ shown }) => shown);
    const terms_version = termsInForce(database)?.version ?? null;
    const { advance_percentage } = readCompany(database);
    return c.json({ data: { versions, now: { terms_version, advance_percentage } } }, 200);
  },
);

estimateVersionsOf.openapi(
  operation("estimate_versions.read", {
    access: { roles: "office", modules: "estimates" },
    summary: "Read a version of an estimate as it was sent",
    method: "get",
    path: "/estimates/{id}/versions/{number}",
    request: { params: z.object({ id, number: id }) },
    responses: answers(one(wholeVersion)),
  }),
  (c) => {
    const { database } = c.env;
    const { id, number } = c.req.valid("param");
    const { row, shown } = found(versionsOf(database, id).find(({ shown }) => shown.number === number));
    const snapshot = found(findSnapshot(database, row.snapshot_id));
    const { mail_id } = row;
    const data = { ...shown, content: readFrozenEstimate(snapshot), mail_id, pdf_name: snapshot.pdf_name };
    return c.json({ data }, 200);
  },
);

function versionsOf(database: Database, estimateId: number): { row: VersionRow; shown: EstimateVersion }[] {
  readEstimateRow(database, estimateId);
  const rows = listVersions(database, estimateId);
  if (rows.length === 0) return [];
  const now = readEstimate(database, estimateId);
  const wording = wordingToSend(database, {
    estimate: clientsView(now),
    terms: termsInForce(database),
    advance_percentage: readCompany(database).advance_percentage,
  });
  return rows.map((row) => ({ row, shown: showVersion(row, { wording, chosen: chosenOf(now) }) }));
}

interface Now {
  wording: string;
  chosen: number[];
}

/** A version as it stands by now: of one that was accepted, what it came to then. */
function showVersion(row: VersionRow, { wording, chosen }: Now): EstimateVersion {
  const { number, at, to, sent, accepted, isDeclined } = row;
  const said = accepted ?? sent;
  const isSame = `${said.chosen}` === `${chosen.toSorted((one, other) => one - other)}`;
  const { net_cents, total_cents } = said;
  const declined = isDeclined ? "declined" : null;
  return {
    number,
    at,
    to,
    net_cents,
    total_cents,
    answer: accepted ? "accepted" : declined,
    is_current: row.wording_sha256 === wording && isSame,
  };
}
