import { pagesIn } from "#tests/support/pdf-text.ts";
import { opened } from "#tests/support/sheet.ts";

/** What came back, as much of it as can tell something. */
export interface Answered {
  headers: Record<string, string | string[] | undefined>;
  bytes: Uint8Array;
}

const spreadsheet = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** What an answer is, for the count of what was looked at. */
export function kindOf({ headers }: Answered): string {
  const [type = "none"] = String(headers["content-type"] ?? "none").split(";");
  return type === spreadsheet ? "application/xlsx" : type;
}

/** Everything that an answer tells anyone who takes it apart, in small letters: its headers, its bytes, what is packed in them. */
export function toldIn(answer: Answered): string {
  const { headers, bytes } = answer;
  const raw = Buffer.from(bytes);
  // Documents say what they are called in two bytes a letter.
  const readings = [raw.toString("utf8"), raw.toString("latin1").replaceAll("\0", ""), headed(headers)];
  if (kindOf(answer) === "application/pdf") readings.push(...drawn(bytes));
  if (kindOf(answer) === "application/xlsx") readings.push(JSON.stringify(opened(bytes)));
  return readings.join("\n").toLowerCase();
}

/** File names in headers are percent-encoded. */
const headed = (headers: Answered["headers"]): string =>
  JSON.stringify(headers).replaceAll(/(%[0-9a-f]{2})+/gi, (encoded) => {
    try {
      return decodeURIComponent(encoded);
    } catch {
      return encoded;
    }
  });

/** A file that somebody has sent is no document of ours: its bytes have told all that it says. */
const drawn = (bytes: Uint8Array): string[] =>
  Buffer.from(bytes).includes("/ToUnicode") ? pagesIn(bytes) : [];
