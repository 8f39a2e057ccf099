/**
 * What of an answer employees may read: fields with what is in them, `true` for a plain value or a list of such. Lists of
 * rows are as one row. What is not named is not told (domain H13).
 */
export interface Readable {
  [field: string]: Readable | true;
}
