import { useBlocker, useRevalidator } from "@remix-run/react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Flash } from "~/context";
import type { Estimate } from "~/model/estimate";
import { useLatest } from "~/ui/use-latest";
import { acts, requestOf } from "./acts";
import type { RowName } from "./edited-row";
import { sendAct } from "./send-act";
import type { Editing } from "./use-drafts";

/**
 * What the buttons of the editor do: what was typed is saved first, then the act is sent, the estimate read anew, and the
 * row that was made gets the focus.
 */
export function useActs(estimate: Estimate, { settle, seenRevision, hasDrafts }: Editing) {
  const { t, i18n } = useTranslation();
  const { revalidate } = useRevalidator();
  const [told, tell] = useState<Flash | null>(null);
  const isBusy = useRef(false);
  const made = useRef<RowName | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the row that was made is there with the next reading
  useEffect(() => {
    const field = made.current && document.getElementById(fieldOf(made.current));
    if (!(field instanceof HTMLInputElement)) return;
    made.current = null;
    field.focus();
    field.select();
  }, [estimate]);

  async function act(value: string, form: FormData): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      if (!(await settle())) return tell({ kind: "error", key: "estimates.unsaved" });
      const request = requestOf(value, estimate, form, seenRevision());
      if (!request) return;
      const acted = await sendAct(request, i18n.language);
      if ("refused" in acted) tell({ kind: "error", key: acted.refused });
      else made.current = acted.made;
      revalidate();
    } finally {
      isBusy.current = false;
    }
  }

  // Whoever leaves is asked only about what cannot be saved.
  const page = `/estimate/${estimate.id}`;
  const blocker = useBlocker(({ nextLocation }) => hasDrafts && !isWithin(nextLocation.pathname, page));
  const decide = useLatest(async () => {
    const isLeft = (await settle()) || window.confirm(t("dialog.discard"));
    if (isLeft) blocker.proceed?.();
    else blocker.reset?.();
  });
  useEffect(() => {
    if (blocker.state === "blocked") void decide();
  }, [blocker.state, decide]);

  return {
    told,
    place: (row: string, at: string) => void act(acts.place(row, at), new FormData()),
    submit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      const { nativeEvent, currentTarget } = event;
      const button = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
      const value = button instanceof HTMLButtonElement ? button.value : "";
      if (value) void act(value, new FormData(currentTarget));
      else void settle();
    },
  };
}

const isWithin = (path: string, page: string) => path === page || path.startsWith(`${page}/`);

/** Where one goes on typing in a row that was made: a new line has its name, and needs its quantity. */
const fieldOf = (row: RowName) => (row.startsWith("item-") ? `${row}-quantity` : `${row}-name`);
