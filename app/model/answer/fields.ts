import { z } from "zod";
import { dateProblem, readDate } from "../date/dates.ts";
import { languages } from "../text/language.ts";
import { isPlain, isSeen, line, trimmed } from "../text/plain-line.ts";

const written = (tidied: (typed: string) => string, max: number, error = "errors.text") =>
  z.string({ error }).overwrite(tidied).max(max, "errors.too_long").refine(isPlain, "errors.characters");

/** A required line of text (specification §5: "Šis lauks ir obligāts"). White space around it is dropped. */
export const requiredText = (max = 200) =>
  written(line, max, "errors.required")
    .min(1, "errors.required")
    .refine((typed) => typed === "" || isSeen(typed), "errors.required");

/** A line of text that may be empty. */
export const text = (max = 200) => written(line, max);

/** A line of text that may be empty; absent and null read as "". */
export const optionalText = (max = 200) =>
  text(max)
    .nullish()
    .transform((typed) => typed ?? "");

/** Text of several lines that may be empty. */
export const lines = (max: number) => written(trimmed, max);

/** The same, of which there has to be some. */
export const requiredLines = (max: number) =>
  written(trimmed, max, "errors.required").min(1, "errors.required");

/** The same; absent and null read as "". */
export const optionalLines = (max: number) =>
  lines(max)
    .nullish()
    .transform((typed) => typed ?? "");

/**
 * An address of mail: that of Zod, whose last label may be a national one as well. Domains with letters such as "ā" are kept
 * as mail servers know them (RFC 5891), which is also what some browsers send: either way it is one account.
 */
const address = z
  .string()
  .transform(withPlainDomain)
  .pipe(
    z
      .email({
        error: "errors.email",
        pattern:
          /^(?!\.)(?!.*\.\.)[A-Za-z0-9_'+\-.]*[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+([A-Za-z]{2,}|xn--[A-Za-z0-9-]+)$/,
      })
      .max(254, "errors.too_long"),
  );

/** An e-mail address, folded to lower case: two spellings are one account. */
export const email = z
  .string({ error: "errors.email_required" })
  .trim()
  .toLowerCase()
  .min(1, "errors.email_required")
  .max(254, "errors.too_long")
  .pipe(address);

/** An e-mail address that may be left out; absent and null read as "". */
export const optionalEmail = text(254)
  .toLowerCase()
  .pipe(z.union([z.literal(""), address], "errors.email"))
  .nullish()
  .transform((typed) => typed ?? "");

/**
 * A date as people type it (dd.MM.yyyy) or as it is sent (yyyy-MM-dd); read as the latter. Refuses nothing at all with
 * "errors.required", what is no date with "errors.date" and one outside 1900–2100 with "errors.date_years". Source: specification §9, domain.md §5.
 */
export const typedDate = z
  .string({ error: "errors.required" })
  .trim()
  .min(1, "errors.required")
  .transform((text, context) => {
    const date = readDate(text);
    if (date === null) {
      const message = dateProblem(text);
      context.addIssue({ code: "custom", message });
    }
    return date ?? z.NEVER;
  });

/** What is wrong with a date that may also be empty, as the date says it. */
const wrongDate = (issue: z.core.$ZodRawIssue): string => {
  const issues = issue.code === "invalid_union" ? issue.errors.flat() : [];
  return issues.map(({ message }) => message).find((key) => key.startsWith("errors.date")) ?? "errors.date";
};

/** A date as `typedDate` that may be empty; "" and null read as null. */
export const optionalDate = z
  .union([z.literal(""), typedDate], { error: wrongDate })
  .nullable()
  .transform((date) => date || null);

/** The code of a language that the interface has. */
export const language = z.enum(languages, { error: "errors.choice" });

/** How an id is written: one spelling for each, so that an address that is not of it is nowhere ("01", "1e0", "0x1", "1.0"). */
const digits = /^[1-9]\d*$/;
export const isId = (text: string): boolean => digits.test(text) && Number.isSafeInteger(Number(text));

/**
 * The id of something that has to be chosen: a number, or digits from an address, a form or a query. Refused with `key`
 * where it is anything else: forms would make a number of "0x1" (conform's coercion).
 */
export const choiceOf = (key: string) =>
  z.preprocess(
    (sent) => (typeof sent === "string" ? idIn(sent) : sent),
    z.number({ error: key }).int({ error: key, abort: true }).positive(key),
  );

const idIn = (text: string): number | undefined => {
  if (text === "") return undefined;
  return isId(text) ? Number(text) : Number.NaN;
};

export const id = choiceOf("errors.choice");

interface Range {
  min: number;
  max: number;
  /** Said of a whole number outside of these two; it names them. */
  range: string;
  /** Said of what is no whole number. */
  error?: string;
}

/**
 * A whole number as it is typed ("8", "08") or sent (8). Nothing else counts as one: "", "0x8", "8e0", true and [8] would
 * become numbers that nobody wrote. However large it is, what is wrong with it is its range.
 */
export const wholeNumber = ({ min, max, range, error = "errors.number" }: Range) =>
  z.preprocess(
    asWhole,
    z
      .number({ error })
      .int({ error: ({ code }) => (code === "invalid_type" ? error : range), abort: true })
      .min(min, range)
      .max(max, range),
  );

/** One of some numbers, such as the id of a status, as a form or an API sends it; any other is refused with `error`. */
export const oneOf = <const Known extends readonly number[]>(known: Known, error = "errors.choice") =>
  z.preprocess(asWhole, z.literal([...known], { error }));

/** Digits as their number. Any other text is not a number: forms would make one of "0x8" (conform's coercion). */
function asWhole(sent: unknown): unknown {
  if (typeof sent !== "string") return sent;
  const typed = sent.trim();
  if (typed === "") return undefined;
  return /^-?\d+$/.test(typed) ? Number(typed) : Number.NaN;
}

/** The address with its domain in ASCII, where that is a domain at all. */
function withPlainDomain(typed: string): string {
  const at = typed.lastIndexOf("@") + 1;
  const domain = typed.slice(at).normalize("NFC");
  if (/^[\w.-]*$/.test(domain) || !/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) return typed;
  const url = `http://${domain}`;
  return URL.canParse(url) ? typed.slice(0, at) + new URL(url).hostname : typed;
}
