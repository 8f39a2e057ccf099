import type { ReactNode } from "react";

/** Fields that belong together, in two columns where there is room. */
export function FieldGroup({
  title,
  hint,
  action,
  children,
}: {
  title: string;
  hint?: string;
  action?: ReactNode;
  children: ReactNode;
}) {
  return (
    <fieldset className="min-w-0">
      <legend className={`text-base font-semibold text-heading ${hint ? "mb-1" : "mb-3"}`}>{title}</legend>
      {hint && <p className="mb-3 text-xs text-grey-600">{hint}</p>}
      <div className="grid items-start gap-4 sm:grid-cols-2">{children}</div>
      {action && <p className="mt-2">{action}</p>}
    </fieldset>
  );
}
