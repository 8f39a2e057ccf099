import optimizeLocales from "@react-aria/optimize-locales-plugin";
import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import remixOptions from "./remix.config.js";

export default defineConfig({
  plugins: [
    tailwindcss(),
    remix(remixOptions),
    // React Aria carries the texts of thirty languages; the browser needs two of them.
    { ...optimizeLocales.vite({ locales: ["lv-LV", "en-GB", "en-US"] }), enforce: "pre", apply: "build" },
  ],
  resolve: { alias: { "~": new URL("./app", import.meta.url).pathname } },
  // Bundled here and not by wrangler, which warns of their bare imports.
  ssr: { noExternal: ["ibantools", "react-aria-components"] },
  build: { target: "es2022", cssMinify: true, assetsInlineLimit: 0, sourcemap: false },
});
