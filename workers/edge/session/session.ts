import { z } from "zod";
import { ApiError } from "#model/answer/api-error.ts";
import type { Tenant } from "../tenant/tenant.ts";
import { cookieAttributes, hostCookie, readCookie, type Sealing, sealingOf } from "./sealing.ts";

/**
 * A token as it may stand in an Authorization header (RFC 6750), and short enough to be kept in a cookie. A backend of an
 * agency's own decides what a token is; anything else would make every later request of that browser fail.
 */
const token = z.string().regex(/^[\w.~+/=:|-]{1,2000}$/);

/** What a browser keeps between requests, sealed: who is signed in, and a message for the next page. */
const contents = z.object({
  token: token.optional(),
  /** Whose session it is, by id, once the backend has said it. */
  person: z.string().optional(),
  /** What a backend of an agency's own has set for its writes (xsrf.ts). */
  xsrf: z.string().optional(),
  flash: z
    .object({
      kind: z.enum(["success", "error", "saved"]),
      key: z.string(),
      values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
      names: z.array(z.string()).optional(),
      stays: z.number().nonnegative().optional(),
      undo: z.string().optional(),
      id: z.string(),
      /** Milliseconds since 1970: when scripts were told. */
      told: z.number().optional(),
    })
    .optional()
    // One that another version left is lost, and not the session with it.
    .catch(undefined),
});
type Contents = z.infer<typeof contents>;
type Told = NonNullable<Contents["flash"]>;
export type Flash = Omit<Told, "id" | "told">;

/** Milliseconds in which scripts may be told the same again. */
const toldAgainWithin = 5_000;

/** Redirects, and what scripts are sent in their place (Remix's single fetch). */
export const leadsOn = (status: number): boolean => status === 202 || (status >= 300 && status < 400);

/** As long as a session of the embedded backend lives at most. */
const maxAge = 30 * 24 * 3600;

/** What a cookie is good for: one address of one installation, and the one backend that its token is shown to. */
export const scopeOf = ({ installation, host, backend }: Tenant): string =>
  `${installation} ${host} ${backend}`;

/**
 * The sealed cookie of one browser at one tenant: AES-GCM under a key derived for its scope, so that a cookie of another
 * tenant does not open here (design §3.6). Committed once, at the end of the request.
 */
export class Session {
  private readonly sealing: Sealing;
  private readonly cookieName: string;
  private readonly attributes: string;
  private contents: Contents = {};
  private isChanged = false;
  private wasSignedIn = false;
  /** The message that the page of this request was given. */
  private taken: Told | null = null;
  /** Scripts ask for the data of a page, and may let an answer go. */
  private readonly isOfScripts: boolean;

  private constructor(request: Request, secret: string, scope: string, secure: boolean) {
    this.sealing = sealingOf(secret, "session", scope);
    this.cookieName = hostCookie("session", secure);
    this.isOfScripts = new URL(request.url).pathname.endsWith(".data");
    this.attributes = cookieAttributes(maxAge, secure);
  }

  static async open(request: Request, secret: string, scope: string, secure: boolean): Promise<Session> {
    const session = new Session(request, secret, scope, secure);
    const cookie = readCookie(request, session.cookieName);
    // One that does not open here leaves nothing: the person signs in again.
    const read = cookie ? contents.safeParse(await session.sealing.unseal(cookie)) : null;
    if (read?.success) session.contents = read.data;
    session.wasSignedIn = session.token !== null;
    return session;
  }

  get token(): string | null {
    return this.contents.token ?? null;
  }

  /** Throws an ApiError where the backend's token is none. */
  signIn(given: string): void {
    const read = token.safeParse(given);
    if (!read.success) throw new ApiError(502, "errors.answer");
    const { xsrf } = this.contents;
    this.change({ token: read.data, xsrf });
  }

  /** Said again by whatever else finds out in the same request, it leaves the message about it. */
  signOut(): void {
    if (this.token !== null) this.change({});
  }

  /** Whether it was signed in when the request came and is no more. */
  get hasEnded(): boolean {
    return this.wasSignedIn && this.token === null;
  }

  get person(): string | null {
    return this.contents.person ?? null;
  }

  /** Notes whose session it is. */
  belongsTo(person: string): void {
    if (person !== this.person) this.change({ ...this.contents, person });
  }

  get xsrf(): string | null {
    return this.contents.xsrf ?? null;
  }

  keepXsrf(value: string): void {
    this.change({ ...this.contents, xsrf: value });
  }

  /** Leaves a message for the next page. */
  flash(flash: Flash): void {
    this.change({ ...this.contents, flash: { ...flash, id: crypto.randomUUID().slice(0, 8) } });
  }

  /**
   * The message that was left, once. Scripts are told it by every answer of some seconds, which its id makes one: an answer
   * that comes while another reading begins is let go, and the message would never be seen. Only the first answer writes
   * that down: a later one, begun before the next message was left, would take that away again.
   */
  takeFlash(): Omit<Told, "told"> | null {
    const { flash, ...rest } = this.contents;
    if (!flash) return null;
    this.taken = flash;
    const { told, ...message } = flash;
    if (told !== undefined && this.isOfScripts) return Date.now() - told < toldAgainWithin ? message : null;
    this.change(this.isOfScripts ? { ...rest, flash: { ...flash, told: Date.now() } } : rest);
    return told === undefined ? message : null;
  }

  /**
   * Adds the cookie to an answer if anything changed. One that leads on shows no page: a message that was taken for it waits
   * for the page that comes.
   */
  async commit({ status, headers }: Pick<Response, "status" | "headers">): Promise<void> {
    if (!this.isChanged) return;
    const isLast = (this.contents.flash?.id ?? this.taken?.id) === this.taken?.id;
    if (this.taken && isLast && leadsOn(status)) this.change({ ...this.contents, flash: this.taken });
    const isEmpty = Object.keys(this.contents).length === 0;
    const value = isEmpty ? "" : await this.sealing.seal(this.contents);
    const attributes = isEmpty ? this.attributes.replace(/Max-Age=\d+/, "Max-Age=0") : this.attributes;
    headers.append("Set-Cookie", `${this.cookieName}=${value}; ${attributes}`);
  }

  private change(next: Contents): void {
    this.contents = next;
    this.isChanged = true;
  }
}
