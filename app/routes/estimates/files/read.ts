import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { one } from "#model/answer/answer.ts";
import { isApiError } from "#model/answer/api-error.ts";
import { estimate } from "#model/estimate/estimate.ts";
import { estimateFile } from "#model/estimate/file.ts";

/**
 * What is said of a file. The specification does not say whether a backend answers with that or with the file itself (§7):
 * then it stands with the estimate.
 */
export async function readFile({ params, context }: Pick<LoaderFunctionArgs, "params" | "context">) {
  const { api } = context;
  const path = `/estimates/${params.estimateId}`;
  return api.get(`${path}/files/${params.fileId}`, one(estimateFile)).catch(async (error: unknown) => {
    if (!isApiError(error) || error.status !== 502) throw error;
    const { data } = await api.get(path, one(estimate));
    const file = data.files.find(({ id }) => String(id) === params.fileId);
    if (!file) throw error;
    return { data: file };
  });
}
