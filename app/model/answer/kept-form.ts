/** A form that was sent when its sender's session had ended. */
export interface KeptForm {
  /** The id of the person who filled it in. */
  owner: string;
  /** The address of its page: path and query. */
  at: string;
  /** What was typed, but for passwords, as the form sent it. */
  fields: [name: string, value: string][];
  /** Names of files that were chosen: no browser lets a page put them back. */
  files: string[];
  /** What a message offers to bring back: it gives way to what is kept next. */
  isOffer?: boolean | undefined;
}

/** Fields whose content never comes back: a page may be seen, kept or logged where what was sent is not. */
export const secrets = ["current_password", "password", "password_confirmation"];

/** Says in each form who filled it in, by id. */
export const senderField = "sender";

/** Says the same of what scripts send to the backend's own address. It is the edge's alone. */
export const senderHeader = "X-Sender";
