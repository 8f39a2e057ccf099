import { z } from "zod";

/** An address that undoes what was done to a row, as long as nobody else has changed the row since. */
export function undoAt(address: string, version: number | undefined): string {
  if (!version) return address;
  return `${address}${address.includes("?") ? "&" : "?"}version=${version}`;
}

/** The version that such an address was made for, for If-Match; none of a backend that counts none. */
export function undoneVersion(request: Request): number | undefined {
  const version = new URL(request.url).searchParams.get("version") ?? "";
  return /^[1-9]\d*$/.test(version) ? Number(version) : undefined;
}

const versioned = z.object({ data: z.object({ version: z.number().int() }) });

/** The version that a row has after a write, where the backend says it. */
export const versionAfter = (answer: unknown): number | undefined =>
  versioned.safeParse(answer).data?.data.version;
