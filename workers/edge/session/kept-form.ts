import { z } from "zod";
import type { KeptForm } from "#model/answer/kept-form.ts";
import { cookieAttributes, hostCookie, readCookie, type Sealing, sealingOf } from "./sealing.ts";

/** Seconds in which somebody signs in again to go on. */
const maxAge = 3600;

/** Cookies that a form may be spread over, and characters of each: browsers keep four kilobytes. */
const most = 3;
const size = 3800;

const contents = z.object({
  owner: z.string(),
  at: z.string(),
  fields: z.array(z.tuple([z.string(), z.string()])),
  files: z.array(z.string()),
});

/**
 * The form that was sent when its sender's session had ended, in sealed cookies of this browser: nothing of it is kept where
 * strangers could fill something. Opened where a page is asked for, and given to nobody but its sender.
 */
export class FormKeeper {
  private readonly sealing: Sealing;
  private readonly names: string[];
  private readonly attributes: string;
  private readonly pieces: string[];
  private next: string | null = null;

  constructor(request: Request, secret: string, scope: string, secure: boolean) {
    this.sealing = sealingOf(secret, "kept form", scope);
    this.names = Array.from({ length: most }, (_, index) => hostCookie(`form-${index}`, secure));
    this.attributes = cookieAttributes(maxAge, secure);
    this.pieces = this.names.flatMap((name) => readCookie(request, name) ?? []);
  }

  /** Keeps a form; false where it is too long. */
  async keep(form: KeptForm): Promise<boolean> {
    const sealed = await this.sealing.seal(await deflated(JSON.stringify(form)));
    if (sealed.length > most * size) return false;
    this.next = sealed;
    return true;
  }

  /** The form of an address and a person, once. Where somebody else has signed in, it is gone. */
  async take(at: string, owner: string): Promise<KeptForm | null> {
    if (this.pieces.length === 0) return null;
    const text = z.string().safeParse(await this.sealing.unseal(this.pieces.join(""))).data;
    const form = text === undefined ? null : (contents.safeParse(await inflated(text)).data ?? null);
    const isOwn = form?.owner === owner;
    if (isOwn && form.at !== at) return null;
    this.next = "";
    return isOwn ? form : null;
  }

  /** Adds the cookies to an answer if anything changed. */
  async commit(headers: Headers): Promise<void> {
    if (this.next === null) return;
    for (const [index, name] of this.names.entries()) {
      const piece = this.next.slice(index * size, (index + 1) * size);
      if (piece) headers.append("Set-Cookie", `${name}=${piece}; ${this.attributes}`);
      else if (this.pieces[index])
        headers.append("Set-Cookie", `${name}=; ${this.attributes.replace(/Max-Age=\d+/, "Max-Age=0")}`);
    }
  }
}

async function deflated(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  return Buffer.from(await new Response(stream).arrayBuffer()).toString("base64url");
}

async function inflated(text: string): Promise<unknown> {
  const stream = new Blob([Buffer.from(text, "base64url")])
    .stream()
    .pipeThrough(new DecompressionStream("deflate-raw"));
  return new Response(stream).json();
}
