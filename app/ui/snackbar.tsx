import { Form, useNavigation } from "@remix-run/react";
import { X } from "lucide-react";
import { useCallback, useEffect, useState } from "react";
import { useTranslation } from "#locales/use-translation.ts";
import type { Flash, Message } from "#model/page/context.ts";
import { IconButton } from "./button.tsx";
import { useMessage } from "./field.tsx";
import { Icon } from "./icon.tsx";
import { SaveBar } from "./save-bar.tsx";
import { Sender } from "./sender.tsx";
import { undoField } from "./undo-field.ts";
import { useReachable } from "./use-reachable.ts";

/** Milliseconds that a notification stays; longer where what was done can be undone from it (interface.md). */
const timeouts = { plain: 4000, undoable: 8000 };

const actionLook = "h-8 rounded-control px-2.5 font-semibold underline-offset-2 hover:underline";
const looks = { success: "bg-grey-900 text-surface", error: "bg-danger text-surface" };

/** A message as it came first: the session tells it again, as an answer may be lost on its way. */
function useFirst(message: Message | null): Message | null {
  const [first, setFirst] = useState(message);
  if (message?.id === first?.id) return first;
  setFirst(message);
  return message;
}

/** What the last act came to: it comes with the page, so that it is said without scripts as well. */
export function Outcome({ flash: message }: { flash: Message | null }) {
  const flash = useFirst(message);
  if (flash?.kind === "saved") return <SaveBar state="saved" occasion={flash} />;
  return <Snackbar flash={flash} />;
}

interface SnackbarProps {
  flash: Flash | null;
  /** What can be done about it, such as taking it back. */
  action?: { label: string; press: () => void } | undefined;
  /** What it says holds no more, as it was undone by another way than its button. */
  isOver?: boolean;
}

/** The message after something was done, in its place among the notices (bars.tsx); it hides by itself, hovering keeps it. */
export function Snackbar({ flash, action, isOver = false }: SnackbarProps) {
  const { t } = useTranslation();
  const message = useMessage();
  const listed = (names: readonly string[] = []) =>
    names.map((name) => t(name, { defaultValue: name })).join(", ");
  const [shown, setShown] = useState(flash);
  useReachable(shown);
  const timeout = action || shown?.undo ? timeouts.undoable : (shown?.stays ?? timeouts.plain);
  const [isHeld, hold] = useState(false);
  useEffect(() => {
    // What stays until it is closed stays on its own page.
    setShown((before) => flash ?? (before?.stays === 0 ? null : before));
  }, [flash]);
  useEffect(() => {
    if (!shown || isHeld || timeout === 0) return;
    const hiding = window.setTimeout(() => setShown(null), timeout);
    return () => window.clearTimeout(hiding);
  }, [shown, isHeld, timeout]);
  const { state, formMethod } = useNavigation();
  const isSending = state === "submitting" && formMethod === "POST";
  // What came of the last sending says nothing of the next; what can be taken back still can.
  const canBeUndone = action !== undefined || shown?.undo !== undefined;
  useEffect(() => {
    if (isSending && !canBeUndone) setShown(null);
  }, [isSending, canBeUndone]);
  const hide = useCallback(() => {
    setShown(null);
    // What goes from under the pointer is not left by it.
    hold(false);
  }, []);
  useEffect(() => {
    if (isOver) hide();
  }, [isOver, hide]);
  return (
    <div role="status" aria-live="polite">
      {shown && shown.kind !== "saved" && (
        <div
          onPointerEnter={() => hold(true)}
          onPointerLeave={() => hold(false)}
          className={`pointer-events-auto flex animate-[appear_150ms_ease-out] items-center gap-2 rounded-card py-1.5 pr-1.5 pl-4 shadow-float ${looks[shown.kind]}`}
        >
          <p>{message(shown.key, { ...shown.values, names: listed(shown.names) })}</p>
          {shown.undo && (
            <Form method="post" action={shown.undo} navigate={false} onSubmit={hide}>
              <Sender />
              <input type="hidden" name={undoField} value="yes" />
              <button type="submit" name="active" value="yes" className={actionLook}>
                {t("form.undo")}
              </button>
            </Form>
          )}
          {action && (
            <button
              type="button"
              className={actionLook}
              onClick={() => {
                hide();
                action.press();
              }}
            >
              {action.label}
            </button>
          )}
          <IconButton
            type="button"
            label={t("dialog.close")}
            icon={<Icon of={X} />}
            ground="dark"
            onClick={hide}
          />
        </div>
      )}
    </div>
  );
}
