import { isDeepStrictEqual } from "node:util";
import { eq, sql } from "drizzle-orm";
import { configAt, type StoredConfig, storedConfig } from "#model/answer/address-look.ts";
import { type Config, config, defaultConfig, moduleKeys } from "#model/branding/config.ts";
import { type Database, prepared } from "./database.ts";
import { oneRow, oneRowTable } from "./one-row.ts";

/** One row: colours, images, modules and texts of the installation, and what its addresses have for themselves. */
export const configuration = oneRowTable("configuration");

/** Before anything was set: versions count from 1, as a row without one says 0 (docs/backends.md). */
const firstConfig: Config = { ...defaultConfig, modules: [...moduleKeys], version: 1 };

const kept = oneRow<StoredConfig>(configuration, (stored) => storedConfig.parse(stored ?? firstConfig));

/** The configuration as it is kept, the default one until something was set. */
export const readStoredConfig: (database: Database) => Readonly<StoredConfig> = kept.read;

/** The configuration in force at an address; null where no address matters. */
export const readConfig = (database: Database, address: string | null = null): Config =>
  configAt(readStoredConfig(database), address);

const storedVersion = prepared((database) =>
  database
    .select({ version: sql<number>`json_extract(${configuration.value}, '$.version')` })
    .from(configuration)
    .where(eq(configuration.id, 1))
    .prepare(),
);
const storedModules = prepared((database) =>
  database
    .select({ modules: sql<string | null>`json_extract(${configuration.value}, '$.modules')` })
    .from(configuration)
    .where(eq(configuration.id, 1))
    .prepare(),
);

/** The version of the configuration that was set, 0 before any was, without reading it all: every write asks. */
export const configVersion = (database: Database): number => storedVersion(database).get()?.version ?? 0;

/** The modules that are on, without reading it all: every call asks. */
export function enabledModules(database: Database): string[] {
  const stored = storedModules(database).get();
  return config.shape.modules.parse(stored ? JSON.parse(stored.modules ?? "null") : firstConfig.modules);
}

/** Stores what changed of the configuration under the next version, and returns it; the same as before stays as it is. */
export function saveConfig(database: Database, changed: Partial<StoredConfig>): StoredConfig {
  const before = readStoredConfig(database);
  if (isDeepStrictEqual({ ...before, ...changed }, before)) return before;
  const next = { ...before, ...changed, version: before.version + 1 };
  kept.store(database, next);
  return next;
}
