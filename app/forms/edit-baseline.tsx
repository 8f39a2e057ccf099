import type { ReactNode } from "react";
import { useTranslation } from "#locales/use-translation.ts";
import { type Texts, textsOf, type Value } from "#model/answer/three-way.ts";
import { AskContested, ContestedNotice } from "#ui/contested.tsx";
import type { Refusal } from "./submission.ts";

interface BegunProps {
  /** The form's id. */
  form: string;
  /** The version of the row that the form was filled from, and what it was filled with; none for a new row. */
  row: { version: number; values: { readonly [name: string]: Value } } | undefined;
  lastResult: Refusal | undefined;
  children: ReactNode;
}

/**
 * What a form that changes a row carries: the version that it was filled from, and what stood there, so that what two
 * people made of it can be told apart (app/forms/edited.ts). After a refusal it is what was sent, or what is there by now.
 */
export function EditBaseline({ form, row, lastResult, children }: BegunProps) {
  if (!row) return children;
  const { version, texts }: { version: number; texts: Texts } = lastResult?.begun ?? {
    version: row.version,
    texts: textsOf(row.values),
  };
  return (
    <AskContested form={form} fields={lastResult?.contested ?? []}>
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="began" value={JSON.stringify(texts)} />
      <ContestedNotice />
      <TakenNotice taken={lastResult?.taken ?? []} />
      {children}
    </AskContested>
  );
}

/** What a colleague has saved meanwhile and the form took over, where it was refused for something else. */
function TakenNotice({ taken }: { taken: readonly string[] }) {
  const { t } = useTranslation();
  if (taken.length === 0) return null;
  const names = [...new Set(taken)].map((label) => t(label, { defaultValue: label })).join(", ");
  return (
    <p role="status" className="rounded-card bg-warning-soft p-4 sm:col-span-full">
      {t("conflict.taken", { names, interpolation: { escapeValue: false } })}
    </p>
  );
}

/** Tells one filling of a form from the next: after a colleague's change its fields hold what was merged. */
export const fillingOf = ({ version }: { version: number }, lastResult: Refusal | undefined): string =>
  [lastResult?.begun?.version ?? version, ...(lastResult?.contested ?? []).map(({ name }) => name)].join(" ");
