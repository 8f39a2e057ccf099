declare module "*.sql" {
  const text: string;
  export default text;
}

/** What `remix vite:build` writes. */
declare module "virtual:pages" {
  import type { ServerBuild } from "@remix-run/cloudflare";

  const build: ServerBuild;
  export = build;
}

/** Of the runtime's own; the types of browsers, which the pages need, do not have it. */
interface ReadableStreamBYOBReader {
  readAtLeast<T extends ArrayBufferView>(bytes: number, view: T): Promise<ReadableStreamReadResult<T>>;
}
