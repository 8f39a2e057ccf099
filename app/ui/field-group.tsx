import type { ReactNode } from "react";

/** Fields that belong together, in two columns where there is room. */
export function FieldGroup({
  title,
  action,
  children,
}: {
  title: string;
  action?: ReactNode;
  children: ReactNode;
}) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 text-base font-semibold text-heading">{title}</legend>
      <div className="grid items-start gap-4 sm:grid-cols-2">{children}</div>
      {action && <p className="mt-2">{action}</p>}
    </fieldset>
  );
}
