import { z } from "zod";
import words from "#locales/en/errors.json" with { type: "json" };

/** What an operator's request could not do, in words. */
export const refused = (status: number, message: string) => Response.json({ message }, { status });

/** A body that is no JSON is undefined, which no schema takes. */
export const readBody = (request: Request): Promise<unknown> => request.json().catch(() => undefined);

/** What is wrong with a body. Fields that the product's forms have too say it as these do, in the operators' language. */
export const refusedBody = ({ issues }: z.ZodError) =>
  refused(422, z.prettifyError({ issues: issues.map((issue) => ({ ...issue, message: wordsOf(issue) })) }));

const texts = new Map(Object.entries(words).map(([key, text]) => [`errors.${key}`, text]));

const wordsOf = ({ message }: { message: string }): string => texts.get(message) ?? message;
