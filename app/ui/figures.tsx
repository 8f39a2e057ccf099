import type { ReactNode } from "react";
import { Link } from "./link.tsx";

interface FigureProps {
  name: string;
  value: string;
  /** What the figure counts, as a list; the whole of it leads there. */
  to?: string | undefined;
  /** Somebody has to do something about it. */
  isAlarming?: boolean;
  /** A few words on it. */
  children?: ReactNode;
}

/** The few figures that matter of what a page is about, in one line below its head. Its looks are in styles/hub.css. */
export const Figures = ({ label, children }: { label: string; children: ReactNode }) => (
  <dl aria-label={label} className="figures">
    {children}
  </dl>
);

export const Figure = ({ name, value, to, isAlarming = false, children }: FigureProps) => (
  <div data-alarm={isAlarming || undefined}>
    <dt>
      {to ? (
        <Link to={to} prefetch="intent" className="row-link rounded-sm">
          {name}
        </Link>
      ) : (
        name
      )}
    </dt>
    <dd className="numeric">{value}</dd>
    {children && <dd>{children}</dd>}
  </div>
);
