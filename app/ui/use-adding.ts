import { useRef, useState } from "react";
import type { Choice } from "./choices.ts";

/** What a field with type-ahead can add, where nothing is called as was typed. */
export interface Adds {
  /** What the list offers for a typed name. */
  label: (name: string) => string;
  /** What is said once it is there. */
  said: (name: string) => string;
  /** Adds it. Answers with it, or with the reason of a refusal: a text key, or words. A `key` sent twice makes one write. */
  add: (name: string, key: string) => Promise<Choice | { refused: string }>;
}

interface State {
  isAdding: boolean;
  refused: string | null;
  said: string | null;
}
const idle: State = { isAdding: false, refused: null, said: null };

/** Adds what was typed and takes it; says what became of it. */
export function useAdding(adds: Adds | undefined, take: (choice: Choice) => void) {
  const [state, put] = useState(idle);
  /** The key of a name until its answer is there: chosen again after a lost one, it is added once. */
  const held = useRef({ name: "", key: "" });
  const add = async (typed: string) => {
    const name = typed.trim();
    if (!adds || state.isAdding || name === "") return;
    if (held.current.name !== name) held.current = { name, key: crypto.randomUUID() };
    put({ ...idle, isAdding: true });
    const added = await adds.add(name, held.current.key);
    if ("refused" in added) return put({ ...idle, refused: added.refused });
    held.current = { name: "", key: "" };
    put({ ...idle, said: adds.said(added.name) });
    take(added);
  };
  return { ...state, add, forget: () => state !== idle && !state.isAdding && put(idle) };
}
