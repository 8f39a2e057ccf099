import type { FieldErrors } from "#model/answer/api-error.ts";
import type { EditedRow } from "./edited-row.ts";

/** What became of a saved row. */
export type Saved =
  | { kind: "saved"; row: EditedRow }
  | { kind: "overtaken"; row: EditedRow }
  /** It is outdated where something else stands in the way, such as an approval by a colleague. */
  | { kind: "refused"; errors: FieldErrors; message: string; isOutdated: boolean }
  /** It did not arrive, or nobody is signed in any more: it can be sent again. */
  | { kind: "lost" | "signed_out" }
  | { kind: "gone" };
