import { useState } from "react";
import { textsOf, type Value } from "#model/answer/three-way.ts";
import { sentBefore } from "./sent-before.ts";
import type { Refusal } from "./submission.ts";

interface PrefilledProps {
  /** What the form begins with, as its controls show it. */
  values: { readonly [name: string]: Value };
  lastResult: Refusal | undefined;
}

/** What a form of something new began with: the rest was typed, and is shown where its page is gone (app/forms/called.ts). */
export function Prefilled({ values, lastResult }: PrefilledProps) {
  const [began] = useState(() => sentBefore(lastResult, "began") ?? JSON.stringify(textsOf(values)));
  return <input type="hidden" name="began" value={began} />;
}
