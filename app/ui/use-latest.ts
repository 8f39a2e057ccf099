import { useCallback, useRef } from "react";

/** A function that stays the same for ever and does what the latest render's would: handing it down renders nothing again. */
export function useLatest<Given extends unknown[], Result>(
  callback: (...given: Given) => Result,
): (...given: Given) => Result {
  const latest = useRef(callback);
  latest.current = callback;
  return useCallback((...given: Given) => latest.current(...given), []);
}
