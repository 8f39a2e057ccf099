import { z } from "zod";
import { ApiError } from "#model/answer/api-error.ts";
import type { Tenant } from "../tenant/tenant.ts";
import { type Flash, Messages } from "./messages.ts";
import { cookieAttributes, hostCookie, readCookie, type Sealing, sealingOf } from "./sealing.ts";

/**
 * A token as it may stand in an Authorization header (RFC 6750), and short enough to be kept in a cookie. A backend of an
 * agency's own decides what a token is; anything else would make every later request of that browser fail.
 */
const token = z.string().regex(/^[\w.~+/=:|-]{1,2000}$/);

/** What a browser keeps between requests, sealed: who is signed in. */
const contents = z.object({
  token: token.optional(),
  /** Whose session it is, by id, once the backend has said it. */
  person: z.string().optional(),
  /** What a backend of an agency's own has set for its writes (xsrf.ts). */
  xsrf: z.string().optional(),
});
type Contents = z.infer<typeof contents>;

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
  private readonly secure: boolean;
  private contents: Contents = {};
  private isChanged = false;
  private wasSignedIn = false;
  private readonly messages: Messages;

  private constructor(messages: Messages, secret: string, scope: string, secure: boolean) {
    this.messages = messages;
    this.sealing = sealingOf(secret, "session", scope);
    this.cookieName = hostCookie("session", secure);
    this.secure = secure;
  }

  static async open(request: Request, secret: string, scope: string, secure: boolean): Promise<Session> {
    const messages = await Messages.open(request, secret, scope, secure);
    const session = new Session(messages, secret, scope, secure);
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
    this.messages.clear();
  }

  /** Said again by whatever else finds out in the same request, it leaves the message about it. */
  signOut(): void {
    if (this.token === null) return;
    this.change({});
    this.messages.clear();
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
    this.messages.leave(flash, this.person);
  }

  /** The message that was left; two with one id are one that is told again. */
  takeFlash(): ReturnType<Messages["take"]> {
    return this.messages.take(this.person);
  }

  /** Adds to an answer the cookies that changed. */
  async commit(answer: Pick<Response, "status" | "headers">): Promise<void> {
    if (this.isChanged) answer.headers.append("Set-Cookie", await this.cookie());
    await this.messages.commit(answer);
  }

  private async cookie(): Promise<string> {
    const isEmpty = Object.keys(this.contents).length === 0;
    const value = isEmpty ? "" : await this.sealing.seal(this.contents);
    return `${this.cookieName}=${value}; ${cookieAttributes(isEmpty ? 0 : maxAge, this.secure)}`;
  }

  private change(next: Contents): void {
    this.contents = next;
    this.isChanged = true;
  }
}
