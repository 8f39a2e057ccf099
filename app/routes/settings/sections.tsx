import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { useRoot } from "#app/use-root.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { isOpen, screens } from "#model/list/screens.ts";
import { settings } from "#model/list/settings.ts";
import { userRole } from "#model/user/role.ts";
import { Link } from "#ui/link.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { useInSight } from "#ui/use-in-sight.ts";

interface SettingsPageProps {
  title: string;
  count?: number;
  search?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** The settings: their sections at the side, on a phone above, and the open one. */
export function SettingsPage({ title, count, search, actions, children }: SettingsPageProps) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const root = useRoot();
  const tabs = useInSight();
  const who = root?.user && { role: userRole(root.user), modules: root.modules };
  const open = settings.filter(({ screen }) => who && isOpen(screens[screen], who));
  return (
    <main>
      <PageHeader title={title} {...(count !== undefined && { count })} search={search} actions={actions} />
      <div className="lg:flex">
        <nav
          ref={tabs}
          aria-label={t("settings.sections")}
          className="flex shrink-0 gap-1 overflow-x-auto scriptless:flex-wrap px-4 pt-4 sm:px-6 lg:w-48 lg:flex-col lg:pt-6 lg:pr-0"
        >
          {open.map(({ name, path }) => (
            <Link
              key={name}
              to={path}
              prefetch="intent"
              aria-current={currency(pathname, path)}
              className="flex h-9 shrink-0 items-center rounded-control px-3 text-grey-600 transition-colors duration-150 hover:bg-grey-100 aria-[current]:bg-primary-soft aria-[current]:font-medium aria-[current]:text-primary-soft-text"
            >
              {t(`menu.setting.${name}`)}
            </Link>
          ))}
        </nav>
        <div className="min-w-0 grow">{children}</div>
      </div>
    </main>
  );
}

/** The open section, or the one below an open dialog; the first one has no addresses below it. */
function currency(pathname: string, path: string): "page" | "true" | undefined {
  if (pathname === path) return "page";
  return path !== "/settings" && pathname.startsWith(`${path}/`) ? "true" : undefined;
}
