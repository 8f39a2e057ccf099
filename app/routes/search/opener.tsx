import { Search } from "lucide-react";
import { type MouseEvent, useEffect, useState } from "react";
import { useTranslation } from "#locales/use-translation.ts";
import { screens } from "#model/list/screens.ts";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { Palette } from "./palette.tsx";

/** Opens the palette by Ctrl K or ⌘ K, wherever one is. */
export function usePalette(person: number | undefined) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isAsked = (event.ctrlKey || event.metaKey) && !event.altKey && event.code === "KeyK";
      if (!isAsked || person === undefined) return;
      event.preventDefault();
      setOpen((isShown) => !isShown);
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [person]);
  const palette = isOpen && person !== undefined && (
    <Palette person={person} onClose={() => setOpen(false)} />
  );
  return { palette, open: () => setOpen(true) };
}

interface SearchLinkProps {
  className: string;
  isCollapsed?: boolean;
  onOpen: () => void;
}

/** The way to the search: opens the palette, and leads to the page of the search without scripts. */
export function SearchLink({ className, isCollapsed = false, onOpen }: SearchLinkProps) {
  const { t } = useTranslation();
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <Link
      to={screens.search.path}
      title={isCollapsed ? t("search.title") : undefined}
      aria-label={t("search.title")}
      aria-keyshortcuts="Control+K Meta+K"
      className={className}
      onClick={open}
    >
      <Icon of={Search} />
      <span className={isCollapsed ? "sr-only" : "grow truncate"}>{t("search.title")}</span>
      {!isCollapsed && <kbd className="font-sans text-xs opacity-75">{t("search.shortcut")}</kbd>}
    </Link>
  );
}
