import { expect, test } from "vitest";
import { electronicAddress, isAddressOf } from "./address.ts";

const none = { reg_nr: "", vat_nr: "", einvoice_scheme: "", einvoice_id: "" };

test.each([
  [{ reg_nr: "40003521600", vat_nr: "LV40003521600" }, "0218", "40003521600"],
  // A wrong check digit is no number of the register; the VAT number may still be right.
  [{ reg_nr: "40003521601", vat_nr: "LV40003521600" }, "9939", "LV40003521600"],
  [{ reg_nr: "", vat_nr: "LV40003521600" }, "9939", "LV40003521600"],
  [{ reg_nr: "10093155", vat_nr: "EE100931558" }, "9931", "EE100931558"],
  [{ reg_nr: "", vat_nr: "EL123456789" }, "9933", "EL123456789"],
  [{ einvoice_scheme: "0088", einvoice_id: "4006381333931", reg_nr: "40003521600" }, "0088", "4006381333931"],
])("of %j it is %s %s", (known, scheme, id) => {
  expect(electronicAddress({ ...none, ...known })).toEqual({ scheme, id });
});

test.each([{}, { reg_nr: "010180-12345" }, { reg_nr: "01018012345" }, { vat_nr: "US123456789" }])(
  "%j has none",
  (known) => {
    expect(electronicAddress({ ...none, ...known })).toBeNull();
  },
);

test.each([
  ["0218", "40003521600", true],
  ["0218", "40003521601", false],
  ["0218", "LV40003521600", false],
  ["9939", "LV40003521600", true],
  ["9939", "LV40003521601", false],
  ["9939", "EE100931558", false],
  ["0088", "4006381333931", true],
  ["0088", "4006381333932", false],
  ["0191", "10093155", true],
  ["0191", "", false],
])("%s %s is an address: %s", (scheme, id, isOne) => {
  expect(isAddressOf(scheme, id)).toBe(isOne);
});
