import { NavLink, useFetcher, useLocation } from "@remix-run/react";
import { PanelLeftClose, PanelLeftOpen } from "lucide-react";
import { useTranslation } from "#locales/use-translation.ts";
import { screens } from "#model/list/screens.ts";
import { languages } from "#model/text/language.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Icon } from "#ui/icon.tsx";
import { usePrefetch } from "#ui/use-is-online.ts";
import { SearchLink } from "../search/opener.tsx";
import { Entries, type FrameProps } from "./entries.tsx";
import { InboxLink } from "./inbox-link.tsx";
import { Leave } from "./leave.tsx";

const item =
  "flex h-9 w-full items-center gap-2.5 rounded-control px-2 text-primary-text transition-colors duration-150 hover:bg-primary-hover low:h-7";

/** The menu at the side (specification 2.3): 10 units wide collapsed, 40 expanded, remembered for each person's browser. */
export function SideMenu({ user, modules, title, images, isMenuCollapsed, unread, onSearch }: FrameProps) {
  const { t } = useTranslation();
  const width = useFetcher();
  const asked = width.formData?.get("collapsed");
  const isCollapsed = asked ? asked === "yes" : isMenuCollapsed;
  const words = isCollapsed ? "sr-only" : "truncate";
  return (
    <nav
      aria-label={t("menu.label")}
      className={`menu sticky top-0 z-20 hidden h-dvh shrink-0 flex-col bg-primary p-1 text-primary-text md:flex lowest:h-auto print:hidden ${isCollapsed ? "w-12" : "w-40"}`}
    >
      <NavLink
        to={screens.profile.path}
        prefetch={usePrefetch()}
        title={`${user.name} – ${t("menu.profile")}`}
        className="mb-3 flex h-11 items-center gap-2 rounded-control px-1.5 transition-colors duration-150 hover:bg-primary-hover aria-[current=page]:bg-primary-active low:mb-1 low:h-9"
      >
        <Avatar name={user.name} />
        <span className={`font-medium ${words}`}>{user.name}</span>
      </NavLink>
      <SearchLink className={item} isCollapsed={isCollapsed} onOpen={onSearch} />
      <InboxLink className={item} isCollapsed={isCollapsed} unread={unread} />
      <Entries user={user} modules={modules} isCollapsed={isCollapsed} />
      <div className="mt-auto flex flex-col gap-0.5">
        <LanguageSwitch isCollapsed={isCollapsed} />
        <width.Form method="post" action="/frame/menu" preventScrollReset>
          <button
            type="submit"
            name="collapsed"
            value={isCollapsed ? "no" : "yes"}
            aria-expanded={!isCollapsed}
            title={isCollapsed ? t("menu.expand") : undefined}
            className={item}
          >
            <Icon of={isCollapsed ? PanelLeftOpen : PanelLeftClose} />
            <span className={words}>{t(isCollapsed ? "menu.expand" : "menu.collapse")}</span>
          </button>
        </width.Form>
        <Leave className={item} isCollapsed={isCollapsed} />
        <Logo title={title} url={images.logo_main} isCollapsed={isCollapsed} />
      </div>
    </nav>
  );
}

/** The main logo; the title where there is none, its first letter where there is no room. */
function Logo({ title, url, isCollapsed }: { title: string; url: string | null; isCollapsed: boolean }) {
  if (isCollapsed) return <p className="py-2 text-center text-base font-semibold">{title.slice(0, 1)}</p>;
  if (!url) return <p className="truncate px-2 py-2 font-semibold">{title}</p>;
  return (
    <img
      src={url}
      alt={title}
      width={144}
      height={36}
      className="scheme-light my-1 h-9 w-36 rounded-control bg-(--brand-primary) object-contain object-left px-1.5"
    />
  );
}

/** The other languages, by their own names. The page is reloaded: it renders in the words it came with. */
export function LanguageSwitch({ isCollapsed }: { isCollapsed: boolean }) {
  const { t, language } = useTranslation();
  const { pathname, search } = useLocation();
  return (
    <form method="post" action="/language" data-leads-away="">
      <input type="hidden" name="to" value={pathname + search} />
      {languages
        .filter((code) => code !== language)
        .map((code) => (
          <button
            key={code}
            type="submit"
            name="language"
            value={code}
            lang={code}
            title={t(`languages.${code}`)}
            className={item}
          >
            <span
              aria-hidden="true"
              className="w-4 whitespace-nowrap text-center text-xs font-semibold uppercase"
            >
              {code}
            </span>
            <span className={isCollapsed ? "sr-only" : "truncate"}>{t(`languages.${code}`)}</span>
          </button>
        ))}
    </form>
  );
}
