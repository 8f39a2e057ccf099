import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** What a made-up account holds: results of Cloudflare's API by their path; a number is a status that refuses. */
export type Holdings = Record<string, object | number>;

export interface FakeCloudflare {
  /** For CLOUDFLARE_API_BASE_URL. */
  address: string;
  /** Paths that were asked for, with their queries. */
  asked: string[];
  /** Whatever was asked otherwise than by GET. */
  written: string[];
  stop: () => void;
}

/** Answers as Cloudflare's API does, from what an account holds; everything else is a 404. */
export async function startCloudflare(holdings: Holdings): Promise<FakeCloudflare> {
  const asked: string[] = [];
  const written: string[] = [];
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://cloudflare.test");
    asked.push(pathname);
    if (request.method !== "GET") written.push(`${request.method} ${pathname}`);
    const name = searchParams.get("name") ?? searchParams.get("hostname");
    const found = holdings[name ? `${pathname}?${name}` : pathname];
    const answer = (status: number, body: object) => {
      response.writeHead(status, { "content-type": "application/json" });
      response.end(JSON.stringify(body));
    };
    if (typeof found === "number")
      return answer(found, {
        success: false,
        result: null,
        errors: [{ code: 10000, message: "Authentication error" }],
      });
    if (found === undefined) return answer(404, { success: false, result: null, errors: [] });
    // Lists come in pages, here of two rows.
    if (!Array.isArray(found)) return answer(200, { success: true, result: found });
    const page = Number(searchParams.get("page") ?? 1);
    const result = found.slice((page - 1) * 2, page * 2);
    answer(200, { success: true, result, result_info: { total_pages: Math.ceil(found.length / 2) } });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, asked, written, stop: () => server.close() };
}
