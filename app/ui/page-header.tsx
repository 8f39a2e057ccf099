import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "#locales/use-translation.ts";
import { IconLink } from "./button.tsx";
import { Icon } from "./icon.tsx";

interface PageHeaderProps {
  title: string;
  /** Where the back button leads; screens have one where specification 2.4 says so. */
  backTo?: string | undefined;
  /** The total of the list. */
  count?: number;
  /** Links to the pages that belong to this one. */
  beside?: ReactNode;
  search?: ReactNode;
  /** Buttons, the main one last. */
  actions?: ReactNode;
  /** A second line: the filters that are on. */
  children?: ReactNode;
}

/** The head of a page, which stays while its list scrolls. */
export function PageHeader({ title, backTo, count, beside, search, actions, children }: PageHeaderProps) {
  const { t, language } = useTranslation();
  return (
    <header className="sticky top-0 z-10 border-b border-grey-200 bg-surface px-4 py-3 max-md:top-12 sm:px-6">
      <div className="flex min-h-9 flex-wrap items-center gap-x-3 gap-y-2">
        {backTo && (
          <IconLink to={backTo} label={t("page.back")} icon={<Icon of={ArrowLeft} />} className="-ml-2" />
        )}
        <h1
          tabIndex={-1}
          className={`min-w-0 truncate text-xl font-semibold outline-none ${backTo ? "max-w-[calc(100%-2.5rem)]" : ""}`}
        >
          {title}
        </h1>
        {count !== undefined && (
          <span className="numeric rounded-full bg-grey-100 px-2 py-0.5 text-xs text-grey-700">
            {count.toLocaleString(language)}
          </span>
        )}
        {beside}
        <div className="ml-auto flex flex-wrap items-center gap-2 max-sm:w-full print:hidden">
          {search}
          {actions}
        </div>
      </div>
      {children}
    </header>
  );
}
