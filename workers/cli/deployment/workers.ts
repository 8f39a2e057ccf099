/** Where a deployment is built: a local run goes on serving the styles and scripts of its own build. */
export const ownFolder = "build/deployment";

/** The two Workers in the order of their deployment: the edge calls the backend. */
export const workers = [
  { name: "backend", entry: "workers/backend/index.ts", config: "workers/backend/wrangler.toml" },
  { name: "edge", entry: "workers/edge/index.ts", config: "wrangler.toml" },
] as const;
