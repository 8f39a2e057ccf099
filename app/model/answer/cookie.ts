/** Whether a request came over https. A local run has none. */
export const isSecure = (request: Request): boolean => new URL(request.url).protocol === "https:";

/** What a cookie is called: with the prefix, browsers refuse it from a subdomain or without https. */
export const cookieName = (name: string, request: Request): string =>
  isSecure(request) ? `__Host-${name}` : name;
