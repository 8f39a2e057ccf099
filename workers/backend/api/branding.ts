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
import { dropFile } from "../db/file-removals.ts";
import { fileKey } from "../files/file-key.ts";
import { pictureName } from "../files/picture-name.ts";
import { filesOf } from "../files/sent-files.ts";
import { namedAddress } from "../operations/address.ts";
import { type Call, noun } from "../operations/call.ts";
import { invalid, notFound } from "../operations/errors.ts";
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
  (c) => {
    findCompany(c.req.valid("param").id);
    const data = changeLook(c, namedAddress(c, c.req.valid("query").address), c.req.valid("json"));
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

function changeLook(c: Context<Call>, host: string | undefined, patch: z.output<typeof companyPatch>): Shown {
  const data = write(c, addressConfig, ({ database, audit }) => {
    const before = readStoredConfig(database);
    matches(c, shownAt(before, host));
    const after = saveConfig(database, withLook(before, host ?? null, patch));
    for (const name of replaced(before, after))
      for (const kept of new Set([name, pictureName(name)])) dropFile(database, fileKey(c, kept, "images"));
    audit(1, { before, after });
    return shownAt(after, host);
  });
  tag(c, data);
  return data;
}

/**
 * Uploaded images that nothing shows any more. Logos of estimates are kept: an issued document names the one that it was
 * issued with, and may be rendered in another language years later (domain §4).
 */
function replaced(before: StoredConfig, after: StoredConfig): string[] {
  const kept = new Set([...imagesIn(after), ...estimateLogosOf(before)]);
  return imagesIn(before)
    .filter((url) => !kept.has(url))
    .flatMap((url) => /^\/api\/images\/([0-9a-f]{32}\.\w+)$/.exec(url)?.[1] ?? []);
}

const estimateLogosOf = ({ images, addresses }: StoredConfig) =>
  [images, ...Object.values(addresses).map((own) => own.images)].map(({ logo_estimate }) => logo_estimate);
