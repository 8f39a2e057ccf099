import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { one } from "#model/answer/answer.ts";
import { ApiError } from "#model/answer/api-error.ts";
import { compared } from "#model/estimate/compared.ts";
import { type Estimate, estimate } from "#model/estimate/estimate.ts";
import { type EstimateVersion, estimateVersions, wholeVersion } from "#model/estimate/version.ts";
import { clientsView } from "#model/online/frozen.ts";

/** In an address: the estimate as it is at present. */
export const now = "now";

type Call = Pick<LoaderFunctionArgs, "request" | "params" | "context">;

/**
 * Two versions of an estimate side by side, as the address names them; else the last one and what it is by now, or the two last
 * ones where nothing was changed since. Throws an ApiError (404) for one that there is not.
 */
export async function readCompared({ request, params, context }: Call) {
  const path = `/estimates/${params.estimateId}`;
  const [{ versions, now: offered }, { language }] = await Promise.all([
    context.api.get(`${path}/versions`, one(estimateVersions)).then(({ data }) => data),
    context.viewer(),
  ]);
  const asked = new URL(request.url).searchParams;
  const usual = usualPair(versions);
  const [from, to] = [asked.get("from") ?? usual.from, asked.get("to") ?? usual.to];
  const read = async (version: string): Promise<Said> => {
    if (version === now)
      return { ...offered, estimate: clientsView((await context.api.get(path, one(estimate))).data) };
    if (!versions.some(({ number }) => String(number) === version))
      throw new ApiError(404, "errors.not_found");
    const { data } = await context.api.get(`${path}/versions/${version}`, one(wholeVersion));
    const { terms, advance_percentage, estimate: sent } = data.content;
    return { terms_version: terms?.version ?? null, advance_percentage, estimate: sent };
  };
  const [earlier, later] = await Promise.all([read(from), read(to)]);
  const conditions = (["terms_version", "advance_percentage"] as const).filter(
    (field) => earlier[field] !== later[field],
  );
  return {
    from,
    to,
    versions,
    conditions,
    compared: compared(earlier.estimate, later.estimate, language),
  };
}

/** What a version says, and what it was sent with. */
interface Said {
  estimate: Estimate;
  terms_version: number | null;
  advance_percentage: string;
}

function usualPair(versions: readonly EstimateVersion[]): { from: string; to: string } {
  const last = versions.at(-1);
  if (last?.is_current && versions.length > 1)
    return { from: String(versions.length - 1), to: String(versions.length) };
  return { from: last ? String(last.number) : now, to: now };
}
