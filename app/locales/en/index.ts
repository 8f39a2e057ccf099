import everyday from "./everyday";
import lists from "./lists";
import mail from "./mail.json";
import rest from "./rest";

/** Every text of the interface and of mails in this language, by feature. No browser fetches those of mails. */
export default { ...everyday, ...lists, ...rest, mail };
