import { defineConfig } from "drizzle-kit";

/** `npx drizzle-kit generate --config workers/backend/drizzle.config.ts` writes the next migration from the tables in db/. */
export default defineConfig({
  dialect: "sqlite",
  driver: "durable-sqlite",
  schema: "./workers/backend/db/**/!(*.test).ts",
  out: "./workers/backend/migrations",
});
