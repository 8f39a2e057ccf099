import type { CreatedRows } from "../created-rows.ts";
import { isObject, valuesAt } from "../fields.ts";

/** Settings are everybody's: they are stored as they are, and nothing changes. */
export async function writeSettings({ call }: CreatedRows): Promise<void> {
  const company = await call("config.company.read", { params: { id: 1 } });
  const [colors] = valuesAt(company, "data.colors");
  if (isObject(colors)) await call("config.company.update", { params: { id: 1 }, body: { colors } });
  const config = await call("config.read");
  const [language] = valuesAt(config, "data.languages[]");
  if (isObject(language) && typeof language.id === "number") {
    // PHP writes an empty map as a list.
    const translations = isObject(language.translations) ? language.translations : {};
    await call("config.language.update", { params: { id: language.id }, body: { translations } });
  }
  const [modules] = valuesAt(config, "data.modules");
  const [module_config] = valuesAt(config, "data.module_config");
  if (Array.isArray(modules))
    await call("config.modules.update", {
      body: { modules, ...(isObject(module_config) && { module_config }) },
    });
}
