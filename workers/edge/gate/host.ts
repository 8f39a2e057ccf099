/**
 * The canonical name of a host as sent by a client: lower case, without port and trailing dot, IDN in punycode.
 * Null for whatever is not exactly one DNS name (domain H14).
 */
export function hostname(host: string): string | null {
  const [, name, port = ""] = /^([^\s/\\@?#%:[\]]+?)\.?(:\d{1,5})?$/.exec(host) ?? [];
  if (!name || !URL.canParse(`http://${name}${port}/`)) return null;
  const parsed = new URL(`http://${name}/`).hostname;
  return parsed.length <= 253 &&
    parsed.split(".").every((label) => /^[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?$/.test(label))
    ? parsed
    : null;
}

/**
 * The one host that a request is for. Null where it names none, or another in its address than in its Host header: only
 * one of the two could be meant.
 */
export function hostOf({ host }: URL, header: string | null): string | null {
  const named = header ?? host;
  const name = hostname(named);
  return named === host || name === hostname(host) ? name : null;
}

/**
 * Where the pages of a host are. The port is the request's only on this machine: a link in a mail that said another port
 * would lead to anyone who listens there.
 */
export function originOf(host: string, { protocol, port }: { protocol: string; port: string }): string {
  if (!isLocal(host)) return `https://${host}`;
  return `${protocol}//${host}${port && `:${port}`}`;
}

/** Whether a name is this machine's own, where a local run has no certificate. */
export const isLocal = (name: string): boolean => name === "localhost" || name.endsWith(".localhost");
