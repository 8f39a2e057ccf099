/** What an entry is booked into: an invoice that is paid, a supplier's invoice, or an invoice of which money goes back to the client. */
export const partKinds = ["invoice", "purchase", "refund"] as const;

/** Which document a share of an entry is of. A refund is of an invoice. */
export interface DocumentRef {
  kind: (typeof partKinds)[number];
  document_id: number;
}

/** What a document is called in fields and keys: "refund-12". */
export const refOf = ({ kind, document_id }: DocumentRef): string => `${kind}-${document_id}`;

/** The document that is called so; undefined of what is no such name. */
export function fromRef(ref: string): DocumentRef | undefined {
  const [, named, id] = /^([a-z]+)-(\d{1,15})$/.exec(ref) ?? [];
  const kind = partKinds.find((one) => one === named);
  return kind && { kind, document_id: Number(id) };
}
