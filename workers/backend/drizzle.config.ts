import { defineConfig } from "drizzle-kit";

/** `npm run migration` writes the next migration from the tables in db/. */
export default defineConfig({
  dialect: "sqlite",
  driver: "durable-sqlite",
  schema: "./workers/backend/db/**/!(*.test).ts",
  out: "./workers/backend/migrations",
});
