import { createHash, randomBytes } from "node:crypto";
import type { MultipartPart } from "@remix-run/multipart-parser";
import type { Context } from "hono";
import { edgeHeaders } from "#protocol/edge-headers.ts";
import { logFault } from "#protocol/log.ts";
import { fileKey } from "../files/file-key.ts";
import { pictureName } from "../files/picture-name.ts";
import { packed, type SentFile, type SentFiles } from "../files/sent-files.ts";
import { installationOf } from "../installation-of.ts";
import { type AccessTable, accessOf } from "../operations/access.ts";
import { type FrontCall, frontNoun } from "../operations/call.ts";
import { notFound, Problem, tooMany } from "../operations/errors.ts";
import { innerHeaders } from "../operations/inner-headers.ts";
import { actorOf, admit } from "../operations/operation.ts";
import { replayed } from "../operations/write.ts";
import { attachment, inline } from "./documents/attachment.ts";
import { endings, shownName } from "./file-name.ts";
import { nested, partsOf, textOf } from "./form-parts.ts";
import { hasTooManyPixels } from "./image.ts";
import { withDocument } from "./mails.ts";
import { type UploadRoute, uploadRoutes } from "./upload-routes.ts";

/**
 * Stands before the operations that files come to (upload-routes.ts): puts the files into R2 one after another and hands on
 * the texts of the form as JSON with what the files are called. The installation describes and guards the operations
 * itself; here whom their access does not name is turned away before a byte of a file is read. What does not come as a
 * multipart form passes as it is.
 */
export function uploads(access: AccessTable) {
  const routes = frontNoun();
  for (const carrier of uploadRoutes) {
    const needed = accessOf(access, carrier.operation);
    routes.on(carrier.method, carrier.path, async (c, next) => {
      const { raw } = c.req;
      if (!raw.headers.get("content-type")?.toLowerCase().startsWith("multipart/form-data"))
        return carrier.document ? next() : installationOf(raw, c.env).fetch(raw);
      await admit(c, carrier.operation, needed);
      const sent: SentFiles = { files: [], dropped: 0 };
      try {
        const answer = await handOn(c, carrier, { form: await taken(c, carrier, sent), sent });
        // What came before already has its files.
        if (!answer.ok || answer.headers.has(replayed)) await forget(c, carrier, sent.files);
        return answer;
      } catch (error) {
        await forget(c, carrier, sent.files);
        throw error;
      }
    });
  }
  return routes;
}

/** Stores the files of a form as they arrive, as many as the operation takes, and returns its texts. */
async function taken(
  c: Context<FrontCall>,
  carrier: UploadRoute,
  sent: SentFiles,
): Promise<Record<string, unknown>> {
  const texts: [name: string, text: string][] = [];
  let document: object | undefined;
  const installation = c.req.header(edgeHeaders.installation) ?? "";
  const person = carrier.isByLink ? await throughLink(c) : String(actorOf(c).id);
  const sender = { installation, person: `${installation}/${person}` };
  for await (const part of partsOf(c.req.raw, carrier, sender)) {
    if (!part.isFile) texts.push([part.name ?? "", textOf(part)]);
    // A form whose file chooser was left empty sends a file without a name and without content.
    else if (!part.filename && part.size === 0) continue;
    else if (sent.files.length < carrier.most) {
      const { file, document: said } = await store(c, carrier, part);
      sent.files.push(file);
      document = said;
    } else sent.dropped += 1;
  }
  const form = nested(texts);
  // A field `document` of the form is dropped: only the file counts.
  return carrier.isRead ? Object.assign(form, { document: document ?? null }) : form;
}

