import type { ReactNode } from "react";

/** What stands where a list would be: one sentence, and the action that starts it or leads back. */
export function Empty({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="flex flex-col items-center gap-4 px-6 py-20 text-center">
      <p className="max-w-96 text-grey-600">{text}</p>
      {children}
    </div>
  );
}
