import { z } from "zod";
import { cookieAttributes, hostCookie, readCookies, type Sealing, sealingOf } from "./sealing.ts";

/** Seconds in which a message waits for the page that tells it. */
const waits = 3600;

/** Seconds in which scripts are told the same again. */
const toldAgainWithin = 5;

/** Messages of one browser that are opened: acts at one time leave one each. */
const most = 8;

const id = /^[0-9a-f]{8}$/;

const contents = z.object({
  message: z.object({
    kind: z.enum(["success", "error", "saved"]),
    key: z.string(),
    values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
    names: z.array(z.string()).optional(),
    stays: z.number().nonnegative().optional(),
    undo: z.string().optional(),
    id: z.string(),
  }),
  /** Milliseconds since 1970: when it was left. */
  at: z.number(),
  /** Whose act it tells of, by id, where that was known. */
  person: z.string().optional(),
  isTold: z.boolean(),
});
type Contents = z.infer<typeof contents>;
type Message = Contents["message"];
export type Flash = Omit<Message, "id">;

/** Redirects, and what scripts are sent in their place (Remix's single fetch). */
export const leadsOn = (status: number): boolean => status === 202 || (status >= 300 && status < 400);

/**
 * What acts left for the next page to tell, each in a sealed cookie of its own: answers of acts at one time, and of the pages
 * that tell them, come in any order, and none may take away what another has left.
 */
export class Messages {
  private readonly sealing: Sealing;
  private readonly prefix: string;
  private readonly secure: boolean;
  /** Scripts ask for the data of a page, and may let an answer go. */
  private readonly isOfScripts: boolean;
  /** Names of the cookies that came with the request. */
  private readonly names: string[];
  private waiting: Contents[] = [];
  private left: Contents | null = null;
  private taken: Contents | null = null;
  private isCleared = false;

  private constructor(request: Request, secret: string, scope: string, secure: boolean) {
    this.sealing = sealingOf(secret, "message", scope);
    this.prefix = hostCookie("message-", secure);
    this.secure = secure;
    this.isOfScripts = new URL(request.url).pathname.endsWith(".data");
    this.names = [...readCookies(request).keys()].filter(
      (name) => name.startsWith(this.prefix) && id.test(name.slice(this.prefix.length)),
    );
  }

  static async open(request: Request, secret: string, scope: string, secure: boolean): Promise<Messages> {
    const messages = new Messages(request, secret, scope, secure);
    if (messages.names.length === 0) return messages;
    const cookies = readCookies(request);
    for (const name of messages.names.slice(-most)) {
      // One that another version left is lost.
      const read = contents.safeParse(await messages.sealing.unseal(cookies.get(name) ?? ""));
      if (read.success) messages.waiting.push(read.data);
    }
    return messages;
  }

  /** Leaves a message in place of those that came with the request. */
  leave(flash: Flash, person: string | null): void {
    const message = { ...flash, id: crypto.randomUUID().slice(0, 8) };
    this.left = { message, at: Date.now(), person: person ?? undefined, isTold: false };
  }

  /** Somebody comes or goes: what was left for who was here before is told to nobody. */
  clear(): void {
    this.waiting = [];
    this.left = null;
    this.isCleared = true;
  }

  /**
   * The newest that no page has told yet. Scripts are told it by every answer of some seconds, which its id makes one: an
   * answer that comes while another reading begins is let go, and the message would never be seen.
   */
  take(person: string | null): Message | null {
    const known = this.left ? [this.left] : this.waiting;
    const own = known.filter((one) => one.person === undefined || one.person === person);
    const newest = own.sort((a, b) => Number(a.isTold) - Number(b.isTold) || b.at - a.at)[0];
    if (!newest || (newest.isTold && !this.isOfScripts)) return null;
    this.taken = newest;
    return newest.message;
  }

  /**
   * Adds to an answer the cookies that change. One that leads on shows no page: a message that was taken for it waits for the
   * page that comes.
   */
  async commit({ status, headers }: Pick<Response, "status" | "headers">): Promise<void> {
    const told = leadsOn(status) ? null : this.taken;
    const isToldAgain = told !== null && this.isOfScripts;
    if (this.left && told !== this.left) await this.write(headers, this.left, waits);
    // The first answer alone writes it down: the browser forgets it by itself.
    else if (isToldAgain && !told.isTold)
      await this.write(headers, { ...told, isTold: true }, toldAgainWithin);
    if (!this.left && !told && !this.isCleared) return;
    const kept = isToldAgain ? this.nameOf(told) : undefined;
    for (const name of this.names)
      if (name !== kept) headers.append("Set-Cookie", `${name}=; ${cookieAttributes(0, this.secure)}`);
  }

  private nameOf({ message }: Contents): string {
    return this.prefix + message.id;
  }

  private async write(headers: Headers, kept: Contents, seconds: number): Promise<void> {
    const sealed = await this.sealing.seal(kept);
    const attributes = cookieAttributes(seconds, this.secure);
    headers.append("Set-Cookie", `${this.nameOf(kept)}=${sealed}; ${attributes}`);
  }
}
