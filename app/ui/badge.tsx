import type { ReactNode } from "react";

export type BadgeTone = "quiet" | "info" | "warning" | "success" | "danger";

/** A state: a dot and a word, never a colour alone. Its looks are in styles/list.css. */
export const Badge = ({ tone, children }: { tone: BadgeTone; children: ReactNode }) => (
  <span className="badge" data-tone={tone}>
    {children}
  </span>
);
