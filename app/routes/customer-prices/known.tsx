import { useState } from "react";
import { sentBefore } from "#app/sent-before.ts";
import type { Refusal } from "#app/submission.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { ApiError } from "#model/answer/api-error.ts";
import { type CustomerPrice, customerPrice } from "#model/client/customer-price.ts";
import { readDecimal, showUnitPrice } from "#model/money/decimal.ts";
import type { Api } from "#model/page/context.ts";
import { readPrices } from "./read.ts";

/** A price as a form says that it has seen it: its item and its version. */
export const knownAs = ({ stock_item_id, version }: CustomerPrice): string => `${stock_item_id}:${version}`;

const field = "known";

/**
 * The version of the price that a new one of the same item replaces; undefined where there is none. One that a colleague
 * has made or changed since the form was opened is refused with 412, to be looked at first.
 */
export async function versionKnown(api: Api, clientId: string | undefined, form: FormData) {
  const { data } = await readPrices(api, clientId);
  const there = data.find(({ stock_item_id }) => String(stock_item_id) === form.get("stock_item_id"));
  if (!there) return undefined;
  const known = String(form.get(field) ?? "").split(" ");
  if (!known.includes(knownAs(there)))
    throw new ApiError(412, "errors.changed_meanwhile", { current: there });
  return there.version || undefined;
}

interface KnownPricesProps {
  known: readonly string[];
  lastResult: Refusal | undefined;
}

/** The price that a colleague has made meanwhile, where the form was refused for it. */
export const toldIn = (lastResult: Refusal | undefined): CustomerPrice | undefined =>
  customerPrice.safeParse(lastResult?.current).data;

/** Sends along which prices were seen, and shows the one that a colleague has made meanwhile. */
export function KnownPrices({ known, lastResult }: KnownPricesProps) {
  const { t, language } = useTranslation();
  const told = toldIn(lastResult);
  // As they were when the dialog was opened: the page may be read again while somebody types.
  const [began] = useState(known);
  const all = [sentBefore(lastResult, field) ?? began.join(" "), ...(told ? [knownAs(told)] : [])];
  return (
    <>
      <input type="hidden" name={field} value={all.join(" ")} />
      {told && (
        <p role="alert" className="rounded-card bg-warning-soft px-4 py-3">
          {t("customer_prices.meanwhile", {
            price: showUnitPrice(readDecimal(told.price) ?? 0, language),
          })}
        </p>
      )}
    </>
  );
}
