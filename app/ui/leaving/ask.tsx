import { type Location, useBlocker, useLocation } from "@remix-run/react";
import { type MutableRefObject, useEffect, useRef, useState } from "react";
import { useTranslation } from "#locales/use-translation.ts";
import type { KeptForm } from "#model/answer/kept-form.ts";
import type { Flash } from "#model/page/context.ts";
import { AtBottom } from "../bars.tsx";
import { Snackbar } from "../snackbar.tsx";
import { useLatest } from "../use-latest.ts";
import { beforeReading } from "../use-revalidate.ts";

import { useGo, useHold, wayTo } from "./hold.ts";
import { lookWhetherHarmless, lostBy, unsavedAt } from "./lost.ts";
import { LeavingQuestion } from "./question.tsx";
import {
  isAnythingTyped,
  isRefusalShown,
  noteAnswered,
  noteBeginnings,
  noteRearranged,
  noteRestored,
  noteSent,
  noteTyped,
} from "./typed.ts";

/** Why a form did not get through, as a text key: it is said once its page has been answered (app/remix/unsent.ts). */
let unsent: { why: string } | null = null;
/** What had not got through, or was refused, already when somebody was held: they have seen that, and went on. */
let unsentBefore: { why: string } | null = null;
let wasRefusalSeen = false;
export const noteUnsent = (why: string): void => {
  unsent = { why };
};

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
  const leaving = useRef<HTMLFormElement | null>(null);

  const here = useLocation();
  const { isBusy, isSending, isAnswered, hold, wasHeld, release } = useHold();
  /** Where somebody was stopped from going, and whether they said that they go all the same. */
  const stopped = useRef(wayTo(here, "PUSH"));
  const isLetGo = useRef(false);
  /** The way that is being decided about: of anyone who is stopped again meanwhile only the last one counts. */
  const decided = useRef<Location | null>(null);
  const blocker = useBlocker(({ currentLocation, nextLocation: next, historyAction }) => {
    if (isLetGo.current) {
      isLetGo.current = false;
      return false;
    }
    stopped.current = wayTo(next, historyAction);
    decided.current = null;
    // What comes of many rows is told first, and then left by asking again.
    if (document.querySelector("[data-stays]")) {
      hold(stopped.current, false);
      return true;
    }
    // A form that is sent after another one is not held: it could not be sent by its address alone.
    if (isSending() && leaving.current?.method !== "post") {
      unsentBefore = unsent;
      wasRefusalSeen = isAnswered() && isRefusalShown();
      hold(stopped.current, true);
      return true;
    }
    return unsavedAt(next.pathname).length > 0 || lostBy(currentLocation, next, leaving.current) !== null;
  });
  const go = useGo();
  const leave = useLatest(() => {
    try {
      if (blocker.state === "blocked") return blocker.proceed();
    } catch {
      // The page was read again in this moment: the router knows of nothing that was stopped, and is led there below.
    }
    // The page was read again since.
    isLetGo.current = true;
    go(stopped.current);
  });
  const decide = useLatest(async () => {
    if (blocker.state !== "blocked" || wasHeld(blocker.location)) return;
    const next = blocker.location;
    if (decided.current === next) return;
    decided.current = next;
    const isSettled = await settled(next.pathname);
    if (decided.current !== next) return;
    const about = lostBy(here, next) ?? (isSettled ? null : "page");
    if (about) put({ about, leave, stay: blocker.reset });
    else leave();
  });
  // By the blocker and not by its state: one that is let go and blocked in one rendering is asked about again.
  useEffect(() => {
    if (blocker.state === "blocked") void decide();
  }, [blocker, decide]);

  useReloadForAnother(viewer);
  const notice = useUnsentNotice(isBusy, release);
  useFormEvents({ kept, here, leaving, isSending, ask: put });

  if (!question)
    return (
      <AtBottom as="notice">
        <Snackbar flash={notice} />
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

/** Saves what saves itself; resolves with whether nothing of it is left that leaving would lose. */
async function settled(pathname?: string): Promise<boolean> {
  const all = await Promise.all(unsavedAt(pathname).map(({ settle }) => settle()));
  return all.every(Boolean);
}

/** Reads the page again once another person has signed in in another tab: nothing is begun in the name of the one before. */
function useReloadForAnother(viewer: number): void {
  const first = useRef(viewer);
  useEffect(() => {
    if (viewer !== first.current && unsavedAt().length === 0 && !isAnythingTyped()) window.location.reload();
  }, [viewer]);
}

/** Says that a form did not get through. What was held for its answer is let go, or stays where it was refused. */
function useUnsentNotice(isBusy: boolean, release: (isRefused: boolean) => void): Flash | null {
  const [notice, notify] = useState<Flash | null>(null);
  useEffect(() => {
    if (isBusy) return;
    // Forms show what is wrong with them one rendering after the answer: until then all looks taken.
    const answered = window.setTimeout(() => {
      const isRefused = noteAnswered();
      // A form says so itself; a button has no place for it.
      if (unsent && !document.querySelector("form [role=alert]")) notify({ kind: "error", key: unsent.why });
      release((isRefused && !wasRefusalSeen) || (unsent !== null && unsent !== unsentBefore));
      unsent = null;
    });
    return () => window.clearTimeout(answered);
  }, [isBusy, release]);
  return notice;
}

interface FormEventsOptions extends Pick<AskProps, "kept"> {
  here: Location;
  leaving: MutableRefObject<HTMLFormElement | null>;
  isSending: () => boolean;
  ask: (question: Question) => void;
}

/** Notes what is typed and sent in the forms of a page, and asks before a form leads away from others. */
function useFormEvents({ kept, here, leaving, isSending, ask }: FormEventsOptions): void {
  const restored = useRef(kept && kept.at === here.pathname + here.search ? kept.fields : []);
  useEffect(() => {
    const submitted = (event: SubmitEvent) => {
      const form = event.target;
      if (!(form instanceof HTMLFormElement)) return;
      const isAway = form.dataset.leadsAway !== undefined;
      if (isAway && leaving.current === null && (isAnythingTyped() || unsavedAt().length > 0)) {
        event.preventDefault();
        event.stopPropagation();
        const leave = () => {
          leaving.current = form;
          form.requestSubmit(event.submitter);
        };
        void settled().then((isSettled) => {
          if (isAnythingTyped() || !isSettled) ask({ about: "page", leave });
          else leave();
        });
        return;
      }
      if (noteRearranged(form, event.submitter)) return;
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
      if (isSending() || unsavedAt().length > 0 || isAnythingTyped()) event.preventDefault();
    };
    const focused = () => noteBeginnings();
    document.documentElement.dataset.asks = "";
    beforeReading(lookWhetherHarmless);

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
  }, [leaving, isSending, ask]);
}
