import { useSearchParams } from "@remix-run/react";
import { ChevronDown, ChevronRight } from "lucide-react";
import { useTranslation } from "#locales/use-translation.ts";
import type { Position } from "#model/estimate/estimate.ts";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { foldParameter, openParameter } from "./folding.ts";

interface FoldLinkProps {
  position: Position;
  /** What the position is called, as it is typed. */
  name: string;
  isOpen: boolean;
}

/** Folds the lines of a position away, or shows them, by its address. Without lines there is nothing to fold. */
export function FoldLink({ position: { id, position_items }, name, isOpen }: FoldLinkProps) {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  if (position_items.length === 0) return <span className="fold-link" />;
  const next = new URLSearchParams(params);
  next.delete(openParameter, String(id));
  next.delete(foldParameter, String(id));
  next.append(isOpen ? foldParameter : openParameter, String(id));
  const label = t("estimates.lines_of", { name: name || "–" });
  return (
    <Link
      to={`?${next}`}
      preventScrollReset
      replace
      aria-label={label}
      title={label}
      aria-expanded={isOpen}
      className="fold-link"
    >
      <Icon of={isOpen ? ChevronDown : ChevronRight} />
    </Link>
  );
}
