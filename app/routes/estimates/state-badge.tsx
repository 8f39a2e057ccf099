import { useTranslation } from "#locales/use-translation.ts";
import type { SentState } from "#model/estimate/sent-state.ts";
import { type Sent, shownState } from "#model/estimate/shown-state.ts";
import { Badge, type BadgeTone } from "#ui/badge.tsx";

const tones: Record<SentState | "accepted_changed", BadgeTone> = {
  sent: "info",
  opened: "info",
  accepted: "success",
  accepted_changed: "warning",
  declined: "danger",
  expired: "warning",
};

interface EstimateStateProps {
  of: Sent & { is_approved: boolean };
  /** What it is called where it is approved, and where it was not sent. */
  approved: string;
  open: string;
  openTone?: BadgeTone;
}

/** Where an estimate stands: approved inside, with its client, or neither yet. */
export function EstimateState({ of, approved, open, openTone = "quiet" }: EstimateStateProps) {
  const { t } = useTranslation();
  if (of.is_approved) return <Badge tone="success">{approved}</Badge>;
  const state = shownState(of);
  if (state) return <Badge tone={tones[state]}>{t(`estimate_states.${state}`)}</Badge>;
  return <Badge tone={openTone}>{open}</Badge>;
}
