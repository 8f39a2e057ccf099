import type { EdgeEnv } from "./env.ts";

/** Built files carry a hash in their name and never change; fonts change with a release. */
const folders = /^\/(assets|fonts)\//;

export const isAsset = (url: URL): boolean => folders.test(url.pathname);

/** A file of the build. Behind the gate, so that an unknown host gets none. */
export async function serveAsset(request: Request, env: EdgeEnv): Promise<Response> {
  const response = await env.ASSETS.fetch(request);
  if (!response.ok && response.status !== 304) return new Response(null, { status: response.status });
  const file = new Response(response.body, response);
  const isHashed = new URL(request.url).pathname.startsWith("/assets/");
  file.headers.set(
    "Cache-Control",
    isHashed ? "public, max-age=31536000, immutable" : "public, max-age=86400",
  );
  return file;
}
