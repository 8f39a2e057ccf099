import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from "react";
import { useTranslation } from "#locales/use-translation.ts";
import type { Contested } from "#model/answer/three-way.ts";
import { type ContestedFieldProps, ContestedSlot } from "./contested-slot.ts";

interface Asked {
  /** Of the form: its fields' ids are "<form>-<name>". */
  form: string;
  fields: readonly Contested[];
}

const AskedFields = createContext<Asked>({ form: "", fields: [] });

/** Says that a colleague saved the same fields, and lets each field ask whose value is kept. */
export function AskContested({ form, fields, children }: Asked & { children: ReactNode }) {
  return (
    <AskedFields.Provider value={{ form, fields }}>
      <ContestedSlot.Provider value={fields.length > 0 ? ContestedField : null}>
        {children}
      </ContestedSlot.Provider>
    </AskedFields.Provider>
  );
}

/** That a colleague saved something meanwhile. What was pressed may be gone with the form that it was in. */
export function ContestedNotice() {
  const { t } = useTranslation();
  const { form, fields } = useContext(AskedFields);
  const notice = useRef<HTMLElement>(null);
  const isAsked = fields.length > 0;
  useEffect(() => {
    if (isAsked) notice.current?.focus();
  }, [isAsked]);
  if (!isAsked) return null;
  return (
    <section
      ref={notice}
      role="alert"
      tabIndex={-1}
      data-unsaved=""
      className="rounded-card bg-warning-soft p-4 outline-none sm:col-span-full"
    >
      <h3 className="font-semibold">{t("conflict.title")}</h3>
      <p className="mt-1">{t("conflict.both")}</p>
      <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1">
        {fields.map(({ name, label }) => (
          <li key={name}>
            <a
              href={`#${form}-${name}-kept`}
              className="font-medium text-primary-ink underline underline-offset-4"
            >
              {t(label, { defaultValue: label })}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * Below a field that both changed: both values side by side, of which one is kept. The server puts it in place, so that
 * it works without scripts; with them the control shows it at once, and anyone who types there keeps what is typed.
 */
function ContestedField({ id, show = (text) => text, isTick = false }: ContestedFieldProps) {
  const { t } = useTranslation();
  const { form, fields } = useContext(AskedFields);
  const asked = fields.find(({ name }) => `${form}-${name}` === id);
  const [kept, keep] = useState<"theirs" | "mine">("mine");
  useEffect(() => {
    const control = asked && document.getElementById(id);
    const typed = (event: Event) => event.isTrusted && keep("mine");
    control?.addEventListener("input", typed);
    return () => control?.removeEventListener("input", typed);
  }, [asked, id]);
  if (!asked) return null;
  const said = (text: string) => {
    if (isTick) return t(text === "on" ? "conflict.on" : "conflict.off");
    return show(text) || t("conflict.empty");
  };
  const choose = (whose: "theirs" | "mine") => {
    keep(whose);
    fill(document.getElementById(id), asked[whose]);
  };
  return (
    <fieldset
      id={`${id}-kept`}
      className="grid min-w-0 scroll-mt-4 gap-px overflow-hidden rounded-control border border-warning sm:grid-cols-2"
    >
      <legend className="sr-only">
        {t("conflict.whose", { field: t(asked.label, { defaultValue: asked.label }) })}
      </legend>
      {(["theirs", "mine"] as const).map((whose) => (
        <label
          key={whose}
          className="flex min-w-0 cursor-pointer items-start gap-2 bg-warning-soft px-3 py-2 text-xs has-checked:bg-surface"
        >
          <input
            type="radio"
            name={`keep:${asked.name}`}
            value={whose}
            checked={kept === whose}
            onChange={() => choose(whose)}
            className="mt-0.5 accent-primary-ink"
          />
          <span className="min-w-0">
            <span className="block font-medium text-grey-700">
              {t(whose === "theirs" ? "conflict.theirs" : "conflict.yours")}
            </span>
            <span className="block max-h-40 overflow-y-auto break-words whitespace-pre-line text-body">
              {said(asked[whose])}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** Puts a text into a plain control; any other shows it once it is saved. */
function fill(control: HTMLElement | null, text: string): void {
  if (control instanceof HTMLInputElement && control.type === "checkbox") control.checked = text === "on";
  else if (control instanceof HTMLInputElement && control.role !== "combobox") control.value = text;
  else if (control instanceof HTMLTextAreaElement || control instanceof HTMLSelectElement)
    control.value = text;
  else return;
  control.dispatchEvent(new Event("input", { bubbles: true }));
}
