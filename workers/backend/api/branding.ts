import type { Context } from "hono";
import { z } from "zod";
import {
  addressConfig,
  configAt,
  imageKinds,
  imagesIn,
  ownLookOf,
  type StoredConfig,
  withLook,
} from "#model/answer/address-look.ts";
import { one } from "#model/answer/answer.ts";
import { id } from "#model/answer/fields.ts";
import { companyPatch } from "#model/branding/config-patches.ts";
import { readStoredConfig, saveConfig } from "../db/config.ts";
import type { Database } from "../db/database.ts";
import { dropFile, isDropped } from "../db/file-removals.ts";
import { frozenLogos } from "../db/invoices/frozen.ts";
import { fileKey } from "../files/file-key.ts";
import { pictureName } from "../files/picture-name.ts";
import { filesOf } from "../files/sent-files.ts";
import { namedAddress } from "../operations/address.ts";
import { type Call, noun } from "../operations/call.ts";
import { invalid, notFound, Problem } from "../operations/errors.ts";
import { matches, tag } from "../operations/etag.ts";
import { answers, atAddress, body, idParam, operation } from "../operations/operation.ts";
import { write } from "../operations/write.ts";

/** Colours, logos and favicons, of all addresses or of one (specification §1, §7). */
export const branding = noun();

branding.openapi(
  operation("config.company.read", {
    access: { roles: "admin", modules: "always" },
    summary: "Colours and images of all addresses or of one",
    method: "get",
    path: "/companies/{id}",
    request: { ...idParam, query: atAddress },
    responses: answers(one(addressConfig)),
  }),
  (c) => {
    findCompany(c.req.valid("param").id);
    const data = shownAt(readStoredConfig(c.env.database), namedAddress(c, c.req.valid("query").address));
    tag(c, data);
    return c.json({ data }, 200);
  },
);

branding.openapi(
  operation("config.company.update", {
    access: { roles: "admin", modules: "always", audit: "config" },
    summary: "Change colours",
    refuses: [412],
    method: "patch",
    path: "/companies/{id}",
    request: { ...idParam, query: atAddress, ...body(companyPatch) },
    responses: answers(one(addressConfig)),
  }),
  async (c) => {
    findCompany(c.req.valid("param").id);
    const patch = c.req.valid("json");
    const { version } = readStoredConfig(c.env.database);
    await checkImages(c, patch);
    const data = changeLook(c, namedAddress(c, c.req.valid("query").address), patch, version);
    return c.json({ data }, 200);
  },
);

branding.openapi(
  operation("config.company.image", {
    access: { roles: "admin", modules: "always", audit: "config" },
    summary: "Replace a logo or favicon",
    refuses: [412],
    method: "post",
    path: "/companies/{id}/images/{kind}",
    request: { params: z.object({ id, kind: z.enum(imageKinds) }), query: atAddress },
    responses: answers(one(addressConfig)),
  }),
  (c) => {
    const { id, kind } = c.req.valid("param");
    findCompany(id);
    const [file] = filesOf(c).files;
    if (!file) throw invalid("image", "errors.required");
    const data = changeLook(c, namedAddress(c, c.req.valid("query").address), {
      images: { [kind]: `/api/images/${file.name}` },
    });
    return c.json({ data }, 200);
  },
);

/** There is a single company record (specification §3). */
function findCompany(id: number): void {
  if (id !== 1) throw notFound();
}

type Shown = z.infer<typeof addressConfig>;

const shownAt = (stored: StoredConfig, host: string | undefined): Shown =>
  host === undefined ? configAt(stored, null) : { ...configAt(stored, host), own: ownLookOf(stored, host) };

type Patch = z.output<typeof companyPatch>;

/** Refuses images that the installation does not have, each at its field: 422. A write cannot wait for the store, so it is asked before. */
async function checkImages(c: Context<Call>, { images = {} }: Patch): Promise<void> {
  const { database, FILES } = c.env;
  const shown = imagesIn(readStoredConfig(database));
  const isHere = async (url: string) => {
    const key = fileKey(c, nameIn(url), "images");
    return !isDropped(database, key) && (await FILES.head(key)) !== null;
  };
  const fields: Record<string, string[]> = {};
  for (const [kind, url] of Object.entries(images))
    if (url && !shown.includes(url) && !(await isHere(url))) fields[`images.${kind}`] = ["errors.image_gone"];
  if (Object.keys(fields).length > 0) throw new Problem(422, "errors.invalid", { fields });
}

/** @param seen the version at which the images of the patch were looked for: a later one may have dropped them, 412. */
function changeLook(c: Context<Call>, host: string | undefined, patch: Patch, seen?: number): Shown {
  const data = write(c, addressConfig, ({ database, audit }) => {
    const before = readStoredConfig(database);
    const current = shownAt(before, host);
    matches(c, current);
    if (seen !== undefined && seen !== before.version)
      throw new Problem(412, "errors.changed_meanwhile", { current });
    const after = saveConfig(database, withLook(before, host ?? null, patch));
    for (const name of replaced(database, before, after)) dropFile(database, fileKey(c, name, "images"));
    audit(1, { before, after });
    return shownAt(after, host);
  });
  tag(c, data);
  return data;
}

/**
 * Uploaded files of images that nothing shows any more. Logos of estimates are kept, and so is what an issued document names,
 * wherever else it was shown since: it may be rendered in another language years later (domain §4).
 */
function replaced(database: Database, before: StoredConfig, after: StoredConfig): string[] {
  const shown = imagesIn(after);
  const gone = imagesIn(before).filter((url) => !shown.includes(url));
  if (gone.length === 0) return [];
  const kept = new Set([...shown, ...estimateLogosOf(before), ...frozenLogos(database)].flatMap(filesAt));
  return gone.flatMap(filesAt).filter((name) => !kept.has(name) && /^[0-9a-f]{32}\.\w+$/.test(name));
}

const nameIn = (url: string): string => url.replace("/api/images/", "");

/** The file of an image, and beside a drawing its picture. */
const filesAt = (url: string): string[] => [nameIn(url), pictureName(nameIn(url))];

const estimateLogosOf = ({ images, addresses }: StoredConfig) =>
  [images, ...Object.values(addresses).map((own) => own.images)].flatMap(
    ({ logo_estimate }) => logo_estimate ?? [],
  );
