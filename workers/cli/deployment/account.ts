import { execFileSync } from "node:child_process";

/** Reads of a Cloudflare account: Cloudflare's API, version 4. */
export interface Account {
  id: string;
  /** What the API has there; nothing where it answers 404. Throws with its words when it refuses. */
  get: <T>(path: string, headers?: Record<string, string>) => Promise<T | undefined>;
  /** All rows of a list, page by page. */
  list: <T>(path: string) => Promise<T[]>;
}

interface Envelope<T> {
  success: boolean;
  result: T;
  errors?: { code: number; message: string }[];
  result_info?: { total_pages?: number };
}

/** The token may not read that. */
export class Refused extends Error {}

/** Wrangler's own variable names another address than Cloudflare's. */
const addressOfApi = () => process.env.CLOUDFLARE_API_BASE_URL ?? "https://api.cloudflare.com/client/v4";

/** Opens the account that wrangler deploys to. Throws in words when there are several and none is chosen. */
export async function openAccount(token: string, base = addressOfApi()): Promise<Account> {
  const ask = async <T>(path: string, headers = {}): Promise<Envelope<T> | undefined> => {
    const answer = await fetch(`${base}${path}`, {
      headers: { Authorization: `Bearer ${token}`, ...headers },
    });
    if (answer.status === 404) return undefined;
    const body = await answer.json<Envelope<T>>().catch(() => undefined);
    if (body?.success) return body;
    const why = body?.errors?.map(({ message }) => message).join("; ") || `status ${answer.status}`;
    const words = `Cloudflare refuses ${path}: ${why}`;
    throw answer.status === 401 || answer.status === 403 ? new Refused(words) : new Error(words);
  };
  const list = async <T>(path: string): Promise<T[]> => {
    const rows: T[] = [];
    for (let page = 1; ; page += 1) {
      const answer = await ask<T[]>(`${path}${path.includes("?") ? "&" : "?"}page=${page}&per_page=50`);
      rows.push(...(answer?.result ?? []));
      if (page >= (answer?.result_info?.total_pages ?? 1)) return rows;
    }
  };
  return {
    id:
      process.env.CLOUDFLARE_ACCOUNT_ID ??
      (await onlyOf(await list<{ id: string; name: string }>("/accounts"))),
    get: async (path, headers) => (await ask<never>(path, headers))?.result,
    list,
  };
}

function onlyOf(accounts: { id: string; name: string }[]): string {
  const [only, ...others] = accounts;
  if (only && others.length === 0) return only.id;
  const names = accounts.map(({ id, name }) => `${id} (${name})`).join(", ");
  throw new Error(`Name the account in CLOUDFLARE_ACCOUNT_ID: ${names || "this token reaches none"}`);
}

/** The token that wrangler would use: of the environment, or of `wrangler login`. Nothing where nobody signed in. */
export function tokenOfOperator(): string | undefined {
  const { CLOUDFLARE_API_TOKEN: given } = process.env;
  if (given) return given;
  try {
    const said = execFileSync("wrangler", ["auth", "token", "--json"], {
      stdio: ["ignore", "pipe", "ignore"],
    });
    return JSON.parse(said.toString()).token;
  } catch {
    // It ends with an error where nobody is signed in.
    return undefined;
  }
}
