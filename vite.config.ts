import { readFile } from "node:fs/promises";
import optimizeLocales from "@react-aria/optimize-locales-plugin";
import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { plainParts } from "#app/remix/plain-remix.ts";
import { chunkOf } from "#cli/chunks.ts";
import { withShortManifest } from "#cli/with-short-manifest.ts";
import remixOptions from "./remix.config.js";

/** What does nothing but say what it exports: a page that needs none of it need not fetch it, nor what it imports. */
const isPure =
  /\/app\/((model|ui|routes|forms|lists|loading)\/.*|[\w-]+)\.tsx?$|\/node_modules\/@remix-run\/(cloudflare|server-runtime)\//;
/** Zod tries whether it may make functions of text. The content security policy forbids that, and browsers report it. */
const zodCore = /\/zod\/v4\/core\/core\.js$/;
const withoutProbe = (code: string) => `${code}\nconfig({ jitless: true });`;

/**
 * How built scripts are called: by a hash of seven letters (42 bits) alone. Every page fetches the names of all of them, and words
 * in them would be a sixth of that. What is imported later is not among them, as the words of a language.
 */
const named = {
  entryFileNames: "assets/[hash:7].js",
  chunkFileNames: ({ isDynamicEntry }: { isDynamicEntry: boolean }) =>
    isDynamicEntry ? "assets/[name]-[hash:7].js" : "assets/[hash:7].js",
};

/** Said in every build: of how libraries are written, and of addresses that have no page of their own. */
const expected = new Set(["UNUSED_EXTERNAL_IMPORT", "EMPTY_BUNDLE", "INVALID_ANNOTATION"]);

export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [
    tailwindcss(),
    remix(remixOptions),
    withShortManifest(`${remixOptions.buildDirectory}/client`),
    // React Aria carries the texts of thirty languages; the browser needs two of them.
    { ...optimizeLocales.vite({ locales: ["lv-LV", "en-GB", "en-US"] }), enforce: "pre", apply: "build" },
    {
      name: "zod-without-probe",
      apply: "build",
      transform: (code, id) => (zodCore.test(id) ? withoutProbe(code) : undefined),
    },
  ],
  // Beside what is built, and not in node_modules, which several copies of the sources may share.
  cacheDir: `${remixOptions.buildDirectory}/../vite`,
  define: plainParts(process.env),
  resolve: {
    alias: {
      // Changed (app/remix/README.md): workers/cli/build.ts writes it beside the pages.
      "@remix-run/router": new URL(`./${remixOptions.buildDirectory}/../router/router.js`, import.meta.url)
        .pathname,
      // Browsers learn of other pages' routes as app/remix/later-routes.ts has it.
      ...(command === "build" && {
        "./fog-of-war.js": new URL("./app/remix/later-routes.ts", import.meta.url).pathname,
      }),
      // While one works on it (workers/cli/dev.ts), the edge runs beside Vite, on the pages as they are at that moment.
      ...(command === "serve" && { "virtual:pages": "virtual:remix/server-build" }),
    },
  },
  // Known before the first page asks: what is found later has the browser load all of it again.
  optimizeDeps: {
    entries: ["app/entry.client.tsx", "app/routes/**/*.tsx"],
    esbuildOptions: {
      plugins: [
        {
          name: "zod-without-probe",
          setup: (build) =>
            build.onLoad({ filter: zodCore }, async ({ path }) => ({
              contents: withoutProbe(await readFile(path, "utf8")),
            })),
        },
      ],
    },
  },
  // As text that is parsed: the words of a language are a fifth smaller so than as a constant for each of them.
  json: { namedExports: false, stringify: true },
  build: {
    target: "es2022",
    // What browsers fetch is a twentieth smaller than as esbuild writes it, and built once.
    minify: isSsrBuild ? false : "terser",
    terserOptions: { module: true, compress: { passes: 2 } },
    cssMinify: true,
    assetsInlineLimit: 0,
    sourcemap: false,
    rollupOptions: {
      // Bare imports of packages in the server's pages, here and below, would each be a warning of wrangler's.
      output: isSsrBuild ? { hoistTransitiveImports: false } : { manualChunks: chunkOf, ...named },
      treeshake: {
        moduleSideEffects: (id, isExternal) => !(isSsrBuild && isExternal) && !isPure.test(id),
      },
      onwarn: (warning, warn) => {
        // What a form is checked with comes with the page where the page needs it for something else as well.
        const isOfSchema =
          warning.plugin === "vite:reporter" && warning.message.includes("dynamic import will not");
        if (!expected.has(warning.code ?? "") && !isOfSchema) warn(warning);
      },
    },
  },
}));
