import { useNavigation } from "@remix-run/react";
import { Check, CircleAlert, LoaderCircle } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "#locales/use-translation.ts";
import { Icon } from "./icon.tsx";
import { useReachable } from "./use-reachable.ts";

type State = "idle" | "saving" | "saved" | "failed";

/** Milliseconds each state is shown (specification §9), and how long a new save is blocked after the last (4.7). */
const shownFor = { idle: 0, saving: 10_000, saved: 1500, failed: 3000 };
const blockedFor = 2000;

/**
 * How saving the form of this page goes, and whether a new save is blocked. `hasFailed` is the refusal that the last save
 * was answered with; a success comes with the next page (`flash`), so that it is said without scripts as well.
 */
export function useSaving(hasFailed: boolean): { state: State; isBlocked: boolean } {
  const navigation = useNavigation();
  const isUnderWay = navigation.state !== "idle" && navigation.formMethod === "POST";
  const [state, setState] = useState<State>("idle");
  const [isBlocked, setBlocked] = useState(false);
  useEffect(() => {
    if (isUnderWay) {
      setState("saving");
      setBlocked(true);
      return;
    }
    setState((before) => (before === "saving" && hasFailed ? "failed" : "idle"));
    const unblocking = window.setTimeout(() => setBlocked(false), blockedFor);
    return () => window.clearTimeout(unblocking);
  }, [isUnderWay, hasFailed]);
  return { state, isBlocked: isBlocked || isUnderWay };
}

const looks = {
  saving: { icon: LoaderCircle, colour: "bg-info-soft text-info" },
  saved: { icon: Check, colour: "bg-success-soft text-success" },
  failed: { icon: CircleAlert, colour: "bg-danger-soft text-danger" },
};

/**
 * The bar that says whether a form was saved (specification 2.5, 4.7), in its place among the notices (bars.tsx). It hides
 * by itself; another `occasion` shows the same state again.
 */
export function SaveBar({ state, occasion }: { state: State; occasion?: unknown }) {
  const { t } = useTranslation();
  const isShown = useShown(state, occasion);
  useReachable(isShown && state !== "idle" && state);
  return (
    <div role="status" aria-live="polite">
      {isShown && state !== "idle" && (
        <p
          className={`flex animate-[appear_150ms_ease-out] items-center gap-2 rounded-card px-4 py-2 font-medium shadow-float ${looks[state].colour}`}
        >
          <Icon of={looks[state].icon} />
          {t(`saving.${state}`)}
        </p>
      )}
    </div>
  );
}

/** The same as a quiet word, where what is typed saves itself all the time. */
export function SaveWord({ state }: { state: State }) {
  const { t } = useTranslation();
  const isShown = useShown(state);
  return (
    <span role="status" aria-live="polite" className="text-xs text-grey-600">
      {isShown && state !== "idle" && t(`saving.${state}`)}
    </span>
  );
}

/** Whether a state is still to be seen. */
function useShown(state: State, occasion?: unknown): boolean {
  const [isShown, show] = useState(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each occasion starts over
  useEffect(() => {
    show(true);
    const hiding = window.setTimeout(() => show(false), shownFor[state]);
    return () => window.clearTimeout(hiding);
  }, [state, occasion]);
  return isShown;
}
