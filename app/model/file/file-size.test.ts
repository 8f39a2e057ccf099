import { expect, test } from "vitest";
import { showFileSize } from "./file-size.ts";

const megabyte = 1024 * 1024;

test.each([
  [0, "1 kB", "1 kB"],
  [1, "1 kB", "1 kB"],
  [654_321, "639 kB", "639 kB"],
  [megabyte - 1, "1 MB", "1 MB"],
  [megabyte, "1 MB", "1 MB"],
  [1.24 * megabyte, "1,2 MB", "1.2 MB"],
  [20 * megabyte, "20 MB", "20 MB"],
])("%d bytes are shown as %s", (bytes, lv, en) => {
  const plain = (language: string) => showFileSize(bytes, language).replace("\u00a0", " ");
  expect(plain("lv")).toBe(lv);
  expect(plain("en")).toBe(en);
});
