import { z } from "zod";
import { email, language, requiredText } from "#model/answer/fields.ts";
import { edgeHeaders } from "#protocol/edge-headers.ts";
import type { Env } from "../env.ts";
import { installationOf } from "../installation-of.ts";
import { checked } from "../operations/errors.ts";
import { copyAt, filesBeside, listCopies } from "./copies.ts";
import { exportArchive } from "./export.ts";
import { Refusal } from "./manifest.ts";
import { piecesOf, takePiece } from "./pieces.ts";
import { restore } from "./restore.ts";
import { sourceOf } from "./source.ts";

/** The operator's word through the edge; the edge never passes such a path from outside. */
const operated: Record<string, (request: Request, env: Env) => Promise<Response>> = {
  "POST /found": found,
  "GET /people": people,
  "PUT /hosts": noteHost,
  "GET /export": exportArchive,
  "PUT /pieces": takePiece,
  "POST /restore": restoreArchive,
  "GET /copies": copies,
  "DELETE /data": erase,
};

/** What answers an operator; undefined for everybody else's paths. */
export const operatedBy = ({ method, url }: Request) =>
  operated[`${method} /${new URL(url).pathname.split("/")[1]}`];

const founder = z.object({ name: requiredText(120), email, language });

async function found(request: Request, env: Env): Promise<Response> {
  const token = await installationOf(request, env).found(checked(founder, await request.json()));
  return Response.json({ token });
}

async function people(request: Request, env: Env): Promise<Response> {
  return Response.json({ hasPeople: await installationOf(request, env).hasPeople() });
}

async function noteHost(request: Request, env: Env): Promise<Response> {
  const { host, isOpen } = checked(hostState, await request.json());
  await installationOf(request, env).noteHost(host, isOpen);
  return new Response(null, { status: 204 });
}

const hostState = z.object({ host: z.string(), isOpen: z.boolean() });

async function copies(request: Request, env: Env): Promise<Response> {
  return Response.json({ data: await listCopies(env, nameOf(request)) });
}

/** An archive that was brought in pieces, or a nightly copy: of this installation, or of another. */
const wanted = z.union([
  z.object({ upload: z.uuid(), pieces: z.int().min(1).max(2_000) }),
  z.object({
    copy: z.object({ installation: z.string().optional(), name: z.string().regex(/^[\dT-]{23}$/) }),
  }),
]);

async function restoreArchive(request: Request, env: Env): Promise<Response> {
  const asked = checked(wanted, await request.json());
  const pieces = "upload" in asked ? piecesOf(asked.upload, asked.pieces) : [];
  try {
    const source = "copy" in asked ? copySource(request, env, asked.copy) : sourceOf(env.BACKUPS, pieces, "");
    return Response.json({ data: await restore(request, env, source) });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return Response.json({ message: error.message }, { status: 422 });
  } finally {
    if (pieces.length > 0) await env.BACKUPS.delete(pieces);
  }
}

function copySource(request: Request, env: Env, copy: { installation?: string | undefined; name: string }) {
  const { installation = nameOf(request), name } = copy;
  return sourceOf(env.BACKUPS, [copyAt(installation, name)], filesBeside(installation));
}

const nameOf = (request: Request) => request.headers.get(edgeHeaders.installation) ?? "";

/** Forgets an installation: its rows, after them every file that it ever had, and its copies if that is asked. */
async function erase(request: Request, env: Env): Promise<Response> {
  const installation = nameOf(request);
  await installationOf(request, env).erase();
  await emptied(env.FILES, `${installation}/`);
  if (new URL(request.url).searchParams.has("copies")) {
    await emptied(env.BACKUPS, `copies/${installation}/`);
    await emptied(env.BACKUPS, `${filesBeside(installation)}/`);
  }
  return Response.json({ data: { installation } });
}

/** Deletes everything in a bucket whose key begins so. */
async function emptied(bucket: R2Bucket, prefix: string): Promise<void> {
  for (;;) {
    const { objects } = await bucket.list({ prefix });
    if (objects.length === 0) return;
    await bucket.delete(objects.map(({ key }) => key));
  }
}
