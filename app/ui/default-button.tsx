import type { ButtonHTMLAttributes } from "react";

/**
 * What Enter in a field presses, which is the first button of a form: it sends the form, where another button would come first
 * that does something else, such as taking a row out. It may stand for another button of a form elsewhere on the page.
 */
export const DefaultButton = (
  of: Pick<ButtonHTMLAttributes<HTMLButtonElement>, "form" | "name" | "value">,
) => <button type="submit" className="sr-only" tabIndex={-1} aria-hidden="true" {...of} />;

/** The same of a form whose buttons do different things: Enter in a field presses none of them. */
export const NoDefaultButton = () => (
  <button type="submit" className="sr-only" disabled tabIndex={-1} aria-hidden="true" />
);
