/** The page of the branding of one address, or of all. */
export const brandingAt = (host: string | null): string =>
  host === null ? "/settings/branding" : `/settings/branding?address=${encodeURIComponent(host)}`;
