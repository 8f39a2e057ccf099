/** Characters of a secret, at least. Without one every cookie would be sealed with what everybody knows. */
const secretLength = 32;

/** What seals and opens the cookies of one kind at one tenant. */
export interface Sealing {
  seal: (contents: unknown) => Promise<string>;
  /** What a cookie says; undefined when it was not sealed here: forged, of another tenant, or with an older secret. */
  unseal: (cookie: string) => Promise<unknown>;
}

/**
 * AES-GCM under a key derived for a purpose and a scope (design §3.6): a cookie of another kind or another tenant does not
 * open here. Throws where the secret is none.
 */
export function sealingOf(secret: string, purpose: string, scope: string): Sealing {
  if (!secret || secret.length < secretLength)
    throw new Error(`SESSION_SECRET needs ${secretLength} characters at least`);
  const key = () => deriveKey(secret, `${purpose} ${scope}`);
  return {
    seal: async (contents) => {
      const iv = crypto.getRandomValues(new Uint8Array(12));
      const plain = new TextEncoder().encode(JSON.stringify(contents));
      const sealed = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, await key(), plain);
      return Buffer.concat([iv, new Uint8Array(sealed)]).toString("base64url");
    },
    unseal: async (cookie) => {
      const bytes = Buffer.from(cookie, "base64url");
      try {
        const algorithm = { name: "AES-GCM", iv: bytes.subarray(0, 12) };
        const plain = await crypto.subtle.decrypt(algorithm, await key(), bytes.subarray(12));
        return JSON.parse(new TextDecoder().decode(plain));
      } catch {
        return undefined;
      }
    },
  };
}

const keys = new Map<string, CryptoKey>();

/** A key, derived once for each isolate. Kept when it is there: a promise ends with the request that made it. */
async function deriveKey(secret: string, info: string): Promise<CryptoKey> {
  const name = `${info} ${secret}`;
  const known = keys.get(name);
  if (known) return known;
  const key = await derive(secret, info);
  keys.set(name, key);
  return key;
}

async function derive(secret: string, info: string): Promise<CryptoKey> {
  const bytes = new TextEncoder();
  const master = await crypto.subtle.importKey("raw", bytes.encode(secret), "HKDF", false, ["deriveKey"]);
  const parameters = { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info: bytes.encode(info) };
  return crypto.subtle.deriveKey(parameters, master, { name: "AES-GCM", length: 256 }, false, [
    "encrypt",
    "decrypt",
  ]);
}

/**
 * A cookie of this host alone. The prefix makes browsers refuse it from a subdomain or without https; a local run has no
 * https.
 */
export const hostCookie = (name: string, secure: boolean): string => (secure ? `__Host-${name}` : name);

/** No script or other site gets it. */
export const cookieAttributes = (maxAge: number, secure: boolean): string =>
  `Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAge}${secure ? "; Secure" : ""}`;

/** The cookies that came with a request, by name; of two with one name the first. */
export function readCookies(request: Request): Map<string, string> {
  const cookies = new Map<string, string>();
  for (const cookie of (request.headers.get("cookie") ?? "").split(/;\s*/)) {
    const [name = "", ...value] = cookie.split("=");
    if (name && !cookies.has(name)) cookies.set(name, value.join("="));
  }
  return cookies;
}

export const readCookie = (request: Request, name: string): string | null =>
  readCookies(request).get(name) || null;
