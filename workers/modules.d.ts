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
