import { z } from "zod";
import { type Database, openDatabase } from "#backend/db/database.ts";
import { documentLinks } from "#backend/db/online/links.ts";
import { MailRefused, type QueuedMail } from "#backend/db/outbox.ts";
import { withinLimits } from "#backend/db/production-limits.ts";
import type { Env } from "#backend/env.ts";
import { readDrawing } from "#backend/front/drawing/drawing.ts";
import { rasterOf } from "#backend/front/drawing/raster.ts";
import { hashPassword, lightenPasswords } from "#backend/front/password.ts";
import { front } from "#backend/front.ts";
import { Installation as Deployed } from "#backend/installation.ts";
import { installationOf } from "#backend/installation-of.ts";
import { SenderRefused } from "#backend/mail/own-sender.ts";
import { today } from "#model/date/dates.ts";
import { addDays } from "#model/date/week.ts";
import { edgeHeaders } from "#protocol/edge-headers.ts";
import {
  type DemonstrationName,
  demonstrationNames,
  demonstrations,
} from "./demonstration/demonstrations.ts";
import { demonstrationImages } from "./demonstration/images.ts";
import { plant } from "./demonstration/plant.ts";
import { pictureOf } from "./demonstration/product-files.ts";
import { purchaseFileOf } from "./demonstration/purchases/files.ts";
import { withoutJurisdictions } from "./without-jurisdictions.ts";

export { CalendarRoom } from "#party/calendar.ts";

/** What a run of tests binds beside the rest. */
type LocalEnv = Env & { LIGHT_PASSWORDS?: string };

const planting = z.object({ name: z.enum(demonstrationNames), today: z.string(), password: z.string() });

/**
 * The installation of a local run: mails go into a mailbox, demonstration data can be planted, and the limits of
 * production's SQLite are kept. Never deployed.
 */
export class Installation extends Deployed {
  override async fetch(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === "/mailbox")
      return this.mailbox(searchParams.get("file"), Number(searchParams.get("place")));
    if (pathname === "/end-links") return this.endLinks();
    if (pathname === "/night") return this.night(Number(searchParams.get("hours") ?? 24));
    if (pathname !== "/plant") return super.fetch(request);
    const { name, today, password: hash } = planting.parse(await request.json());
    plant(this.database, name, today, hash);
    const { host, title } = demonstrations[name];
    return Response.json({ host, title, id: this.ctx.id.toString() });
  }

  /** Does now what is due within so many hours: until the next morning, unless more are asked for. */
  private async night(hours: number): Promise<Response> {
    await this.work(Date.now() + hours * 3_600_000);
    return new Response(null, { status: 204 });
  }

  /** Has the links to documents end yesterday, as days cannot be waited for. */
  private endLinks(): Response {
    const valid_until = addDays(today(), -1);
    this.database.update(documentLinks).set({ valid_until }).run();
    return new Response(null, { status: 204 });
  }

  protected override open(storage: DurableObjectStorage): Database {
    return openDatabase(withinLimits(storage));
  }

  /** A recipient at "refused.test" is one whom the post does not know. */
  protected override async send(
    mail: QueuedMail,
    { from, begin }: { from: string | null; begin: () => void },
  ): Promise<string> {
    const at = new Date().toISOString();
    for (const { key } of mail.attachments)
      if (!(await this.env.FILES.head(key))) throw new Error(`The file ${key} of a mail is not there`);
    begin();
    if (from?.endsWith("refused.test")) throw new SenderRefused("No such domain");
    if (mail.to.some((address) => address.endsWith("@refused.test")))
      throw new MailRefused("No such recipient");
    // By their document: tests count how often each was sent.
    const { document_mail_id: ofDocument } = mail;
    const name = ofDocument === null ? crypto.randomUUID() : `document ${ofDocument}`;
    const message_id = crypto.randomUUID();
    await this.ctx.storage.put(`mail:${at}:${name}`, {
      ...mail,
      at,
      message_id,
      from: from ?? this.env.MAIL_FROM,
    });
    return message_id;
  }

  /** The captured mails, newest first; or a file of the mail with a number, by its place from 0. */
  private async mailbox(mail: string | null, place: number): Promise<Response> {
    const captured = await this.ctx.storage.list<QueuedMail>({ prefix: "mail:", reverse: true, limit: 50 });
    if (mail === null) return Response.json([...captured.values()]);
    const attachment = [...captured.values()].find(({ id }) => String(id) === mail)?.attachments[place];
    const file = attachment && (await this.env.FILES.get(attachment.key));
    return file
      ? new Response(file.body, { headers: { "Content-Type": file.httpMetadata?.contentType ?? "" } })
      : new Response(null, { status: 404 });
  }
}

