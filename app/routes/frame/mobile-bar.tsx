import { NavLink, useLocation, useNavigation } from "@remix-run/react";
import { Menu, UserRound } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "#locales/use-translation.ts";
import { screens } from "#model/list/screens.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Icon } from "#ui/icon.tsx";
import { SearchLink } from "../search/opener.tsx";
import { Entries, type FrameProps } from "./entries.tsx";
import { InboxLink, Unread } from "./inbox-link.tsx";
import { Leave } from "./leave.tsx";
import { LanguageSwitch } from "./side-menu.tsx";

/** The menu on a phone: a bar with initials and name, and a list that a click outside closes. Works without scripts. */
export function MobileBar({ user, modules, unread, onSearch }: FrameProps) {
  const { t } = useTranslation();
  const { key } = useLocation();
  const next = useNavigation().location?.key;
  const ref = useRef<HTMLDetailsElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the menu, as soon as it begins
  useEffect(() => {
    ref.current?.removeAttribute("open");
  }, [key, next]);
  useEffect(() => {
    const close = ({ target }: Event) => {
      if (target instanceof Node && !ref.current?.contains(target)) ref.current?.removeAttribute("open");
    };
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key !== "Escape" || !ref.current?.open) return;
      ref.current.removeAttribute("open");
      ref.current.querySelector("summary")?.focus();
    };
    document.addEventListener("pointerdown", close);
    document.addEventListener("keydown", closeByKey);
    return () => {
      document.removeEventListener("pointerdown", close);
      document.removeEventListener("keydown", closeByKey);
    };
  }, []);

  return (
    <nav
      aria-label={t("menu.label")}
      className="sticky top-0 z-20 h-12 bg-primary text-primary-text md:hidden print:hidden"
    >
      <details ref={ref} className="group">
        {/* Open, it lies over the whole page: a tap outside closes the menu and does nothing else. */}
        <summary className="flex h-12 list-none items-center gap-2 px-4 group-open:before:fixed group-open:before:inset-0 [&::-webkit-details-marker]:hidden">
          <Avatar name={user.name} />
          <span className="truncate font-medium">{user.name}</span>
          <span className="ml-auto flex items-center gap-2">
            <Unread count={unread} />
            <Icon of={Menu} size={20} />
            <span className="sr-only">{t("menu.label")}</span>
          </span>
        </summary>
        <div className="absolute inset-x-0 flex flex-col gap-0.5 bg-primary p-2 shadow-float">
          <SearchLink
            className="flex h-9 items-center gap-2.5 rounded-control px-2 hover:bg-primary-hover"
            onOpen={onSearch}
          />
          <InboxLink
            className="flex h-9 items-center gap-2.5 rounded-control px-2 hover:bg-primary-hover"
            unread={unread}
          />
          <Entries user={user} modules={modules} isCollapsed={false} />
          <hr className="my-1 border-primary-text/20" />
          <NavLink
            to={screens.profile.path}
            className="flex h-9 items-center gap-2.5 rounded-control px-2 hover:bg-primary-hover aria-[current=page]:bg-primary-active"
          >
            <Icon of={UserRound} />
            {t("menu.profile")}
          </NavLink>
          <LanguageSwitch isCollapsed={false} />
          <Leave className="flex h-9 w-full items-center gap-2.5 rounded-control px-2 hover:bg-primary-hover" />
        </div>
      </details>
    </nav>
  );
}
