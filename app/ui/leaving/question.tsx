import { useId, useLayoutEffect, useRef } from "react";
import { useTranslation } from "#locales/use-translation.ts";
import { Button } from "../button.tsx";
import { DialogBody, DialogFooter } from "../dialog.tsx";

interface LeavingQuestionProps {
  text: string;
  answer: (isLeft: boolean) => void;
}

/** Asks over whatever is open whether something typed is thrown away; Escape stays. */
export function LeavingQuestion({ text, answer }: LeavingQuestionProps) {
  const { t } = useTranslation();
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  // Closed before it leaves the page, it gives the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={ref}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={(event) => {
        event.preventDefault();
        answer(false);
      }}
      // A browser closes it at the second Escape, whatever is said to the first.
      onClose={() => answer(false)}
      className="fixed inset-0 z-30 m-auto h-fit w-[calc(100%-2rem)] overflow-y-auto rounded-card bg-raised p-0 text-body shadow-dialog sm:w-[480px]"
    >
      <h2 id={`${id}-title`} className="border-b border-grey-200 px-6 py-4 text-base font-semibold">
        {t("dialog.unsaved")}
      </h2>
      <DialogBody>
        <p id={`${id}-text`}>{text}</p>
      </DialogBody>
      <DialogFooter>
        <Button type="button" autoFocus onClick={() => answer(false)}>
          {t("dialog.no")}
        </Button>
        <Button type="button" tone="danger" onClick={() => answer(true)}>
          {t("dialog.yes")}
        </Button>
      </DialogFooter>
    </dialog>
  );
}
