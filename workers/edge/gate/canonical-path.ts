/**
 * Where an address leads whose path begins with an encoded backslash or line break: to the same path without it; null for
 * all others. The pages' router reads the backslash as a slash, leaves the break out, and takes what follows for a host:
 * it fails where that is none.
 */
export function canonicalPath({ pathname, search }: URL): string | null {
  if (!/^\/+(%5c|%0[9ad])/i.test(pathname)) return null;
  return pathname.replace(/^(\/|%5c|%0[9ad])+/i, "/") + search;
}
