import type { ComponentProps } from "react";
import AskBeforeLeaving from "#app/forms/asking.ts";
import { PrintedOn } from "#ui/printed-on.tsx";
import { ArrivingPage } from "./arriving-page.tsx";
import { useInboxNews } from "./use-inbox-news.ts";

interface LaterProps extends ComponentProps<typeof AskBeforeLeaving> {
  /** Told how much waits unread, when that is another number by now. */
  onUnread: (unread: number) => void;
}

/** What every page has once it is alive, and nothing of which is seen before. */
export default function Later({ onUnread, ...props }: LaterProps) {
  useInboxNews(onUnread);
  return (
    <>
      <AskBeforeLeaving {...props} />
      <ArrivingPage />
      <PrintedOn />
    </>
  );
}
