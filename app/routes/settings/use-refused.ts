import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { Refusal } from "~/submission";
import { stays } from "./saved";

/** What is said of a form of the settings that was refused (specification §8); each refusal is said anew. */
export function useRefused(lastResult: Refusal | undefined) {
  const { t } = useTranslation();
  const isRefused = lastResult?.status === "error";
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal is said anew
  return useMemo(
    () => (isRefused ? { kind: "error" as const, key: t("settings.not_saved"), stays } : null),
    [lastResult, isRefused, t],
  );
}
