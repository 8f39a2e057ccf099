/** A deployment is built beside what a local run serves (workers/cli/deployment/own-folder.ts). */
const folder = process.env.BUILD_FOLDER ?? "build";

/**
 * Remix's own options. vite.config.ts reads them, so that there is one place for them.
 * `v3_lazyRouteDiscovery` stays off: its manifest endpoint is public and answers anybody's path lists. Pages tell of their own
 * routes all the same (app/remix/later-routes.ts).
 * @type {import("@remix-run/dev").VitePluginConfig}
 */
export default {
  appDirectory: "app",
  buildDirectory: `${folder}/app`,
  serverModuleFormat: "esm",
  ignoredRouteFiles: ["**/*"],
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_singleFetch: true,
    v3_routeConfig: true,
    v3_lazyRouteDiscovery: false,
  },
};
