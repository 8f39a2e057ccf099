import { orElse } from "#app/loading/missing-operations.ts";
import { withNames } from "#app/loading/names.ts";
import type { Api } from "#model/page/context.ts";
import { type Unit, unitChoices, unitList } from "#model/stock/unit.ts";

/** The measure units to choose from; the specification has them beside the lines of estimates alone (§7). */
export const readUnits = (api: Api): Promise<{ data: Unit[] }> =>
  orElse(api.get("/measure_units", unitList), async () => ({
    data: (await api.get("/position_items/create", unitChoices)).measureUnits,
  }));

/** Items or products whose units are named, where a backend tells their ids alone. */
export const withUnits = <
  Row extends { measure_unit?: { id: number; short_name: string } | null | undefined },
>(
  api: Api,
  rows: Row[],
): Promise<Row[]> =>
  withNames(rows, {
    isUnnamed: ({ measure_unit }) => measure_unit?.short_name === "",
    choices: () => readUnits(api),
    named: (row, units) => ({
      ...row,
      measure_unit: units.find(({ id }) => id === row.measure_unit?.id) ?? row.measure_unit,
    }),
  });
