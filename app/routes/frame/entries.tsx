import { useLocation } from "@remix-run/react";
import {
  Boxes,
  Building2,
  CalendarCheck,
  CalendarRange,
  ChartColumn,
  ChartNoAxesCombined,
  FolderKanban,
  LayoutDashboard,
  type LucideIcon,
  ReceiptText,
  Settings,
  Users,
} from "lucide-react";
import { useTranslation } from "#locales/use-translation.ts";
import {
  highlighted,
  highlightedPart,
  type MenuEntry,
  type MenuItem,
  type MenuPart,
  menuFor,
  screens,
} from "#model/list/screens.ts";
import { userRole } from "#model/user/role.ts";
import type { User } from "#model/user/user.ts";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { usePrefetch } from "#ui/use-is-online.ts";

const icons: Record<MenuEntry, LucideIcon> = {
  dashboard: LayoutDashboard,
  calendar: CalendarRange,
  users: Users,
  projects: FolderKanban,
  invoices: ReceiptText,
  clients: Building2,
  stock: Boxes,
  reports: ChartNoAxesCombined,
  settings: Settings,
};

const iconsBelow: Record<MenuPart, LucideIcon> = {
  financialReport: ChartColumn,
  planningReport: CalendarCheck,
};

const entryClass =
  "flex items-center gap-2.5 rounded-control px-2 text-primary-text transition-colors duration-150 hover:bg-primary-hover aria-[current=page]:bg-primary-active low:h-7";

export interface FrameProps {
  user: User;
  modules: string[];
  title: string;
  images: { logo_main: string | null };
  isMenuCollapsed: boolean;
  /** How much of the inbox is not read; nothing of a backend that has none. */
  unread: number | undefined;
  /** Opens the search. */
  onSearch: () => void;
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
      {menuFor({ role: userRole(user), modules }).map(({ entry, path, below }) => (
        <li key={entry}>
          <Link
            to={path}
            prefetch={prefetch}
            title={isCollapsed ? t(`menu.${entry}`) : undefined}
            // Of an entry with screens below it, one of those is the page.
            aria-current={current === entry ? currency(below) : undefined}
            className={`${entryClass} h-9 font-medium`}
          >
            <Icon of={icons[entry]} />
            <span className={isCollapsed ? "sr-only" : "truncate"}>{t(`menu.${entry}`)}</span>
          </Link>
          {current === entry && <Below screenIds={below} isCollapsed={isCollapsed} />}
        </li>
      ))}
    </ul>
  );
}

const currency = (below: MenuItem["below"]) => (below.length > 0 ? "true" : "page");

/** The screens below the entry that one is in. */
function Below({ screenIds, isCollapsed }: { screenIds: MenuItem["below"]; isCollapsed: boolean }) {
  const { t } = useTranslation();
  const prefetch = usePrefetch();
  const { pathname } = useLocation();
  const part = highlightedPart(pathname);
  if (screenIds.length === 0) return null;
  return (
    <ul className={`mt-0.5 flex flex-col gap-0.5 ${isCollapsed ? "" : "pl-3.5"}`}>
      {screenIds.map((id) => (
        <li key={id}>
          <Link
            to={screens[id].path}
            prefetch={prefetch}
            title={t(`menu.${id}`)}
            aria-label={t(`menu.${id}`)}
            aria-current={pathname === screens[id].path ? "page" : part === id || undefined}
            className={`${entryClass} h-8 text-xs`}
          >
            <Icon of={iconsBelow[id]} />
            <span className={isCollapsed ? "sr-only" : "truncate"}>{t(`menu.below.${id}`)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
