/** The Content-Security-Policy of a file that somebody else made: nothing of it runs, and no page has it within. */
export const sandboxed =
  "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'";
