import { describe, expect, test } from "vitest";
import { defaultColours } from "../branding/branding.ts";
import { configAt, imagesIn, ownLookOf, type StoredConfig, storedConfig, withLook } from "./address-look.ts";

const red = { ...defaultColours, primary_color: "#AA0000" };
const green = { ...defaultColours, primary_color: "#00AA00" };
const stored: StoredConfig = storedConfig.parse({});
const [here, there] = ["druka.lv", "reklama.lv"];

describe("the look of an installation's addresses", () => {
  test("is the same everywhere until one has its own", () => {
    expect(configAt(stored, here)).toEqual(configAt(stored, null));
    expect(configAt(stored, here)).not.toHaveProperty("addresses");
    const changed = withLook(stored, here, { colors: red });
    expect(configAt(changed, here).colors).toEqual(red);
    for (const host of [there, null, "constructor", "__proto__"])
      expect(configAt(changed, host).colors).toEqual(defaultColours);
  });

  test("keeps its own parts when the rest is changed for all", () => {
    const own = withLook(stored, here, { images: { logo_main: "/api/images/here.png" } });
    const changed = withLook(own, null, {
      colors: green,
      images: { logo_main: "/api/images/all.png", favicon_dark: "/api/images/dark.png" },
    });
    expect(configAt(changed, here)).toMatchObject({
      colors: green,
      images: { logo_main: "/api/images/here.png", favicon_dark: "/api/images/dark.png" },
    });
    expect(configAt(changed, there).images.logo_main).toBe("/api/images/all.png");
    expect(imagesIn(changed).sort()).toEqual([
      ...["/api/images/all.png", "/api/images/dark.png", "/api/images/here.png"],
    ]);
  });

  test("is as everywhere again where its own was given up, and nothing of it is kept", () => {
    const own = withLook(stored, here, { colors: red, images: { logo_main: "/api/images/here.png" } });
    expect(ownLookOf(own, here)).toEqual({ colors: red, images: { logo_main: "/api/images/here.png" } });
    const without = withLook(withLook(own, here, { colors: null }), here, { images: { logo_main: null } });
    expect(without).toEqual(stored);
  });

  test("at all addresses is the default again, and images are gone", () => {
    const changed = withLook(stored, null, { colors: red, images: { logo_main: "/api/images/all.png" } });
    expect(withLook(changed, null, { colors: null, images: { logo_main: null } })).toEqual(stored);
  });
});
