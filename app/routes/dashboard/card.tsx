import type { ReactNode } from "react";

/** A part of the dashboard: its picture, or a sentence where there is nothing to draw. */
export const Card = ({
  title,
  empty,
  children,
}: {
  title: string;
  /** Why there is nothing; undefined where there is something. */
  empty: ReactNode | undefined;
  children: ReactNode;
}) => (
  <section aria-label={title} className="dashboard-card">
    {empty ? (
      <>
        <h2 className="font-semibold">{title}</h2>
        <div className="dashboard-empty">{empty}</div>
      </>
    ) : (
      children
    )}
  </section>
);
