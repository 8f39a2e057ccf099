import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { one } from "#model/answer/answer.ts";
import { entryRow } from "#model/bank-entry/bank-entry.ts";

/** The entry that a dialog is about. */
export const readEntry = ({ params, context }: Pick<LoaderFunctionArgs, "params" | "context">) =>
  context.api.get(`/bank/entries/${params.entryId}`, one(entryRow));
