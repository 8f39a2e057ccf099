import type { ReactNode } from "react";

interface FactProps {
  name: string;
  /** It has a line of its own, where facts stand beside one another. */
  isWide?: boolean;
  children: ReactNode;
}

/** One of a list of facts: its name above, what it is below. */
export const Fact = ({ name, isWide = false, children }: FactProps) => (
  <div className={isWide ? "col-span-full min-w-0" : "min-w-0"}>
    <dt className="text-xs text-grey-600">{name}</dt>
    <dd className="break-words">{children}</dd>
  </div>
);
