import { type FormProps, Form as RemixForm } from "@remix-run/react";
import { forwardRef } from "react";
import { senderField } from "#model/answer/kept-form.ts";
import { useRoot } from "./use-root.ts";

/** A form of a page. One that changes something says whose it is: it comes back to nobody else (app/kept.ts). */
export const Form = forwardRef<HTMLFormElement, FormProps>(({ children, ...form }, ref) => (
  <RemixForm ref={ref} {...form}>
    {form.method === "post" && <Sender />}
    {children}
  </RemixForm>
));

/** Who fills in the form, for one that is no `Form` as it is sent by a fetcher. */
export function Sender() {
  const email = useRoot()?.user?.email;
  return email && <input type="hidden" name={senderField} value={email} />;
}
