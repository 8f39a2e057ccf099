/** The token of a request to the API, if it has one. */
export const tokenOf = ({ headers }: Request): string | null =>
  headers.get("authorization")?.match(/^Bearer (.+)$/)?.[1] ?? null;
