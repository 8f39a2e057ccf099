import everyday from "./everyday";
import rest from "./rest";

/** Every text of the interface and of mails in this language, by feature. */
export default { ...everyday, ...rest };
