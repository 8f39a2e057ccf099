import AskBeforeLeaving, { noteUnsent } from "#ui/leaving/ask.tsx";
import { answerUnsent } from "./remix/unsent.ts";

// Without it a form that does not get through ends at a problem's page, as the framework has it.
if (typeof document !== "undefined") answerUnsent(noteUnsent);

/** Keeps what is typed from being lost. Loaded once a page is alive. */
export default AskBeforeLeaving;
