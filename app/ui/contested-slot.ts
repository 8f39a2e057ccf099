import { type ComponentType, createContext } from "react";

/** A text of a field in words. */
export type ShowText = (text: string) => string;

export interface ContestedFieldProps {
  /** Of the control. */
  id: string;
  show?: ShowText;
  /** It is ticked or not. */
  isTick?: boolean;
}

/**
 * What stands below a field that a colleague changed as well. Forms that merge bring it (contested.tsx), so that pages
 * without one do not load it.
 */
export const ContestedSlot = createContext<ComponentType<ContestedFieldProps> | null>(null);
