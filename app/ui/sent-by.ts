import { useContext } from "react";
import { senderField } from "#model/answer/kept-form.ts";
import { SenderContext } from "./sender.tsx";

/** An address for a form with files, which are streamed on: who fills it in stands in the address, and not in the form. */
export function useSentBy(address: string): string {
  const sender = useContext(SenderContext);
  return sender === undefined ? address : sentBy(address, sender);
}

/** The address with who sends something to it. */
export const sentBy = (address: string, sender: string): string =>
  `${address}${address.includes("?") ? "&" : "?"}${senderField}=${sender}`;
