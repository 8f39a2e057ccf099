import { useMemo } from "react";
import type { Refusal } from "#app/forms/submission.ts";
import { AtBottom } from "#ui/bars.tsx";
import { Snackbar } from "#ui/snackbar.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import { stays } from "./saved.ts";

interface RefusedProps {
  lastResult: Refusal | undefined;
  /** The key of what is said. */
  message?: string;
}

/** Says that something was not saved (specification §8), each time again; its fields say why. */
export function Refused({ lastResult, message = "settings.not_saved" }: RefusedProps) {
  const isRefused = lastResult?.status === "error";
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal is said again
  const refusal = useMemo(
    () => (isRefused ? { kind: "error" as const, key: message, stays } : null),
    [lastResult, isRefused, message],
  );
  const notice = <Snackbar flash={refusal} />;
  // Without scripts nothing can be said elsewhere than where it stands.
  return useHydrated() ? <AtBottom as="notice">{notice}</AtBottom> : notice;
}
