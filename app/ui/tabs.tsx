import type { ReactNode } from "react";
import { Link } from "./link.tsx";
import { useInSight } from "./use-in-sight.ts";

export interface Tab {
  to: string;
  name: string;
  isCurrent: boolean;
}

interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  /** What may be done with the open one. */
  children?: ReactNode;
}

/** The parts of a page, each with an address; on a narrow screen they scroll, the open one in sight. */
export function Tabs({ label, tabs, children }: TabsProps) {
  const ref = useInSight(tabs.find(({ isCurrent }) => isCurrent)?.to);
  return (
    <nav
      ref={ref}
      data-tabs
      aria-label={label}
      className="mt-1 flex gap-x-5 last:-mb-3 overflow-x-auto scriptless:flex-wrap print:hidden"
    >
      {tabs.map(({ to, name, isCurrent }) => (
        <Link
          key={to}
          to={to}
          prefetch="intent"
          aria-current={isCurrent ? "page" : undefined}
          className="flex h-9 shrink-0 items-center border-b-2 border-transparent text-grey-600 transition-colors duration-150 hover:text-body aria-[current]:border-primary-ink aria-[current]:font-medium aria-[current]:text-primary-ink"
        >
          {name}
        </Link>
      ))}
      {children}
    </nav>
  );
}
