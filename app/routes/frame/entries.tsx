import { Link, useLocation } from "@remix-run/react";
import {
  Boxes,
  Building2,
  CalendarRange,
  FolderKanban,
  LayoutDashboard,
  type LucideIcon,
  ReceiptText,
  Settings,
  Users,
} from "lucide-react";
import { useTranslation } from "react-i18next";
import { userRole } from "~/model/role";
import { highlighted, type MenuEntry, menuFor, screens } from "~/model/screens";
import type { User } from "~/model/user";
import { Icon } from "~/ui/icon";
import { usePrefetch } from "~/ui/use-is-online";

const icons: Record<MenuEntry, LucideIcon> = {
  dashboard: LayoutDashboard,
  calendar: CalendarRange,
  users: Users,
  projects: FolderKanban,
  invoices: ReceiptText,
  clients: Building2,
  stock: Boxes,
  settings: Settings,
};

export interface FrameProps {
  user: User;
  modules: string[];
  title: string;
  images: { logo_main: string | null };
  isMenuCollapsed: boolean;
}

/** The links of a person's menu. A collapsed menu keeps the words for tooltips and screen readers. */
export function Entries({
  user,
  modules,
  isCollapsed,
}: Pick<FrameProps, "user" | "modules"> & { isCollapsed: boolean }) {
  const { t } = useTranslation();
  const prefetch = usePrefetch();
  const current = highlighted(useLocation().pathname);
  return (
    <ul className="flex flex-col gap-0.5">
      {menuFor({ role: userRole(user), modules }).map((entry) => (
        <li key={entry}>
          <Link
            to={screens[entry].path}
            prefetch={prefetch}
            title={isCollapsed ? t(`menu.${entry}`) : undefined}
            aria-current={current === entry ? "page" : undefined}
            className="flex h-9 items-center gap-2.5 rounded-control px-2 font-medium text-primary-text transition-colors duration-150 hover:bg-primary-hover aria-[current=page]:bg-primary-active low:h-7"
          >
            <Icon of={icons[entry]} />
            <span className={isCollapsed ? "sr-only" : "truncate"}>{t(`menu.${entry}`)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
