import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { Refusal } from "~/submission";
import { Snackbar } from "~/ui/snackbar";

/** Milliseconds that it is said how saving went (specification §8). */
export const stays = 2000;

/** Says that something was not saved, each time anew; its fields say why. */
export function Refused({ lastResult, message }: { lastResult: Refusal | undefined; message: string }) {
  const { t } = useTranslation();
  const isRefused = lastResult?.status === "error";
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal is said anew
  const refusal = useMemo(
    () => (isRefused ? { kind: "error" as const, key: t(message, { defaultValue: message }), stays } : null),
    [lastResult, isRefused, message, t],
  );
  return <Snackbar flash={refusal} />;
}
