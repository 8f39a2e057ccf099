import type { ReactNode } from "react";

/** One line of a list of facts: its name above, what it is below. */
export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-xs text-grey-600">{name}</dt>
    <dd className="break-words">{children}</dd>
  </div>
);
