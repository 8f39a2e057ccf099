import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Estimate } from "#model/estimate/estimate.ts";
import type { OrderRequest } from "./order-placed.ts";
import { reordered } from "./reordered.ts";

/** An estimate as it was read, in the order that was asked for since: a row stays where it was dropped. */
export function useOrder(loaded: Estimate) {
  const [orders, show] = useState<readonly OrderRequest[]>([]);
  const estimate = useMemo(() => orders.reduce(reordered, loaded), [orders, loaded]);
  // Known at once and not with the next render: the next move begins where this one ended.
  const latest = useRef(estimate);
  latest.current = estimate;
  const underWay = useRef(0);

  // What was read after the last order arrived is in that order.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each reading
  useEffect(() => {
    if (underWay.current === 0) show((before) => (before.length === 0 ? before : []));
  }, [loaded]);

  return {
    estimate,
    current: useCallback(() => latest.current, []),
    /** Shows an order while it is on its way. */
    expect: useCallback((order: OrderRequest) => {
      underWay.current += 1;
      latest.current = reordered(latest.current, order);
      show((before) => [...before, order]);
    }, []),
    /** An order arrived; one that was refused is taken back. */
    arrived: useCallback((isRefused: boolean) => {
      underWay.current -= 1;
      if (isRefused) show([]);
    }, []),
  };
}
export type Ordering = ReturnType<typeof useOrder>;
