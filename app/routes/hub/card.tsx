import type { ReactNode } from "react";
import { Link } from "#ui/link.tsx";

interface HubCardProps {
  title: string;
  /** How many there are; a few of them are shown. */
  total: number;
  /** Where all of them are. */
  all: { to: string; name: string };
  /** What is said where there are none. */
  none: string;
  children: ReactNode;
}

/** A few rows of what is open, with the way to all of them. Its looks are in styles/hub.css. */
export const HubCard = ({ title, total, all, none, children }: HubCardProps) => (
  <section className="hub-card">
    <header>
      <h2>
        {title}{" "}
        <span className="numeric ml-1 rounded-full bg-grey-100 px-2 py-0.5 text-xs font-normal text-grey-700">
          {total}
        </span>
      </h2>
      <Link
        to={all.to}
        prefetch="intent"
        className="text-xs text-primary-ink underline-offset-4 hover:underline"
      >
        {all.name}
      </Link>
    </header>
    {total > 0 ? <ul>{children}</ul> : <p>{none}</p>}
  </section>
);

interface HubRowProps {
  to: string;
  name: string;
  /** What tells it from others; empty ones are left out. */
  facts: readonly (string | null)[];
  /** At the end: its sum or its state. */
  children: ReactNode;
}

export const HubRow = ({ to, name, facts, children }: HubRowProps) => (
  <li>
    <div>
      <Link to={to} prefetch="intent" className="row-link block truncate font-medium" title={name}>
        {name}
      </Link>
      <small className="numeric">{facts.filter(Boolean).join(" · ")}</small>
    </div>
    <div>{children}</div>
  </li>
);
