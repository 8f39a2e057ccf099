import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { ComboBoxList, LeftField } from "./combo-box-list.tsx";
import { whenIdle } from "./when-idle.ts";

/** The list of a combobox, and how the plain field was left when the list took over from it. */
interface TakenOver extends LeftField {
  List: typeof ComboBoxList;
}

/**
 * The list of a combobox comes when its field is touched, or when the browser is idle: its library is a third of what a page
 * fetches. Where it does not come, the server finds what was meant by what was typed.
 */
export function useComboBoxList(plain: RefObject<HTMLInputElement>) {
  const [taken, setTaken] = useState<TakenOver | null>(null);
  const opens = useRef(false);
  const isComposing = useRef(false);

  const load = useCallback(() => {
    const take = ({ ComboBoxList: List }: typeof import("./combo-box-list.tsx")) => {
      const field = plain.current;
      if (!field) return;
      const left = () => ({
        List,
        hasFocus: document.activeElement === field,
        selection: [field.selectionStart ?? 0, field.selectionEnd ?? 0] satisfies LeftField["selection"],
        opens: opens.current,
      });
      // At once: a letter that is typed before the next drawing would be behind where the list then goes on.
      const swap = () => flushSync(() => setTaken(left()));
      // A letter of two keys would be lost between them.
      if (isComposing.current) field.addEventListener("compositionend", swap, { once: true });
      else swap();
    };
    import("./combo-box-list.tsx").then(take, () => undefined);
  }, [plain]);

  useEffect(() => whenIdle(load), [load]);

  const open = () => {
    opens.current = true;
    plain.current?.focus();
    load();
  };
  /** Escape before the list is there: it does not open once it is. */
  const close = () => {
    opens.current = false;
  };
  const composing = {
    onCompositionStart: () => {
      isComposing.current = true;
    },
    onCompositionEnd: () => {
      isComposing.current = false;
    },
  };
  return { taken, load, open, close, composing };
}
