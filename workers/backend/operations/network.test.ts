import { expect, test } from "vitest";
import { networkOf } from "./network.ts";

test.each([
  ["192.0.2.1", "192.0.2.1"],
  ["::ffff:192.0.2.1", "192.0.2.1"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002::1", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["2001:db8:1:2::", "2001:db8:1:2::/64"],
  ["::1", "0:0:0:0::/64"],
  ["", ""],
])("%j counts as %j", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  ["192.0.2.1", "192.0.2.1"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1::/48"],
  ["2001:db8::1", "2001:db8:0::/48"],
])("%j belongs to %j", (address, site) => {
  expect(networkOf(address, 48)).toBe(site);
});