/** Who has a link, before a byte of theirs is read. Throws a Problem for a token that opens nothing. */
async function throughLink(c: Context<FrontCall>): Promise<string> {
  const token = c.req.param("token") ?? "";
  const headers = new Headers(c.req.raw.headers);
  for (const name of ["content-length", "transfer-encoding", "content-type"]) headers.delete(name);
  const url = new URL(`/api/online_documents/${encodeURIComponent(token)}`, c.req.raw.url);
  const opened = await installationOf(c.req.raw, c.env).fetch(new Request(url, { headers }));
  await opened.body?.cancel();
  if (opened.status === 429) throw tooMany(Number(opened.headers.get("retry-after")));
  if (!opened.ok) throw notFound();
  return `link ${token}`;
}

/** Puts a file into R2 under a name that cannot be guessed; only as far as it is what the operation takes. */
async function store(
  c: Context<FrontCall>,
  { field, read, refusal, shelf, isProof }: UploadRoute,
  part: MultipartPart,
): Promise<{ file: SentFile; document: object | undefined }> {
  const { bytes } = part;
  // The pieces that it arrived in would stay as long as the part: twice the memory.
  part.content.length = 0;
  const file = await read(bytes);
  if (!file || "refusal" in file) {
    const why = file?.refusal ?? refusalOf(bytes, refusal);
    throw new Problem(422, why, { fields: { [field]: [why] } });
  }
  const { type, width, height, svg, document } = file;
  const name = `${randomBytes(16).toString("hex")}.${endings[type]}`;
  const original = shownName(part.filename ?? "", type) ?? name;
  const content = svg === undefined ? bytes.subarray(0, file.end) : new TextEncoder().encode(svg);
  // What is no image is not opened in a browser but saved.
  const contentDisposition = type.startsWith("image/") ? inline(original) : attachment(original);
  const httpMetadata = { contentType: type, contentDisposition };
  if (svg !== undefined) await storePicture(c, fileKey(c, pictureName(name), shelf), { svg, width, height });
  await c.env.FILES.put(fileKey(c, name, shelf), content, { httpMetadata });
  const sha256 = isProof ? createHash("sha256").update(content).digest("hex") : "";
  const size = content.byteLength;
  return { file: { name, original, mime_type: type, size, width, height, sha256 }, document };
}

/** Why a file is not taken: for something that nobody takes, or for what the operation says. */
function refusalOf(bytes: Uint8Array, refusal: UploadRoute["refusal"]): string {
  if (bytes.byteLength === 0) return "errors.file_empty";
  return hasTooManyPixels(bytes) ? "errors.image_pixels" : refusal(bytes);
}

/** Draws a drawing once, for the documents that will show it. The engine is loaded with the first one. */
async function storePicture(
  c: Context<FrontCall>,
  key: string,
  drawing: { svg: string; width: number; height: number },
): Promise<void> {
  const { rasterOf } = await import("./drawing/raster.ts");
  await c.env.FILES.put(key, await rasterOf(drawing), { httpMetadata: { contentType: "image/png" } });
}

/** The request that the installation answers: the form as JSON, its files by name, and the document that it is about. */
function handOn(
  c: Context<FrontCall>,
  { document, isRead }: UploadRoute,
  { form, sent }: { form: object; sent: SentFiles },
): Promise<Response> {
  const headers = new Headers(c.req.raw.headers);
  headers.delete("content-length");
  headers.set("Content-Type", "application/json");
  headers.set(innerHeaders.files, packed(sent));
  if (isRead) headers.set(innerHeaders.read, "yes");
  const { url, method } = c.req.raw;
  const body = JSON.stringify(form);
  if (document) return withDocument(c, document, { headers, body });
  return installationOf(c.req.raw, c.env).fetch(new Request(url, { method, headers, body }));
}

/** Takes files back whose form was refused. One that stays is in nobody's way: nothing refers to it. */
async function forget(c: Context<FrontCall>, { shelf }: UploadRoute, files: SentFile[]): Promise<void> {
  const keys = files.flatMap(({ name }) => [name, pictureName(name)]).map((name) => fileKey(c, name, shelf));
  if (keys.length > 0) await c.env.FILES.delete(keys).catch((error) => logFault("files", error));
}
