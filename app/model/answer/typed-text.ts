/** What was typed into a field, by the text key of what the field is called. */
export interface TypedText {
  label: string;
  /** The row that the field belongs to, and what it was called; of a form that holds one row there is none. */
  row?: { name: string; called: string } | undefined;
  text: string;
}
