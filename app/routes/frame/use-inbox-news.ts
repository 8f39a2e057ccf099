import { useEffect } from "react";
import { useLatest } from "#ui/use-latest.ts";
import { inboxNews } from "../room/inbox-news.ts";

/** Milliseconds in which news are collected: a colleague who issues ten documents is asked about once. */
const collected = 500;

/** Whenever the room tells that something else may wait, asks the backend how much is unread by now, and passes it on. */
export function useInboxNews(hear: (unread: number) => void): void {
  const told = useLatest(hear);
  useEffect(() => {
    let asked: number | undefined;
    const ask = async () => {
      // Schemas and their library are for those who hear something.
      const { unreadNow } = await import("./unread-now.ts");
      const unread = await unreadNow();
      if (unread !== undefined) told(unread);
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
  }, [told]);
}
