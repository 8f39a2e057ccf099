import type { z } from "zod";
import { one, paged } from "#model/answer/answer.ts";
import { ApiError, isApiError } from "#model/answer/api-error.ts";
import type { Api } from "#model/page/context.ts";

/** What the embedded backend says of a row that is gone; it has every operation. */
const gone = "errors.not_found";

/**
 * How a backend says that it has no such operation. A row that is gone sounds alike where a backend uses words of its own:
 * what stands in says so again.
 */
export const isAbsence = ({ status, message }: ApiError): boolean =>
  [404, 405, 501].includes(status) && message !== gone;

/**
 * What a call says; where a backend has no such operation, what stands in for it. For operations that the specification
 * does not name (§7, design §4), which a backend of somebody else's may lack.
 */
export const orElse = <Said, Instead>(
  call: Promise<Said>,
  instead: (refusal: ApiError) => Promise<Instead> | Instead,
): Promise<Said | Instead> =>
  call.catch((error: unknown) => {
    if (!isApiError(error) || !isAbsence(error)) throw error;
    return instead(error);
  });

/** What a call says; null where a backend has no such operation. */
export const ifOffered = <Said>(call: Promise<Said>): Promise<Said | null> => orElse(call, () => null);

/** Pages of a list that are looked through for one row: a thousand rows of a backend that sends twenty at a time. */
const timeout = 50;

/** One row of a list. The specification has the list alone (§7): where there is no reading of one, it is looked for there. */
export const rowOf = <Row extends z.ZodType<{ id: number }>>(
  api: Api,
  list: string,
  id: string | number | undefined,
  row: Row,
) =>
  orElse(api.get(`${list}/${id}`, one(row)), (refusal) =>
    inList(api, list, { id: Number(id), row, refusal }),
  );

interface Wanted<Row> {
  id: number;
  row: Row;
  refusal: ApiError;
}

async function inList<Row extends z.ZodType<{ id: number }>>(
  api: Api,
  list: string,
  { id, row, refusal }: Wanted<Row>,
): Promise<{ data: z.output<Row> }> {
  const met = new Set<number>();
  for (let page = 1; page <= timeout; page += 1) {
    const { data, meta } = await api.get(`${list}?page=${page}&per_page=100`, paged(row));
    const found = data.find((entry) => entry.id === id);
    if (found) return { data: found };
    const before = met.size;
    for (const entry of data) met.add(entry.id);
    // A backend that knows no pages sends the same rows again.
    if (met.size === before || met.size >= meta.total) break;
  }
  throw new ApiError(404, gone, { requestId: refusal.requestId });
}
