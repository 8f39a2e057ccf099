import { useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { z } from "zod";

const key = "sent form";
const kept = z.object({ at: z.string(), fields: z.array(z.tuple([z.string(), z.string()])) });

/** Keeps what is being sent from a page: where the session has ended, whoever signs in again goes on with it. */
export function keepForm(at: string, form: HTMLFormElement): void {
  const fields = [...new FormData(form)].filter(([, value]) => typeof value === "string");
  window.sessionStorage.setItem(key, JSON.stringify({ at, fields }));
}

const forget = () => window.sessionStorage.removeItem(key);

/** What was sent arrived. */
export const useArrived = (): void => useEffect(forget, []);

/** What was sent from this page and led to login; null where nothing was. `answer` is what a form was answered with. */
export function useKeptForm(answer: unknown): FormData | null {
  const { pathname } = useLocation();
  const [found, show] = useState<FormData | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each answer what was sent is in the form again
  useEffect(() => {
    const json = window.sessionStorage.getItem(key);
    forget();
    const read = json ? kept.parse(JSON.parse(json)) : null;
    if (read?.at !== pathname || answer) return;
    const form = new FormData();
    for (const [name, value] of read.fields) form.append(name, value);
    show(form);
  }, [answer]);
  return found;
}
