import { type FormProps, Form as RemixForm } from "@remix-run/react";
import { forwardRef } from "react";
import { Sender } from "#ui/sender.tsx";

/**
 * A form of a page. One that changes something says whose it is, and browsers do not fill it in as it was once typed: who goes
 * back to it has the row as it is by now beside that, and would undo what a colleague has changed.
 */
export const Form = forwardRef<HTMLFormElement, FormProps>(({ children, ...form }, ref) => (
  <RemixForm ref={ref} {...(form.method === "post" && { autoComplete: "off" })} {...form}>
    {form.method === "post" && <Sender />}
    {children}
  </RemixForm>
));
