import { type FormMetadata, getFormProps } from "@conform-to/react";
import { type FormEvent, useCallback, useEffect, useRef, useState } from "react";
import { useRevalidate } from "#ui/use-revalidate.ts";
import type { Refusal } from "./submission.ts";

interface Row {
  id: number;
  version: number;
}

/**
 * The rows of a list that are changed where they stand, one form each. A row that a colleague has deleted stays as long as
 * something is typed in it: the list is read again whenever another row is saved.
 */
export function useTypedRows<Listed extends Row>(rows: readonly Listed[]) {
  const [typed, setTyped] = useState<ReadonlyMap<number, Listed>>(new Map());
  const isThere = (id: number) => rows.some((row) => row.id === id);
  const gone = [...typed.values()].filter(({ id }) => !isThere(id));
  const note = useCallback(
    (row: Listed, isTyped: boolean) =>
      setTyped((before) => {
        if (before.has(row.id) === isTyped) return before;
        const next = new Map(before);
        if (isTyped) next.set(row.id, row);
        else next.delete(row.id);
        return next;
      }),
    [],
  );
  return { shown: [...rows, ...gone], isGone: ({ id }: Row) => !isThere(id), note };
}

interface RowForm<Listed extends Row, Schema extends Record<string, unknown>> {
  row: Listed;
  /** The row that the form was filled from, and how the form is filled from another. */
  begun: Listed;
  begin: (row: Listed) => void;
  note: (row: Listed, isTyped: boolean) => void;
  form: FormMetadata<Schema, string[]>;
  /** Nothing of it is on its way. */
  isIdle: boolean;
  lastResult: Refusal | undefined;
}

/**
 * Fills the form of a row again from what the row became: by the form itself, or by a colleague where nothing is typed in it.
 * What is typed stays until it is sent, and meets the colleague's change then. If that was a deletion, the page is read
 * once more, as its sums and its list are old. Answers what the form is rendered with, and what lets go of the row: it is
 * deleted here, or gone and read.
 */
export function useRowForm<Listed extends Row, Schema extends Record<string, unknown>>({
  row,
  begun,
  begin,
  note,
  form,
  isIdle,
  lastResult,
}: RowForm<Listed, Schema>) {
  const isSent = useRef(false);
  const isDiscarded = useRef(false);
  const { dirty } = form;
  const isSame = row === begun || JSON.stringify(row) === JSON.stringify(begun);
  const isMet = row.version > 0 && row.version === lastResult?.begun?.version;
  const next = isSame || isMet ? null : row;
  useEffect(() => {
    if (!lastResult) return;
    isSent.current = false;
    isDiscarded.current = false;
  }, [lastResult]);
  useEffect(() => {
    if (next && isIdle && (isSent.current || !dirty)) begin(next);
  }, [next, isIdle, dirty, begin]);
  const revalidate = useRevalidate();
  const isToldGone = lastResult?.error?.[""]?.includes("conflict.gone") ?? false;
  useEffect(() => {
    if (isToldGone) revalidate();
  }, [isToldGone, revalidate]);
  const isTyped = dirty || lastResult !== undefined;
  useEffect(() => note(begun, isTyped && !isDiscarded.current), [note, begun, isTyped]);
  const { onSubmit, ...formProps } = getFormProps(form);
  const send = (event: FormEvent<HTMLFormElement>) => {
    onSubmit(event);
    isSent.current = !event.defaultPrevented;
  };
  const discard = () => {
    isDiscarded.current = true;
    note(begun, false);
  };
  return { formProps: { ...formProps, onSubmit: send }, discard };
}
