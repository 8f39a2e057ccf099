import lighthouse, { desktopConfig } from "lighthouse";

/** What Lighthouse says of a screen: scores up to 100, milliseconds, the shift of its layout, and the audits that failed. */
export interface Audited {
  performance: number;
  accessibility: number;
  practices: number;
  lcp: number;
  cls: number;
  tbt: number;
  failed: string[];
}

const categories = {
  performance: "performance",
  accessibility: "accessibility",
  practices: "best-practices",
};

/** Has the browser at that port open an address as on a desk, with nothing in its cache. */
export async function audit(url: string, port: number): Promise<Audited> {
  const ran = await lighthouse(
    url,
    {
      port,
      logLevel: "error",
      onlyCategories: Object.values(categories),
      // Cookies stay: they sign the browser in. The cache is emptied all the same.
      disableStorageReset: true,
      // The platform packs with brotli; a local run prefers gzip where both are named.
      extraHeaders: { "Accept-Encoding": "br" },
    },
    desktopConfig,
  );
  if (!ran) throw new Error(`${url} was not looked at`);
  const { audits, runtimeError, categories: judged, finalDisplayedUrl } = ran.lhr;
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  if (finalDisplayedUrl !== url) throw new Error(`${url} led to ${finalDisplayedUrl}`);
  const score = (category: string) => Math.round(100 * (judged[category]?.score ?? 0));
  const figure = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const counting = Object.values(judged).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0),
  );
  const failed = counting
    .map(({ id }) => audits[id])
    .filter((one) => one !== undefined && one.score !== null && one.score < 0.9);
  return {
    performance: score(categories.performance),
    accessibility: score(categories.accessibility),
    practices: score(categories.practices),
    lcp: figure("largest-contentful-paint"),
    cls: figure("cumulative-layout-shift"),
    tbt: figure("total-blocking-time"),
    failed: failed.map((one) => `${one?.id}${one?.displayValue ? ` (${one.displayValue})` : ""}`),
  };
}
