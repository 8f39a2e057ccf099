import { useEffect } from "react";
import { useTranslation } from "#locales/use-translation.ts";
import type { DocumentMail } from "#model/mail/document-mail.ts";
import { callApi } from "#ui/call-api.ts";
import { useLatest } from "#ui/use-latest.ts";
import { useRevalidate } from "#ui/use-revalidate.ts";
import { newsIn } from "./news.ts";

/** Milliseconds after which a mail that waits is looked at first, as the post takes most at once. */
const first = 2_000;
/** Milliseconds between two looks. */
const again = 5_000;

/**
 * Has the page read again once something has become of its document's mails: one that waited has left, or the client has
 * opened, chosen or answered something. Only the mails are asked for until then, and only while the page is looked at.
 */
export function useNews(path: string, mails: readonly DocumentMail[]): void {
  const { language } = useTranslation();
  const revalidate = useRevalidate();
  const isWaiting = mails.some(({ state }) => state === "waiting");
  const isFollowed = isWaiting || mails.some(({ link }) => link?.state === "open");
  const shown = newsIn(mails);
  const look = useLatest(async () => {
    if (document.visibilityState !== "visible") return;
    try {
      const { status, answer } = await callApi("GET", path, { language });
      if (status !== 200) return;
      const { mailsIn } = await import("./read-news.ts");
      if (newsIn(mailsIn(answer)) !== shown) revalidate();
    } catch {
      // Without a network there is no news: the next look asks again.
    }
  });
  useEffect(() => {
    if (!isFollowed) return;
    let timer = 0;
    const next = (delay: number) => {
      timer = window.setTimeout(async () => {
        await look();
        if (timer !== 0) next(again);
      }, delay);
    };
    next(isWaiting ? first : again);
    return () => {
      window.clearTimeout(timer);
      timer = 0;
    };
  }, [isFollowed, isWaiting, look]);
}
