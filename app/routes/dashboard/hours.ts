import { decimalScale, sendDecimal } from "#model/money/decimal.ts";
import { showQuantity, showShare } from "#model/money/show-money.ts";

interface Load {
  planned_hours: number;
  capacity_hours: number;
}

/** Ten-thousandths of hours as they are shown: how many are planned, and how many there are. */
export const hours = ({ planned_hours, capacity_hours }: Load, language: string) => ({
  planned: showQuantity(sendDecimal(planned_hours), language),
  capacity: showQuantity(sendDecimal(capacity_hours), language),
});

/** A percentage (ten-thousandths of a percent) without its decimals: nobody plans by them. */
export const showWhole = (percent: number, language: string): string =>
  showShare(Math.round(percent / decimalScale) * decimalScale, language);
