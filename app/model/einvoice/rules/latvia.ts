import { registrationNumberWarning, vatNumberProblem } from "../../identifier/identifiers.ts";
import { by, like } from "./identifiers.ts";
import { type Context, warning } from "./rule.ts";

/**
 * Rules of our own, since Peppol has none for Latvian numbers: an invoice to an address that cannot be right would not
 * arrive. Sources: domain §2 and §4.
 */
export const latvianContexts: Context[] = [
  by(
    "0218",
    warning(
      "LV-0218",
      like((text) => registrationNumberWarning(text) === null),
    ),
  ),
  by(
    "9939",
    warning(
      "LV-9939",
      like((text) => text.startsWith("LV") && vatNumberProblem(text) === null),
    ),
  ),
];
