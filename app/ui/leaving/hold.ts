import { type Location, useFetchers, useLocation, useNavigate, useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useLatest } from "../use-latest.ts";

/** The number that the router gives the page among those that the browser goes back and forth between. */
const placeInHistory = (): number => window.history.state?.idx ?? 0;

/** Where somebody wants to go. */
interface Way {
  next: Location;
  /** Of a page that the browser's back or forward button leads to. */
  place: number | null;
}

/** Where somebody wants to go, asked while the router begins to lead there. */
export const wayTo = (next: Location, action: string): Way => ({
  next,
  place: action === "POP" ? placeInHistory() : null,
});

/** The number of the page that is shown: the browser has another one until a step is taken back that was stopped. */
function usePlace() {
  const { key } = useLocation();
  const place = useRef(placeInHistory());
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has a number of its own
  useEffect(() => {
    place.current = placeInHistory();
  }, [key]);
  return place;
}

/**
 * Goes a way that was stopped, once the router has forgotten it: it does so with every page that it shows. Where the browser
 * has not yet taken back the step that was stopped, two steps would be on their way at once, and one of them lost.
 */
export function useGo(): (way: Way) => void {
  const navigate = useNavigate();
  const here = usePlace();
  return useLatest(({ next, place }) => {
    if (place === null) return navigate(next);
    const step = () => navigate(place - here.current);
    if (placeInHistory() === here.current) step();
    else window.addEventListener("popstate", step, { once: true });
  });
}

/**
 * What is being sent is broken off where another page is asked for, and nobody would hear of it: anyone who leaves meanwhile
 * is held until its answer is here.
 */
export function useHold() {
  const all = [useNavigation(), ...useFetchers()];
  const isBusy = all.some(({ state }) => state !== "idle");
  // Those that only ask for something say so, or nothing.
  const sending = all.filter(
    ({ state, formMethod }) => state !== "idle" && formMethod !== undefined && formMethod !== "GET",
  );
  const isSending = sending.length > 0;
  const held = useRef<Way | null>(null);
  /** The router tells of a way that it stopped a rendering later, when its answer may be here and the way be gone already. */
  const wasHeld = useRef(new WeakSet<Location>());
  const here = useLocation();
  const go = useGo();
  return {
    isBusy,
    isSending: useLatest(() => isSending),
    /** What was sent is answered, and the page is being read again. */
    isAnswered: useLatest(() => sending.every(({ state }) => state === "loading")),
    /** Stops somebody, who goes on by themselves where that `isLedOn`. */
    hold: (way: Way, isLedOn: boolean): void => {
      held.current = isLedOn ? way : null;
      wasHeld.current.add(way.next);
    },
    wasHeld: (next: Location): boolean => wasHeld.current.has(next),
    /** What was sent is answered: what was refused is read before it is left. */
    release: useLatest((isRefused: boolean) => {
      const way = held.current;
      held.current = null;
      if (!way || isRefused) return;
      if (way.next.pathname !== here.pathname || way.next.search !== here.search) go(way);
    }),
  };
}
