import { useCallback, useRef } from "react";

/** A function that stays the same for ever and does what the latest render's would: handing it down renders nothing anew. */
export function useLatest<Parameters extends unknown[], Result>(
  callback: (...parameters: Parameters) => Result,
): (...parameters: Parameters) => Result {
  const latest = useRef(callback);
  latest.current = callback;
  return useCallback((...parameters: Parameters) => latest.current(...parameters), []);
}
