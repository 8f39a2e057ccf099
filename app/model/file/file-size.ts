const [kilobyte, megabyte] = [1024, 1024 * 1024];

/** The size of a file as it is shown: "640 kB", from a megabyte on with one place, "1,2 MB" in Latvian, "1.2 MB" in English. */
export function showFileSize(bytes: number, language: string): string {
  const kilobytes = Math.max(1, Math.round(bytes / kilobyte));
  if (kilobytes < kilobyte) return `${kilobytes}\u00a0kB`;
  const tenths = Math.round((bytes * 10) / megabyte);
  const fraction = tenths % 10 === 0 ? "" : `${language === "lv" ? "," : "."}${tenths % 10}`;
  return `${Math.floor(tenths / 10)}${fraction}\u00a0MB`;
}
