/** The token that a request carries, or null. The scheme's name is read in any case (RFC 9110 §11.1). */
export const bearerIn = (headers: Headers): string | null =>
  headers.get("authorization")?.match(/^Bearer (.+)$/i)?.[1] ?? null;
