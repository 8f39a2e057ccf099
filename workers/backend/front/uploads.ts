import type { MultipartPart } from "@remix-run/multipart-parser";
import type { Context } from "hono";
import { type ImageType, maxImageSize, maxImages } from "../../../app/model/image-rules";
import { logFault } from "../../log";
import { type FrontCall, frontNoun } from "../call";
import type { SentFiles, StoredFile } from "../db/product-files";
import { Problem } from "../errors";
import { fileKey } from "../file-key";
import { innerHeaders } from "../inner-headers";
import { admit } from "../operation";
import type { OperationId } from "../permissions";
import { nested, partsOf, textOf } from "./form-parts";
import { readImage } from "./image";
import { installationOf } from "./installation-of";

/** The operations of the installation to which images come in multipart forms (specification §7, products). */
const carriers: readonly (readonly [path: string, operation: OperationId])[] = [
  ["/products", "products.create"],
  ["/products/:id/add-files", "products.images.create"],
];

/**
 * Stands before those operations: puts the images into R2 one after another and hands on the texts of the form as JSON
 * with what the images are called. The installation describes and guards the operations itself; here a stranger is turned
 * away before a byte of a file is read. What does not come as a multipart form passes as it is.
 */
export const uploads = frontNoun();
for (const [path, operation] of carriers) {
  uploads.post(path, async (c) => {
    const { raw } = c.req;
    if (!raw.headers.get("content-type")?.toLowerCase().startsWith("multipart/form-data"))
      return installationOf(raw, c.env).fetch(raw);
    await admit(c, operation);
    const sent: SentFiles = { files: [], dropped: 0 };
    try {
      const answer = await handOn(c, await taken(c, sent), sent);
      if (!answer.ok) await forget(c, sent.files);
      return answer;
    } catch (error) {
      await forget(c, sent.files);
      throw error;
    }
  });
}

/** Stores the images of a form as they arrive, as many as a product can have, and returns its texts. */
async function taken(c: Context<FrontCall>, sent: SentFiles): Promise<Record<string, unknown>> {
  const texts: [name: string, text: string][] = [];
  const limits = { fileSize: maxImageSize, field: "images", tooLarge: "errors.image_size" };
  for await (const part of partsOf(c.req.raw, limits)) {
    if (!part.isFile) texts.push([part.name ?? "", textOf(part)]);
    // A form whose file chooser was left empty sends a file without a name and without content.
    else if (!part.filename && part.size === 0) continue;
    else if (sent.files.length < maxImages) sent.files.push(await store(c, part));
    else sent.dropped += 1;
  }
  return nested(texts);
}

const endings: Record<ImageType, string> = { "image/jpeg": "jpg", "image/png": "png", "image/webp": "webp" };

/** Puts an image into R2 under a name that cannot be guessed; only as far as it is an image. */
async function store(c: Context<FrontCall>, part: MultipartPart): Promise<StoredFile> {
  const { bytes } = part;
  // The pieces that it arrived in would stay as long as the part: twice the memory.
  part.content.length = 0;
  const image = readImage(bytes);
  if (!image) throw new Problem(422, "errors.image_type", { fields: { images: ["errors.image_type"] } });
  const name = `${crypto.randomUUID().replaceAll("-", "")}.${endings[image.type]}`;
  const content = bytes.subarray(0, image.end);
  await c.env.FILES.put(fileKey(c, name), content, { httpMetadata: { contentType: image.type } });
  return { name, size: content.byteLength, width: image.width, height: image.height };
}

/** The request that the installation answers: the form as JSON, its files by name. */
function handOn(c: Context<FrontCall>, form: object, sent: SentFiles): Promise<Response> {
  const headers = new Headers(c.req.raw.headers);
  headers.delete("content-length");
  headers.set("Content-Type", "application/json");
  headers.set(innerHeaders.files, JSON.stringify(sent));
  const onward = new Request(c.req.raw.url, { method: "POST", headers, body: JSON.stringify(form) });
  return installationOf(c.req.raw, c.env).fetch(onward);
}

/** Takes files back whose form was refused. One that stays is in nobody's way: nothing refers to it. */
async function forget(c: Context<FrontCall>, files: StoredFile[]): Promise<void> {
  const keys = files.map(({ name }) => fileKey(c, name));
  if (keys.length > 0) await c.env.FILES.delete(keys).catch((error) => logFault("files", error));
}
