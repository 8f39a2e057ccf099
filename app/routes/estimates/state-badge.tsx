import { useTranslation } from "#locales/use-translation.ts";
import type { SentState } from "#model/estimate/sent-state.ts";
import { Badge, type BadgeTone } from "#ui/badge.tsx";

const tones: Record<SentState, BadgeTone> = {
  sent: "info",
  opened: "info",
  accepted: "success",
  declined: "danger",
  expired: "warning",
};

interface EstimateStateProps {
  of: { is_approved: boolean; sent_state?: SentState | null | undefined };
  /** What it is called where it is approved, and where it was not sent. */
  approved: string;
  open: string;
  openTone?: BadgeTone;
}

/** Where an estimate stands: approved inside, with its client, or neither yet. */
export function EstimateState({ of, approved, open, openTone = "quiet" }: EstimateStateProps) {
  const { t } = useTranslation();
  if (of.is_approved) return <Badge tone="success">{approved}</Badge>;
  if (of.sent_state)
    return <Badge tone={tones[of.sent_state]}>{t(`estimate_states.${of.sent_state}`)}</Badge>;
  return <Badge tone={openTone}>{open}</Badge>;
}
