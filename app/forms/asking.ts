import { answerSignedOut } from "#app/remix/signed-out-reading.ts";
import { answerUnsent } from "#app/remix/unsent.ts";
import AskBeforeLeaving, { noteUnsent } from "#ui/leaving/ask.tsx";
import { unsavedAt } from "#ui/leaving/lost.ts";
import { isAnythingTyped, isOtherTyped } from "#ui/leaving/typed.ts";

// Without these what is typed goes where a form does not get through, or a session has ended, as the framework has it.
if (typeof document !== "undefined") {
  answerUnsent(noteUnsent, () => unsavedAt().length > 0 || isOtherTyped());
  answerSignedOut(() => unsavedAt().length > 0 || isAnythingTyped());
}

/** Keeps what is typed from being lost. Loaded once a page is alive. */
export default AskBeforeLeaving;
