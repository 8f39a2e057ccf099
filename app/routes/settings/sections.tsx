import { Link, useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { PageHeader } from "~/ui/page-header";

/** What can be set and where. */
const sections = [
  { name: "company", path: "/settings" },
  { name: "texts", path: "/settings/texts" },
] as const;

interface SettingsPageProps {
  title: string;
  count?: number;
  search?: ReactNode;
  children: ReactNode;
}

/** The settings: their sections at the side, on a phone above, and the open one. */
export function SettingsPage({ title, count, search, children }: SettingsPageProps) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return (
    <main>
      <PageHeader title={title} {...(count !== undefined && { count })} search={search} />
      <div className="lg:flex">
        <nav
          aria-label={t("settings.sections")}
          className="flex shrink-0 gap-1 overflow-x-auto px-4 pt-4 sm:px-6 lg:w-48 lg:flex-col lg:pt-6 lg:pr-0"
        >
          {sections.map(({ name, path }) => (
            <Link
              key={name}
              to={path}
              prefetch="intent"
              aria-current={pathname === path ? "page" : undefined}
              className="flex h-9 shrink-0 items-center rounded-control px-3 text-grey-600 transition-colors duration-150 hover:bg-grey-100 aria-[current]:bg-grey-100 aria-[current]:font-medium aria-[current]:text-primary-ink"
            >
              {t(`settings.${name}`)}
            </Link>
          ))}
        </nav>
        <div className="min-w-0 grow">{children}</div>
      </div>
    </main>
  );
}
