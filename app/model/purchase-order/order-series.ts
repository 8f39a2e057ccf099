import type { Series } from "../company/number-series.ts";

/** How orders to suppliers are numbered: they are nobody's invoices, and a series of their own is counted within each year. */
export const orderSeries: Series = { prefix: "PAS-", with_year: true, width: 4 };
