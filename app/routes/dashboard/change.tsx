import { ArrowDown, ArrowRight, ArrowUp } from "lucide-react";
import { useTranslation } from "#locales/use-translation.ts";
import { showDate } from "#model/date/dates.ts";
import { decimalScale } from "#model/money/decimal.ts";
import { showShare } from "#model/money/show-money.ts";
import { Icon } from "#ui/icon.tsx";

interface ChangeProps {
  now: number;
  before: number;
  /** The day of the period before that it is compared until, while this one runs. */
  until?: string;
  show: (value: number) => string;
}

/** How much more or less something is than in the period before: an arrow and words. */
export function Change({ now, before, until, show }: ChangeProps) {
  const { t, language } = useTranslation();
  const difference = now - before;
  const direction = directionOf(difference);
  const by = shareIn(difference, before, language) ?? show(Math.abs(difference));
  return (
    <span className="dashboard-change" data-direction={direction}>
      <Icon of={arrows[direction]} />
      <span>
        {until
          ? t(`dashboard.change_until.${direction}`, { by, before: show(before), date: showDate(until) })
          : t(`dashboard.change.${direction}`, { by, before: show(before) })}
      </span>
    </span>
  );
}

const arrows = { more: ArrowUp, less: ArrowDown, same: ArrowRight };

function directionOf(difference: number): keyof typeof arrows {
  if (difference === 0) return "same";
  return difference > 0 ? "more" : "less";
}

/** The change in whole percent; null where it would say nothing: of nothing, less than one, or tenfold. */
function shareIn(difference: number, before: number, language: string): string | null {
  const percent = before > 0 ? Math.round((Math.abs(difference) / before) * 100) : 0;
  return percent > 0 && percent < 1000 ? showShare(percent * decimalScale, language) : null;
}
