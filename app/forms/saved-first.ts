/** What a form is told that was sent once more with something else typed, as its first sending is saved. */
export const savedFirst = "errors.sent_before";

interface Refused {
  error?: Readonly<Record<string, readonly string[] | null>> | undefined;
}

/** Whether a form was refused as its first sending is saved. */
export const isSavedFirst = (refusal: Refused | undefined): boolean =>
  refusal?.error?.[""]?.includes(savedFirst) ?? false;
