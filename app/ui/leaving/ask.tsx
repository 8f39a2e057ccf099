import { useBlocker, useFetchers, useLocation, useNavigation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "#locales/use-translation.ts";
import type { KeptForm } from "#model/answer/kept-form.ts";
import type { Flash } from "#model/page/context.ts";
import { AtBottom } from "../bars.tsx";
import { Snackbar } from "../snackbar.tsx";
import { useLatest } from "../use-latest.ts";
import { beforeReading } from "../use-revalidate.ts";

import { LeavingQuestion } from "./question.tsx";
import { savingThemselves } from "./saves-itself.ts";
import {
  formsIn,
  isAnythingTyped,
  isTyped,
  noteAnswered,
  noteBeginnings,
  noteRestored,
  noteSent,
  noteTyped,
} from "./typed.ts";

type Place = Pick<Location, "pathname" | "search">;

const isWithin = (path: string, page: string) => path === page || path.startsWith(`${page}/`);

/** What an address leads away from, of what is typed and not saved: a dialog's form, a page's, or nothing. */
function lostBy(here: Place, next: Place, sending: EventTarget | null = null): "dialog" | "page" | null {
  const isElsewhere = here.pathname !== next.pathname;
  if (!isElsewhere && here.search === next.search) return null;
  const lost = formsIn(document).filter((form) => {
    if (form === sending) return false;
    if (form.closest("dialog")) return isElsewhere && isTyped(form);
    // A page that stays below its dialogs says so.
    const page = form.dataset.staysBelow;
    return !(isElsewhere && page && isWithin(next.pathname, page)) && isTyped(form);
  });
  if (lost.length === 0) return null;
  return lost.some((form) => form.closest("dialog")) ? "dialog" : "page";
}

const unsavedAt = (pathname?: string) =>
  [...savingThemselves]
    .map((part) => part())
    .filter((part) => part.hasUnsaved && (pathname === undefined || part.isLeftFor(pathname)));

/** A form did not get through: it is said once its page has been answered (app/unsent.ts). */
let isUnsent = false;
export const noteUnsent = (): void => {
  isUnsent = true;
};
const notSent: Flash = { kind: "error", key: "errors.network" };

/** Whether nothing is typed, or the page answers as the framework will ask for it: its problem would stand there else. */
async function isReadingHarmless(): Promise<boolean> {
  if (unsavedAt().length === 0 && !isAnythingTyped()) return true;
  const { pathname, search } = window.location;
  return fetch(`${pathname}.data${search}`).then(
    ({ ok }) => ok,
    () => false,
  );
}

interface Question {
  about: "dialog" | "page";
  leave: () => void;
  stay?: (() => void) | undefined;
}

interface AskProps {
  /** A form that the page came with, as it was typed before its sender signed in again. */
  kept: KeptForm | null;
  /** The id of the person who is signed in as far as the page knows by now. */
  viewer: number;
}

/**
 * Asks before something typed is left: by a link, Escape, the browser's back button, another language or the way out. The
 * one place where that is asked, for dialogs and pages. The browser itself asks only where the tab is closed or reloaded.
 */
export default function AskBeforeLeaving({ kept, viewer }: AskProps) {
  const { t } = useTranslation();
  const [question, put] = useState<Question | null>(null);
  /** A form that is being sent: it is not left, and one without scripts leads away by itself. */
  const leaving = useRef<EventTarget | null>(null);

  const here = useLocation();
  const restored = useRef(kept && kept.at === here.pathname + here.search ? kept.fields : []);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation: next }) =>
      unsavedAt(next.pathname).length > 0 || lostBy(currentLocation, next, leaving.current) !== null,
  );
  const decide = useLatest(async () => {
    if (blocker.state !== "blocked") return;
    const next = blocker.location;
    const settled = await Promise.all(unsavedAt(next.pathname).map(({ settle }) => settle()));
    const about = lostBy(here, next) ?? (settled.every(Boolean) ? null : "page");
    if (about) put({ about, leave: blocker.proceed, stay: blocker.reset });
    else blocker.proceed();
  });
  // By the blocker and not by its state: one that is let go and blocked in one rendering is asked about again.
  useEffect(() => {
    if (blocker.state === "blocked") void decide();
  }, [blocker, decide]);

  // Another person has signed in in another tab. Nothing is begun in the name of who was here before.
  const first = useRef(viewer);
  useEffect(() => {
    if (viewer !== first.current && unsavedAt().length === 0 && !isAnythingTyped()) window.location.reload();
  }, [viewer]);

  const [told, tell] = useState<Flash | null>(null);
  const isBusy = [useNavigation(), ...useFetchers()].some(({ state }) => state !== "idle");
  useEffect(() => {
    if (isBusy) return;
    // Forms show what is wrong with them one rendering after the answer: until then all looks taken.
    const answered = window.setTimeout(() => {
      noteAnswered();
      // A form says so itself; a button has no place for it.
      if (isUnsent && !document.querySelector("form [role=alert]")) tell({ ...notSent });
      isUnsent = false;
    });
    return () => window.clearTimeout(answered);
  }, [isBusy]);

  useEffect(() => {
    const submitted = (event: SubmitEvent) => {
      const form = event.target;
      if (!(form instanceof HTMLFormElement)) return;
      const isAway = form.dataset.leadsAway !== undefined;
      if (isAway && leaving.current === null && isAnythingTyped()) {
        event.preventDefault();
        event.stopPropagation();
        const leave = () => {
          leaving.current = form;
          form.requestSubmit(event.submitter);
        };
        put({ about: "page", leave });
        return;
      }
      noteSent(form);
      leaving.current = form;
      // Once everybody has heard of it: what scripts send leads away by the router alone, which asks.
      window.setTimeout(() => {
        if (event.defaultPrevented) leaving.current = null;
      });
    };
    const typed = ({ target }: Event) => {
      const form = target instanceof Element ? target.closest("form") : null;
      if (form) noteTyped(form);
    };
    const closing = (event: BeforeUnloadEvent) => {
      if (leaving.current) return;
      if (unsavedAt().length > 0 || isAnythingTyped()) event.preventDefault();
    };
    const focused = () => noteBeginnings();
    document.documentElement.dataset.asks = "";
    beforeReading(isReadingHarmless);

    noteBeginnings();
    noteRestored(restored.current.map(([name]) => name));
    window.addEventListener("submit", submitted, true);
    window.addEventListener("input", typed, true);
    window.addEventListener("focusin", focused, true);
    window.addEventListener("beforeunload", closing);
    return () => {
      window.removeEventListener("submit", submitted, true);
      window.removeEventListener("input", typed, true);
      window.removeEventListener("focusin", focused, true);
      window.removeEventListener("beforeunload", closing);
    };
  }, []);

  if (!question)
    return (
      <AtBottom as="notice">
        <Snackbar flash={told} />
      </AtBottom>
    );
  return (
    <LeavingQuestion
      text={t(question.about === "dialog" ? "dialog.discard" : "dialog.leave")}
      answer={(isLeft) => {
        put(null);
        if (isLeft) question.leave();
        else question.stay?.();
      }}
    />
  );
}
