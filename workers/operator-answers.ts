/** What an operator's request could not do, in words. */
export const refused = (status: number, message: string) => Response.json({ message }, { status });

/** A body that is no JSON is undefined, which no schema takes. */
export const readBody = (request: Request): Promise<unknown> => request.json().catch(() => undefined);
