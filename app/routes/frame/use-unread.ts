import { useEffect, useState } from "react";
import { useRoot } from "#app/use-root.ts";
import { inboxNews } from "../room/inbox-news.ts";

/** Milliseconds in which news are collected: a colleague who issues ten documents is asked about once. */
const collected = 500;

/**
 * How much waits unread for whoever looks: as the page says, and whenever the room tells of news, as the backend says then.
 * Nothing of a backend that has no inbox.
 */
export function useUnread(): number | undefined {
  const root = useRoot();
  const [heard, hear] = useState<{ unread: number; since: typeof root }>();
  useEffect(() => {
    let asked: number | undefined;
    const ask = async () => {
      const { unreadNow } = await import("./unread-now.ts");
      const unread = await unreadNow();
      if (unread !== undefined) hear({ unread, since: root });
    };
    const listen = () => {
      window.clearTimeout(asked);
      // Without an answer the next page tells.
      asked = window.setTimeout(() => ask().catch(() => undefined), collected);
    };
    inboxNews.addEventListener("change", listen);
    return () => {
      window.clearTimeout(asked);
      inboxNews.removeEventListener("change", listen);
    };
  }, [root]);
  const said = root?.user?.inbox_unread;
  return said !== undefined && heard?.since === root ? heard?.unread : said;
}
