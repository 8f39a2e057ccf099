import { monthKeys } from "~/model/reports/customers-year";

/** The column of a month that is named by it or as yyyy-MM; undefined for anything else. The column's title is the month's. */
export const monthColumn = (named: string): string | undefined =>
  monthKeys.find((key, index) => key === named || /^\d{4}-(\d\d)$/.exec(named)?.[1] === numberOf(index));

const numberOf = (index: number) => String(index + 1).padStart(2, "0");
