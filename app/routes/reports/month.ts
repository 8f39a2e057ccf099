import type { Translate } from "#locales/texts.ts";
import { monthNames } from "#model/date/months.ts";
import { monthKeys } from "#model/report/customers-year.ts";

type MonthColumn = (typeof monthKeys)[number];

/** The column of a month that is named by it or as yyyy-MM; undefined for anything else. The column's title is the month's. */
export const monthColumn = (named: string): MonthColumn | undefined =>
  monthKeys.find((key, index) => key === named || /^\d{4}-(\d\d)$/.exec(named)?.[1] === numberOf(index));

/** What stands below the columns of a month, by the key of its own column. */
export const shortMonthOf = (t: Translate, column: MonthColumn): string | undefined => {
  const name = monthNames[monthKeys.indexOf(column)];
  return name && t(`charts.months.${name}`);
};

const numberOf = (index: number) => String(index + 1).padStart(2, "0");
