import { useEffect, useRef, useState } from "react";

/**
 * What somebody began with in a field whose text may be reworded meanwhile, by oneself or by a colleague. An untouched
 * field follows; what is typed stays, and goes on being a change of what was seen. `told` is a colleague's wording that a
 * refusal has shown: it is seen from then on, also when the page is read again and the refusal is gone.
 */
export function useSeen(own: string, builtIn: string, told: string | undefined) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [seen, setSeen] = useState(own);
  const [known, setKnown] = useState<string>();
  if (told !== undefined && told !== known) {
    setKnown(told);
    setSeen(told);
  }
  useEffect(() => {
    if (!field.current || own === seen) return;
    const typed = field.current.value;
    // Nothing typed is the built-in text.
    if (typed !== seen && (typed.trim() || builtIn) !== own) return;
    field.current.value = own;
    setSeen(own);
  }, [own, seen, builtIn]);
  return { field, seen };
}