export default {
  async fetch(request: Request, bound: LocalEnv): Promise<Response> {
    if (bound.LIGHT_PASSWORDS) lightenPasswords();
    const env = {
      ...bound,
      INSTALLATIONS: withoutJurisdictions(bound.INSTALLATIONS),
      FILES: withPictures(bound.FILES),
    };
    const { pathname } = new URL(request.url);
    if (["/mailbox", "/night", "/end-links"].includes(pathname))
      return installationOf(request, env).fetch(request);
    if (pathname === "/plant") return plantThrough(request, env);
    if (pathname === "/attach-images") return attachImagesThrough(request, env);
    return front.fetch(request, env);
  },
  queue: front.queue,
} satisfies ExportedHandler<LocalEnv>;

/** Hashing is the front's work here as well, and files go to R2. */
async function plantThrough(request: Request, env: Env): Promise<Response> {
  const wanted = planting.parse(await request.json());
  await attachImages(wanted.name, request, env);
  const body = JSON.stringify({ ...wanted, password: await hashOnce(wanted.password) });
  return installationOf(request, env).fetch(new Request(request.url, { method: "POST", body }));
}

/** Attaches a demonstration's logos in an installation that gets a copy of its database, and says what its file is called. */
async function attachImagesThrough(request: Request, env: Env): Promise<Response> {
  await attachImages(planting.shape.name.parse(await request.json()), request, env);
  return Response.json({ id: installationOf(request, env).id.toString() });
}

async function attachImages(demonstration: DemonstrationName, request: Request, env: Env): Promise<void> {
  const installation = request.headers.get(edgeHeaders.installation);
  const attaching = demonstrationImages(demonstration).map(({ name, contentType, content }) =>
    env.FILES.put(`${installation}/images/${name}`, content, { httpMetadata: { contentType } }),
  );
  await Promise.all(attaching);
}

const hashes = new Map<string, string>();

/** One hash for a password that everybody in the demonstrations has. */
async function hashOnce(password: string): Promise<string> {
  const hash = hashes.get(password) ?? (await hashPassword(password));
  hashes.set(password, hash);
  return hash;
}

/**
 * Draws a picture of a demonstration's product, or writes a supplier's e-invoice, when it is looked at first: there are many,
 * and few are.
 */
function withPictures(files: R2Bucket): R2Bucket {
  return new Proxy(files, {
    get(target, name) {
      if (name === "get") return async (key: string) => (await target.get(key)) ?? attachFile(target, key);
      const member: unknown = Reflect.get(target, name);
      return typeof member === "function" ? member.bind(target) : member;
    },
  });
}

async function attachFile(files: R2Bucket, key: string): Promise<R2ObjectBody | null> {
  if (key.endsWith("/images/logo-estimate.png")) return attachLogo(files, key);
  const [, name = ""] = /^[^/]+\/files\/(.+)$/.exec(key) ?? [];
  const bought = purchaseFileOf(name);
  if (bought) {
    await files.put(key, bought.content, { httpMetadata: { contentType: "application/xml" } });
    return files.get(key);
  }
  const picture = pictureOf(name);
  if (!picture) return null;
  const png = drawn.get(name) ?? (await rasterOf({ ...picture, svg: picture.drawing }, picture));
  drawn.set(name, png);
  await files.put(key, png, { httpMetadata: { contentType: "image/png" } });
  return files.get(key);
}

/** Pictures of all installations: those of a run of tests are mostly of the same products. */
const drawn = new Map<string, Uint8Array>();

/** The picture of a demonstration's logo, for its documents. */
async function attachLogo(files: R2Bucket, key: string): Promise<R2ObjectBody | null> {
  const kept = await files.get(key.replace(/png$/, "svg"));
  const drawing = kept && readDrawing(new Uint8Array(await kept.arrayBuffer()));
  if (!drawing) return null;
  await files.put(key, await rasterOf(drawing), { httpMetadata: { contentType: "image/png" } });
  return files.get(key);
}
