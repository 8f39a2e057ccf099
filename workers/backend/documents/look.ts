/** In whose name and words a document is. */
export interface Look {
  /** The agency. */
  company: string;
  /** #rrggbb, readable on white: of one rule and the title. */
  colour: string;
  /** PNG or JPEG; null where the agency has none. */
  logo: Buffer | null;
  /** Pictures by the address that the document names them with. One that cannot be shown is not there. */
  pictures: ReadonlyMap<string, Buffer>;
  /** Puts a text key into the words of the document's language. */
  t: (key: string, values?: Record<string, string>) => string;
}
