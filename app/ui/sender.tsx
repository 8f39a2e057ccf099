import { useActionData } from "@remix-run/react";
import { createContext, useContext } from "react";
import { senderField } from "#model/answer/kept-form.ts";

/**
 * Who looks at the page, by id, as the document came: whoever signs in is given a new one. If somebody else is signed in by
 * now, it was in another tab, and what was begun here is not theirs.
 */
export const SenderContext = createContext<number | undefined>(undefined);

/** What stands under a name of whatever an action has answered. */
const within = (answer: unknown, name: string): unknown =>
  answer instanceof Object ? Object.getOwnPropertyDescriptor(answer, name)?.value : undefined;

/** Who fills in the form; it comes back to nobody else (app/kept.ts), and is sent as nobody else (app/guard.ts). */
export function Sender() {
  const viewer = useContext(SenderContext);
  // Without scripts a refused form comes back in a document of whoever is signed in by now.
  const before = within(within(useActionData(), "initialValue"), senderField);
  const sender = before ?? viewer;
  return sender ? <input type="hidden" name={senderField} value={String(sender)} /> : null;
}

/** The same for what is sent by scripts alone; nothing where nobody is signed in. */
export const senderHere = (): string | undefined => document.documentElement.dataset.sender;

/** An address for a form with files, which are streamed on: who fills it in stands in the address, and not in the form. */
export function useSentBy(address: string): string {
  const viewer = useContext(SenderContext);
  return viewer === undefined ? address : sentBy(address, String(viewer));
}

/** The address with who sends something to it. */
export const sentBy = (address: string, sender: string): string =>
  `${address}${address.includes("?") ? "&" : "?"}${senderField}=${sender}`;
