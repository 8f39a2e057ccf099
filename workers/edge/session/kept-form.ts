import { z } from "zod";
import type { KeptForm } from "#model/answer/kept-form.ts";
import { leadsOn } from "./messages.ts";
import { cookieAttributes, hostCookie, readCookie, type Sealing, sealingOf } from "./sealing.ts";

/** Seconds in which somebody signs in again to go on. */
const maxAge = 3600;

/** Cookies that a form may be spread over, and characters of each: browsers keep four kilobytes. */
const most = 3;
const size = 3800;
/** Letters of all that is kept, before they are compressed: what is typed over and over would come out as megabytes. */
const letters = 200_000;

/** What is known without unpacking: whose the forms are, and of which addresses. */
const bundle = z.object({ owner: z.string(), addresses: z.array(z.string()), packed: z.string() });
type Bundle = z.output<typeof bundle>;

const contents = z.array(
  z.object({
    owner: z.string(),
    at: z.string(),
    fields: z.array(z.tuple([z.string(), z.string()])),
    files: z.array(z.string()),
    isOffer: z.boolean().optional(),
  }),
);

/**
 * The forms that were sent when their sender's session had ended, one of each tab, in sealed cookies of this browser: nothing
 * of them is kept where strangers could fill something. Unpacked on the page that one belongs to, and given to nobody but
 * their sender.
 */
export class FormKeeper {
  private readonly sealing: Sealing;
  private readonly names: string[];
  private readonly attributes: string;
  private readonly pieces: string[];
  private next: string | null = null;
  /** What is left once the form that was taken has been shown. */
  private left: string | null = null;

  constructor(request: Request, secret: string, scope: string, secure: boolean) {
    this.sealing = sealingOf(secret, "kept form", scope);
    this.names = Array.from({ length: most }, (_, index) => hostCookie(`form-${index}`, secure));
    this.attributes = cookieAttributes(maxAge, secure);
    this.pieces = this.names.flatMap((name) => readCookie(request, name) ?? []);
  }

  /** Keeps a form beside those of other tabs, in place of the same one; false where that is too long. */
  async keep(form: KeptForm): Promise<boolean> {
    const key = keyOf(form);
    const known = await this.opened();
    const others = known?.owner === form.owner ? await unpacked(known) : [];
    const beside = others.filter((one) => !one.isOffer && (!key || keyOf(one) !== key));
    const sealed = await this.sealed([...beside, form]);
    if (sealed === null) return false;
    this.next = sealed;
    return true;
  }

  /** The last form of an address and a person, once. Where somebody else has signed in, all are gone. */
  async take(at: string, owner: string): Promise<KeptForm | null> {
    if (this.pieces.length === 0) return null;
    const known = await this.opened();
    if (known?.owner !== owner) {
      this.next = "";
      return null;
    }
    if (!known.addresses.includes(at)) return null;
    const all = await unpacked(known);
    const taken = all.findLast((form) => form.at === at) ?? null;
    const left = all.filter((form) => form !== taken);
    this.left = left.length > 0 ? await this.sealed(left) : "";
    return taken;
  }

  private async opened(): Promise<Bundle | null> {
    if (this.pieces.length === 0) return null;
    return bundle.safeParse(await this.sealing.unseal(this.pieces.join(""))).data ?? null;
  }

  /** Forms of one person as cookies hold them; null where they are too long. */
  private async sealed(forms: KeptForm[]): Promise<string | null> {
    const text = JSON.stringify(forms);
    if (text.length > letters) return null;
    const [{ owner } = { owner: "" }] = forms;
    const packed = await deflated(text);
    const made: Bundle = { owner, addresses: forms.map(({ at }) => at), packed };
    const sealed = await this.sealing.seal(made);
    return sealed.length > most * size ? null : sealed;
  }

  /**
   * Adds the cookies to an answer if anything changed. One that leads on shows no page: a form that was taken for it stays
   * kept.
   */
  async commit({ status, headers }: Pick<Response, "status" | "headers">): Promise<void> {
    const next = this.next ?? (leadsOn(status) ? null : this.left);
    if (next === null) return;
    for (const [index, name] of this.names.entries()) {
      const piece = next.slice(index * size, (index + 1) * size);
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

async function unpacked({ packed }: Bundle): Promise<KeptForm[]> {
  const stream = new Blob([Buffer.from(packed, "base64url")])
    .stream()
    .pipeThrough(new DecompressionStream("deflate-raw"));
  return contents.parse(await new Response(stream).json());
}
