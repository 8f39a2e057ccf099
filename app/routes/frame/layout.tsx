import { Outlet } from "@remix-run/react";
import { lazy, Suspense } from "react";
import { useRoot } from "#app/use-root.ts";
import { ProblemPage } from "#ui/problem-page.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import { Listening } from "../room/listening.tsx";
import { usePalette } from "../search/opener.tsx";
import { MobileBar } from "./mobile-bar.tsx";
import { SideMenu } from "./side-menu.tsx";
import { SkipLink } from "./skip-link.tsx";
import { useHeadingFocus } from "./use-heading-focus.ts";
import { useUnread } from "./use-unread.ts";

/** Nobody has typed anything before a page is alive. It is asked for at once, to be there soon after that. */
const later = import("./later.tsx");
const Later = lazy(() => later);
const ShortcutKeys = lazy(() => import("./shortcut-keys.tsx"));

/** The default layout: the menu at the side, on a phone at the top, and the page. */
export default function Frame() {
  return (
    <Around>
      <Outlet />
    </Around>
  );
}

/** A page that failed leaves the menu in place. */
export function ErrorBoundary() {
  return (
    <Around>
      <ProblemPage />
    </Around>
  );
}

function Around({ children }: { children: React.ReactNode }) {
  const root = useRoot();
  const isHydrated = useHydrated();
  const { palette, open } = usePalette(root?.user?.id);
  const { unread, hear } = useUnread();
  useHeadingFocus();
  // As high as the window, so that what is said at the bottom is there.
  if (!root?.user) return <div className="min-h-dvh">{children}</div>;
  const viewer = { ...root, user: root.user };
  return (
    <div className="min-h-dvh md:flex">
      <SkipLink />
      <SideMenu {...viewer} unread={unread} onSearch={open} />
      <MobileBar {...viewer} unread={unread} onSearch={open} />
      <div id="content" tabIndex={-1} className="min-w-0 grow outline-none">
        {children}
      </div>
      <Listening />
      {palette}
      {isHydrated && root.hasShortcuts && (
        <Suspense>
          <ShortcutKeys search={open} />
        </Suspense>
      )}
      {isHydrated && (
        <Suspense>
          <Later kept={root.kept} viewer={root.user.id} onUnread={hear} />
        </Suspense>
      )}
    </div>
  );
}
