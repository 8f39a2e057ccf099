import { type FormProps, Form as RemixForm } from "@remix-run/react";
import { forwardRef } from "react";
import { Sender } from "#ui/sender.tsx";

/** A form of a page. One that changes something says whose it is. */
export const Form = forwardRef<HTMLFormElement, FormProps>(({ children, ...form }, ref) => (
  <RemixForm ref={ref} {...form}>
    {form.method === "post" && <Sender />}
    {children}
  </RemixForm>
));
