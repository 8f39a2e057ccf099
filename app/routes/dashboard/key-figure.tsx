import type { ReactNode } from "react";
import { Link } from "#ui/link.tsx";

interface KeyFigureProps {
  name: string;
  value: string;
  /** What the figure counts, as a list; the whole card leads there. */
  to?: string | undefined;
  /** Somebody has to do something about it. */
  isAlarming?: boolean;
  /** What it is made of, or how it has changed. */
  children: ReactNode;
}

/** One figure with its name and a few words on it. */
export const KeyFigure = ({ name, value, to, isAlarming = false, children }: KeyFigureProps) => (
  <div className="dashboard-figure" data-alarm={isAlarming || undefined}>
    <dt>
      {to ? (
        <Link to={to} prefetch="intent" className="row-link rounded-sm">
          {name}
        </Link>
      ) : (
        name
      )}
    </dt>
    <dd className="numeric" style={{ "--letters": value.length }}>
      {value}
    </dd>
    <dd>{children}</dd>
  </div>
);
