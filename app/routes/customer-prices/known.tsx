import { useState } from "react";
import { isSavedFirst } from "#app/forms/saved-first.ts";
import { sentBefore } from "#app/forms/sent-before.ts";
import type { Refusal } from "#app/forms/submission.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { ApiError } from "#model/answer/api-error.ts";
import { type CustomerPrice, customerPrice } from "#model/client/customer-price.ts";
import { readDecimal, showUnitPrice } from "#model/money/decimal.ts";
import type { Api } from "#model/page/context.ts";
import { readPrices } from "./read.ts";

/** A price as a form says that it has seen it: one that was removed and set again is another row, and may be at the same version. */
export const knownAs = ({ id, version }: CustomerPrice): string => `${id}:${version}`;

const field = "known";

/** The price of the item that a form has chosen, as it is now. */
export async function priceThere(
  api: Api,
  clientId: string | undefined,
  form: FormData,
): Promise<CustomerPrice | undefined> {
  const { data } = await readPrices(api, clientId);
  return data.find(({ stock_item_id }) => String(stock_item_id) === form.get("stock_item_id"));
}

/** Versions are counted from 1: a backend refuses this one, and first looks whether it knows the key of the form. */
const noVersion = 0;

/**
 * The version of the price that a new one of the same item replaces; undefined where there is none. One that was made or
 * changed since the form was opened is refused with 412, to be looked at first: by the backend, which knows whether the form
 * itself has made it.
 */
export async function versionKnown(api: Api, clientId: string | undefined, form: FormData) {
  const there = await priceThere(api, clientId, form);
  if (!there) return undefined;
  const isKnown = String(form.get(field) ?? "")
    .split(" ")
    .includes(knownAs(there));
  if (isKnown) return there.version || undefined;
  if (there.version) return noVersion;
  throw new ApiError(412, "errors.changed_meanwhile", { current: there });
}

interface KnownPricesProps {
  known: readonly string[];
  lastResult: Refusal | undefined;
}

/** The price that was made meanwhile, by a colleague or by the form's first sending, where the form was refused for it. */
export const toldIn = (lastResult: Refusal | undefined): CustomerPrice | undefined =>
  customerPrice.safeParse(lastResult?.current).data;

/** Sends along which prices were seen. */
export function KnownPrices({ known, lastResult }: KnownPricesProps) {
  const told = toldIn(lastResult);
  // As they were when the dialog was opened: the page may be read again while somebody types.
  const [began] = useState(known);
  const all = [sentBefore(lastResult, field) ?? began.join(" "), ...(told ? [knownAs(told)] : [])];
  return <input type="hidden" name={field} value={all.join(" ")} />;
}

/** Shows the price that is there by now, and that the next sending replaces. */
export function PriceMeanwhile({ lastResult }: { lastResult: Refusal | undefined }) {
  const { t, language } = useTranslation();
  const told = toldIn(lastResult);
  if (!told) return null;
  return (
    <p role="alert" className="rounded-card bg-warning-soft px-4 py-3">
      {t(isSavedFirst(lastResult) ? "customer_prices.sent_before" : "customer_prices.meanwhile", {
        price: showUnitPrice(readDecimal(told.price) ?? 0, language),
      })}
    </p>
  );
}
