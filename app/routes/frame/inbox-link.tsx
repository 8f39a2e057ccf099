import { NavLink } from "@remix-run/react";
import { Inbox } from "lucide-react";
import { useTranslation } from "#locales/use-translation.ts";
import { screens } from "#model/list/screens.ts";
import { Icon } from "#ui/icon.tsx";
import { usePrefetch } from "#ui/use-is-online.ts";

interface InboxLinkProps {
  /** How much waits unread; nothing of a backend that has no inbox. */
  unread: number | undefined;
  className: string;
  isCollapsed?: boolean;
}

/** The way to what waits for the reader, with how much of it is not read. */
export function InboxLink({ unread, className, isCollapsed = false }: InboxLinkProps) {
  const { t } = useTranslation();
  const prefetch = usePrefetch();
  if (unread === undefined) return null;
  return (
    <NavLink
      to={screens.inbox.path}
      prefetch={prefetch}
      title={isCollapsed ? t("menu.inbox") : undefined}
      className={`${className} relative aria-[current=page]:bg-primary-active`}
    >
      <Icon of={Inbox} />
      <span className={isCollapsed ? "sr-only" : "grow truncate"}>{t("menu.inbox")}</span>
      <Unread count={unread} />
    </NavLink>
  );
}

/** How much is not read, where anything is not. */
export function Unread({ count }: { count: number | undefined }) {
  const { t } = useTranslation();
  if (!count) return null;
  return (
    <>
      <span aria-hidden="true" className="unread">
        {count > 99 ? "99+" : count}
      </span>
      <span className="sr-only">{t("menu.unread", { count })}</span>
    </>
  );
}
