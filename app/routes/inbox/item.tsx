import { useFetcher } from "@remix-run/react";
import { Check } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { useTranslation } from "#locales/use-translation.ts";
import type { InboxItem } from "#model/inbox/inbox.ts";
import { IconButton } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { Sender } from "#ui/sender.tsx";

/** What an item is called in forms: its key, and how far it had come when it was shown. */
export const itemField = "item";
type Shown = Pick<InboxItem, "key" | "mark">;
export const asField = ({ key, mark }: Shown): string => `${key} ${mark}`;

/** The item of a form's field; null for what is none, as only a program sends it. */
export function fromField(sent: FormDataEntryValue): Shown | null {
  const [, key = "", mark = ""] = /^(\S+) (\d{1,15})$/.exec(String(sent)) ?? [];
  return key ? { key, mark: Number(mark) } : null;
}

interface ItemProps {
  item: Shown & Pick<InboxItem, "is_unread">;
  /** What it is about, and where that is: to open it is to have read it. */
  name: string;
  to: string;
  /** What stands at the end of its first line. */
  end?: ReactNode;
  /** What else is told of it. */
  children?: ReactNode;
}

/** One thing that waits, with what leads to it and what marks it as read. */
export function Item({ item, name, to, end, children }: ItemProps) {
  const { t } = useTranslation();
  const fetcher = useFetcher();
  const isUnread = item.is_unread && fetcher.state === "idle";
  const [link, tick] = [useRef<HTMLAnchorElement>(null), useRef<HTMLFormElement>(null)];
  return (
    <li data-unread={isUnread || undefined}>
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <Link
            ref={link}
            to={to}
            prefetch="intent"
            onClick={() => item.is_unread && fetcher.submit(tick.current)}
            className="min-w-0 underline-offset-4 hover:underline"
          >
            {isUnread && <span className="sr-only">{`${t("inbox.unread")}: `}</span>}
            {name}
          </Link>
          {end && <span className="numeric">{end}</span>}
        </p>
        {children}
      </div>
      <fetcher.Form
        ref={tick}
        method="post"
        action="/inbox"
        preventScrollReset
        className={isUnread ? "" : "invisible"}
        // The button goes: the focus stays with the item.
        onSubmit={() => link.current?.focus()}
      >
        <Sender />
        <input type="hidden" name={itemField} value={asField(item)} />
        <IconButton label={t("inbox.read_one", { name })} icon={<Icon of={Check} />} />
      </fetcher.Form>
    </li>
  );
}
