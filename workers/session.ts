import { z } from "zod";
import { ApiError } from "../app/model/answer";
import type { Tenant } from "./tenant";

/**
 * A token as it may stand in an Authorization header (RFC 6750), and short enough to be kept in a cookie. A backend of an
 * agency's own decides what a token is; anything else would make every later request of that browser fail.
 */
const token = z.string().regex(/^[\w.~+/=:|-]{1,2000}$/);

/** What a browser keeps between requests, sealed: who is signed in, and a message for the next page. */
const contents = z.object({
  token: token.optional(),
  /** What a backend of an agency's own has set for its writes (xsrf.ts). */
  xsrf: z.string().optional(),
  flash: z
    .object({
      kind: z.enum(["success", "error", "saved"]),
      key: z.string(),
      values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
      names: z.array(z.string()).optional(),
      stays: z.number().nonnegative().optional(),
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

/** Characters of a secret, at least. Without one every cookie would be sealed with what everybody knows. */
const secretLength = 32;

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
  private readonly key: Promise<CryptoKey>;
  private readonly cookieName: string;
  private readonly attributes: string;
  private contents: Contents = {};
  private isChanged = false;
  /** Scripts ask for the data of a page, and may let an answer go. */
  private readonly isOfScripts: boolean;

  private constructor(request: Request, secret: string, scope: string, secure: boolean) {
    if (!secret || secret.length < secretLength)
      throw new Error(`SESSION_SECRET needs ${secretLength} characters at least`);
    this.key = deriveKey(secret, scope);
    // The prefix makes browsers refuse the cookie from a subdomain or without https; a local run has no https.
    this.cookieName = secure ? "__Host-session" : "session";
    this.isOfScripts = new URL(request.url).pathname.endsWith(".data");
    this.attributes = `Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAge}${secure ? "; Secure" : ""}`;
  }

  static async open(request: Request, secret: string, scope: string, secure: boolean): Promise<Session> {
    const session = new Session(request, secret, scope, secure);
    const cookie = readCookie(request, session.cookieName);
    if (cookie) session.contents = await session.unseal(cookie);
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

  signOut(): void {
    this.change({});
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
    const { told, ...message } = flash;
    if (told !== undefined && this.isOfScripts) return Date.now() - told < toldAgainWithin ? message : null;
    this.change(this.isOfScripts ? { ...rest, flash: { ...flash, told: Date.now() } } : rest);
    return told === undefined ? message : null;
  }

  /** Adds the cookie to an answer if anything changed. */
  async commit(headers: Headers): Promise<void> {
    if (!this.isChanged) return;
    const isEmpty = Object.keys(this.contents).length === 0;
    const value = isEmpty ? "" : await this.seal();
    const attributes = isEmpty ? this.attributes.replace(/Max-Age=\d+/, "Max-Age=0") : this.attributes;
    headers.append("Set-Cookie", `${this.cookieName}=${value}; ${attributes}`);
  }

  private change(next: Contents): void {
    this.contents = next;
    this.isChanged = true;
  }

  private async seal(): Promise<string> {
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const plain = new TextEncoder().encode(JSON.stringify(this.contents));
    const sealed = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, await this.key, plain);
    return Buffer.concat([iv, new Uint8Array(sealed)]).toString("base64url");
  }

  /** What a cookie says; nothing when it was not sealed here. */
  private async unseal(cookie: string): Promise<Contents> {
    const bytes = Buffer.from(cookie, "base64url");
    try {
      const algorithm = { name: "AES-GCM", iv: bytes.subarray(0, 12) };
      const plain = await crypto.subtle.decrypt(algorithm, await this.key, bytes.subarray(12));
      return contents.parse(JSON.parse(new TextDecoder().decode(plain)));
    } catch {
      // Forged, of another tenant, or sealed with an older secret: the person signs in again.
      return {};
    }
  }
}

const keys = new Map<string, CryptoKey>();

/** The key of one tenant, derived once for each isolate. Kept when it is there: a promise ends with the request that made it. */
async function deriveKey(secret: string, scope: string): Promise<CryptoKey> {
  const name = `${scope} ${secret}`;
  const known = keys.get(name);
  if (known) return known;
  const key = await derive(secret, scope);
  keys.set(name, key);
  return key;
}

async function derive(secret: string, scope: string): Promise<CryptoKey> {
  const bytes = new TextEncoder();
  const master = await crypto.subtle.importKey("raw", bytes.encode(secret), "HKDF", false, ["deriveKey"]);
  const parameters = {
    name: "HKDF",
    hash: "SHA-256",
    salt: new Uint8Array(),
    info: bytes.encode(`session ${scope}`),
  };
  return crypto.subtle.deriveKey(parameters, master, { name: "AES-GCM", length: 256 }, false, [
    "encrypt",
    "decrypt",
  ]);
}

function readCookie(request: Request, name: string): string | null {
  const cookies = (request.headers.get("cookie") ?? "").split(/;\s*/);
  return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1) || null;
}
