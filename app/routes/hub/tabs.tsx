import { useLocation } from "@remix-run/react";
import { useTranslation } from "#locales/use-translation.ts";
import { Tabs } from "#ui/tabs.tsx";

interface HubTabsProps {
  /** The address of the page, which is that of its first tab. */
  start: string;
  tabs: readonly { path: string; name: string; isThere: boolean }[];
}

/** The tabs of a page that people come back to, each with an address below it. */
export function HubTabs({ start, tabs }: HubTabsProps) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const isOpen = (path: string) =>
    path === "" ? pathname === start : pathname === start + path || pathname.startsWith(`${start}${path}/`);
  return (
    <Tabs
      label={t("hub.tabs")}
      tabs={tabs
        .filter(({ isThere }) => isThere)
        .map(({ path, name }) => ({ to: start + path, name, isCurrent: isOpen(path) }))}
    />
  );
}
