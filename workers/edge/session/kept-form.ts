import { z } from "zod";
import type { KeptForm } from "#model/answer/kept-form.ts";
import { cookieAttributes, hostCookie, readCookie, type Sealing, sealingOf } from "./sealing.ts";

/** Seconds in which somebody signs in again to go on. */
const maxAge = 3600;

/** Cookies that a form may be spread over, and characters of each: browsers keep four kilobytes. */
const most = 3;
const size = 3800;

const contents = z.array(
  z.object({
    owner: z.string(),
    at: z.string(),
    fields: z.array(z.tuple([z.string(), z.string()])),
    files: z.array(z.string()),
  }),
);

/**
 * The forms that were sent when their sender's session had ended, one of each tab, in sealed cookies of this browser: nothing
 * of them is kept where strangers could fill something. Opened where a page is asked for, and given to nobody but their
 * sender.
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

  /** Keeps a form beside those of other tabs, in place of the same one; false where that is too long. */
  async keep(form: KeptForm): Promise<boolean> {
    const key = keyOf(form);
    const others = (await this.opened()).filter(
      (one) => one.owner === form.owner && (!key || keyOf(one) !== key),
    );
    const sealed = await this.sealed([...others, form]);
    if (sealed.length > most * size) return false;
    this.next = sealed;
    return true;
  }

  /** The last form of an address and a person, once. Where somebody else has signed in, all are gone. */
  async take(at: string, owner: string): Promise<KeptForm | null> {
    const all = await this.opened();
    const own = all.filter((form) => form.owner === owner);
    const taken = own.findLast((form) => form.at === at) ?? null;
    const left = own.filter((form) => form !== taken);
    if (this.pieces.length > 0 && (left.length < all.length || left.length === 0))
      this.next = left.length > 0 ? await this.sealed(left) : "";
    return taken;
  }

  private async opened(): Promise<KeptForm[]> {
    if (this.pieces.length === 0) return [];
    const text = z.string().safeParse(await this.sealing.unseal(this.pieces.join(""))).data;
    return text === undefined ? [] : (contents.safeParse(await inflated(text)).data ?? []);
  }

  private async sealed(forms: KeptForm[]): Promise<string> {
    return this.sealing.seal(await deflated(JSON.stringify(forms)));
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

/** The idempotency key of a form: one that is sent twice is one. */
const keyOf = ({ fields }: KeptForm): string | undefined => fields.find(([name]) => name === "key")?.[1];

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
