import { type FormEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "#locales/use-translation.ts";
import type { Flash } from "#model/page/context.ts";
import { useSavesItself } from "#ui/leaving/saves-itself.ts";
import { useLatest } from "#ui/use-latest.ts";
import { useRevalidate } from "#ui/use-revalidate.ts";
import type { RowName } from "./edited-row.ts";
import { type HeldKeys, keyFor } from "./held-keys.ts";
import { intents, newLineIn, orderOf, requestOf } from "./intents.ts";
import { readOutline } from "./read-outline.ts";
import { sendIntent } from "./send-intent.ts";
import type { Editing } from "./use-drafts.ts";
import type { Ordering } from "./use-order.ts";

/**
 * What the buttons of the editor do, one after another: what was typed is saved first, then the act is sent, the estimate
 * read again, and the row that was made gets the focus. A new order is shown at once.
 */
export function useIntents(order: Ordering, editing: Editing) {
  const { estimate } = order;
  const { settle, seenRevision, hasDrafts, hasNewLines, added } = editing;
  const { language } = useTranslation();
  const revalidate = useRevalidate();
  const [notice, notify] = useState<Flash | null>(null);
  const queue = useQueue();
  /** Acts that wait or are on their way: pressed twice, a button means one thing. */
  const pressed = useRef(new Set<string>());
  const keys = useRef<HeldKeys>(new Map());
  const made = useRef<RowName | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the row that was made is there with the next reading
  useEffect(() => {
    const field = made.current && document.getElementById(fieldOf(made.current));
    if (!(field instanceof HTMLInputElement)) return;
    made.current = null;
    field.focus();
    field.select();
  }, [estimate]);

  const intent = useLatest(async (value: string, form: FormData): Promise<void> => {
    // What cannot be saved as the estimate is approved can be once it is open again.
    if (!(await settle()) && value !== intents.reopen)
      return notify({ kind: "error", key: "estimates.unsaved" });
    const request = requestOf(value, order.current(), form, seenRevision());
    if (!request) return;
    const acted = await sendIntent(request, { language, key: keyFor(value, request, keys.current) });
    if (!acted.isLost) keys.current.delete(value);
    if ("refused" in acted) notify({ kind: "error", key: acted.refused });
    else {
      made.current = acted.made;
      const line = newLineIn(value, form);
      if (line) added(line.position, line.text);
    }
    revalidate();
  });

  /** Moves a row among those that are there by now: a colleague may have moved others since the page was read. */
  const reorder = useLatest(async (value: string): Promise<void> => {
    const outline = await readOutline(estimate.id, language);
    const request = outline && orderOf(value, outline);
    const acted = request ? await sendIntent(request, { language }) : null;
    const refused = acted && "refused" in acted ? acted.refused : !outline && "errors.network";
    if (refused) notify({ kind: "error", key: refused });
    order.arrived(!acted || Boolean(refused));
    revalidate();
  });

  function press(value: string, form: FormData): void {
    const moved = orderOf(value, order.current());
    if (moved) {
      order.expect(moved);
      queue.enqueue(() => reorder(value));
    } else if (!pressed.current.has(value)) {
      pressed.current.add(value);
      queue.enqueue(() => intent(value, form).finally(() => pressed.current.delete(value)));
    }
  }

  const page = `/estimate/${estimate.id}`;
  useSavesItself({
    get hasUnsaved() {
      return hasDrafts || hasNewLines() || queue.isBusy();
    },
    isLeftFor: (pathname) => pathname !== page && !pathname.startsWith(`${page}/`),
    settle: () => queue.afterwards(async () => (await settle()) && !hasNewLines()),
  });

  return {
    notice,
    place: (row: string, at: string) => press(intents.place(row, at), new FormData()),
    submit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      const { nativeEvent, currentTarget } = event;
      const button = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
      const value = button instanceof HTMLButtonElement ? button.value : "";
      if (value) press(value, new FormData(currentTarget));
      else void settle();
    },
  };
}

/** Work that is done one after another. */
function useQueue() {
  const queue = useRef(Promise.resolve());
  const waiting = useRef(0);
  return {
    enqueue: (work: () => Promise<void>): void => {
      waiting.current += 1;
      const done = () => {
        waiting.current -= 1;
      };
      const counted = () => work().finally(done);
      // One that failed must not hold up the next.
      queue.current = queue.current.then(counted, counted);
    },
    isBusy: () => waiting.current > 0,
    /** Begins once what is queued by now has ended, well or not. */
    afterwards: <Result>(work: () => Promise<Result>): Promise<Result> => queue.current.then(work, work),
  };
}

/** Where one goes on typing in a row that was made: a new line has its name, and needs its quantity. */
const fieldOf = (row: RowName) => (row.startsWith("item-") ? `${row}-quantity` : `${row}-name`);
