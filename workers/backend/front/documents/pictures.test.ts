import { expect, test } from "vitest";
import { brokenPng, greyPng, muchPngs, transparentPng } from "#tests/support/pictures.ts";
import { beginShowing } from "./pictures.ts";

test("a picture that was drawn before is not drawn again, nor one that could not be", async () => {
  const drawn = Buffer.from(greyPng(800, 480));
  const show = beginShowing({
    find: async (url) => (url === "/api/files/a.png" ? drawn : null),
    keep: async () => {
      throw new Error("nothing is drawn here");
    },
  });
  const large = Buffer.from(transparentPng(1500, 900));
  for (let count = 0; count < 30; count += 1) expect(await show("/api/files/a.png", large)).toBe(drawn);
  expect(await show("/api/files/b.png", large)).toBeNull();
});

test.each([
  ...muchPngs(),
  ["a PNG that cannot be unpacked", brokenPng],
  ["a PNG of filters that do not exist", transparentPng(40, 30, Buffer.alloc((1 + 4 * 40) * 30, 200))],
] as const)("%s that was stored before such were refused is left out", async (_, content) => {
  const never = async () => {
    throw new Error("nothing is drawn here");
  };
  const show = beginShowing({ find: never, keep: never });
  expect(await show("/api/files/a.png", Buffer.from(content))).toBeNull();
});
