import { configAt, type StoredConfig } from "#model/answer/address-look.ts";
import { one } from "#model/answer/answer.ts";
import { type Config, config, languageRow } from "#model/branding/config.ts";
import { languagePatch, modulesPatch } from "#model/branding/config-patches.ts";
import { readConfig, readStoredConfig, saveConfig } from "../db/config.ts";
import { namedAddress } from "../operations/address.ts";
import { noun } from "../operations/call.ts";
import { notFound } from "../operations/errors.ts";
import { matches, tag } from "../operations/etag.ts";
import { answers, atAddress, body, eitherEnd, idParam, operation } from "../operations/operation.ts";
import { type Unit, write } from "../operations/write.ts";
import { checkTexts } from "./own-texts.ts";
import { checkTimeframe } from "./timeframe.ts";

/** The configuration, its modules and texts (specification §7). Readable before signing in: the login page wears it. */
export const settings = noun();

settings.openapi(
  operation("config.read", {
    access: { roles: "anyone", modules: "always" },
    summary: "Colours, images, modules and texts",
    method: "get",
    path: "/system-config",
    request: { query: atAddress },
    responses: answers(one(config)),
  }),
  (c) => {
    const data = readConfig(c.env.database, namedAddress(c, c.req.valid("query").address) ?? null);
    tag(c, data);
    return c.json({ data }, 200);
  },
);

settings.openapi(
  operation("config.language.update", {
    access: { roles: "admin", modules: "always", audit: "config" },
    summary: "Change texts of a language",
    refuses: [412],
    method: "patch",
    path: "/languages/{id}",
    request: { ...idParam, ...body(languagePatch) },
    responses: answers(one(languageRow)),
  }),
  (c) => {
    const { id } = c.req.valid("param");
    const { translations } = c.req.valid("json");
    const data = write(c, languageRow, (unit) => {
      const before = readStoredConfig(unit.database);
      matches(c, configAt(before, null));
      const row = before.languages.find((language) => language.id === id);
      if (!row) throw notFound();
      checkTexts(row.code, translations);
      const changed = { ...row, translations };
      save(unit, before, {
        languages: before.languages.map((language) => (language.id === id ? changed : language)),
      });
      return changed;
    });
    tag(c, readConfig(c.env.database));
    return c.json({ data }, 200);
  },
);

for (const { path, hide } of eitherEnd("/modules"))
  settings.openapi(
    operation("config.modules.update", {
      access: { roles: "admin", modules: "always", audit: "config" },
      summary: "Switch modules on and off, and set the calendar's hours",
      refuses: [412],
      method: "patch",
      path,
      hide,
      request: body(modulesPatch),
      responses: answers(one(config)),
    }),
    (c) => {
      const { modules, module_config } = c.req.valid("json");
      const data = write(c, config, (unit) => {
        const before = readStoredConfig(unit.database);
        matches(c, configAt(before, null));
        if (module_config)
          checkTimeframe(
            unit.database,
            before.module_config.calendar.timeframe,
            module_config.calendar.timeframe,
          );
        return save(unit, before, {
          modules: modules ?? before.modules,
          module_config: module_config ?? before.module_config,
        });
      });
      if (!data.modules.includes("calendar")) c.env.calendarOff();
      return c.json({ data }, 200);
    },
  );

function save({ database, audit }: Unit, before: StoredConfig, change: Partial<StoredConfig>): Config {
  const after = saveConfig(database, change);
  audit(1, { before, after });
  return configAt(after, null);
}
