import { createContext, useContext } from "react";
import type { Unit } from "#model/stock/unit.ts";
import type { Sought } from "../save-form.ts";
import type { Fields, RowName } from "./edited-row.ts";

/** What every row of the editor needs and none changes: it stays the same while one types. */
export interface EditorContext {
  language: string;
  units: readonly Unit[];
  vatChoices: readonly { value: string; label: string }[];
  /** What an item without a VAT of its own is taxed with, in words. */
  usualVat: string;
  /** It is an offer of products, without stages. */
  isOffer: boolean;
  /** What the agency itself pays is entered as well. */
  hasCosts: boolean;
  /** The estimate is approved: nothing in it can be changed. */
  isLocked: boolean;
  /** What is wrong with new lines that were not added, as a form without scripts comes back. */
  sought: Sought;
  type: (name: RowName, fields: Fields) => void;
  /** Knows what stands in the field of a position's new line. */
  seek: (position: RowName, text: string) => void;
  /** Saves what was typed into a row, as when it is left. */
  leave: (name: RowName) => void;
  choose: (name: RowName, field: string, isMine: boolean) => void;
}

const context = createContext<EditorContext | null>(null);
export const EditorProvider = context.Provider;

export function useEditor(): EditorContext {
  const editor = useContext(context);
  if (!editor) throw new Error("There is no editor around this");
  return editor;
}
