/** The columns that a list has, in their usual order. */
export interface ListColumns {
  names: readonly string[];
  /** The one whose cells lead to the row: a list is not shown without it. */
  link: string;
  /** Where it is had as a spreadsheet, below the API. */
  file: string;
  /** Where several rows are added to it at once, below the API. */
  many?: string;
  /** Where the estimates of all its rows are listed, below the API. */
  estimates?: string;
}
