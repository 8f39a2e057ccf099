/** What was typed into a field, by the text key of what the field is called. */
export interface TypedText {
  label: string;
  text: string;
}
