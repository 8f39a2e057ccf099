import { useState } from "react";
import { useRoot } from "#app/use-root.ts";

/**
 * How many items of the inbox are unread: as the page says, or as was heard since (`hear`). Undefined of a backend that has no
 * inbox.
 */
export function useUnread() {
  const root = useRoot();
  const [heard, put] = useState<{ unread: number; since: typeof root }>();
  const said = root?.user?.inbox_unread;
  return {
    unread: said !== undefined && heard?.since === root ? heard?.unread : said,
    hear: (unread: number) => put({ unread, since: root }),
  };
}
