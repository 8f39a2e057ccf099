import type { LucideIcon } from "lucide-react";

/** An icon of the one set, 16 px unless said otherwise. Words stand beside it or on its control, so it says nothing itself. */
export const Icon = ({ of: Shape, size = 16 }: { of: LucideIcon; size?: 16 | 20 }) => (
  <Shape size={size} strokeWidth={1.5} aria-hidden="true" className="shrink-0" />
);
