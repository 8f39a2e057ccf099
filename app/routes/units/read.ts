import type { Api } from "~/context";
import { orElse } from "~/instead";
import { type Unit, unitChoices, unitList } from "~/model/unit";

/** The measure units to choose from; the specification has them beside the lines of estimates alone (§7). */
export const readUnits = (api: Api): Promise<{ data: Unit[] }> =>
  orElse(api.get("/measure_units", unitList), async () => ({
    data: (await api.get("/position_items/create", unitChoices)).measureUnits,
  }));
