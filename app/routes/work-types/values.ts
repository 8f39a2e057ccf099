import type { WorkType } from "#model/stock/work-type.ts";

/** What the form begins with. Apart from its schemas: a page shows it before they come. */
export const workTypeValues = ({ name, color, is_additional }: WorkType) => ({
  name,
  color,
  is_additional: is_additional ? "on" : "",
});
