import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { manifestFile, manifestUrl, shortManifest } from "#app/remix/short-manifest.ts";

const serverManifest = "\0virtual:remix/server-manifest";

/** Writes it so for browsers, and for the server, which tells a page's scripts in the same order: pages come alive by it. */
export const withShortManifest = (clientFolder: string): Plugin => ({
  name: "short-manifest",
  apply: "build",
  enforce: "post",
  async transform(code, id) {
    if (id !== serverManifest) return;
    const { default: manifest } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
    const short = shortManifest(manifest);
    const url = manifestUrl(manifest.url);
    rmSync(join(clientFolder, manifest.url));
    writeFileSync(join(clientFolder, url), manifestFile(short));
    return `export default ${JSON.stringify({ ...short, url })}`;
  },
});
