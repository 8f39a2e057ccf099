import { expect, test } from "vitest";
import { greyPng, transparentPng } from "#tests/support/pictures.ts";
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
