import type { Place } from "./places.ts";

/** A place's name, and what tells it from others of that name. */
export const Named = ({ name, detail }: Pick<Place, "name" | "detail">) => (
  <>
    <span className="min-w-0 truncate">{name}</span>
    {detail && <span className="min-w-0 shrink truncate text-xs text-grey-600">{detail}</span>}
  </>
);
