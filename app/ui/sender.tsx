import { createContext, useContext } from "react";
import { senderField } from "#model/answer/kept-form.ts";

/**
 * Who looks at the page, by id, as the document came: anyone who signs in is given a new one. If somebody else is signed in by
 * now, it was in another tab, and what was begun here is not theirs.
 */
export const SenderContext = createContext<string | undefined>(undefined);

/** Who fills in the form; it comes back to nobody else (app/forms/kept.ts), and is sent as nobody else (app/loading/guard.ts). */
export const Sender = () => <input type="hidden" name={senderField} value={useContext(SenderContext)} />;
