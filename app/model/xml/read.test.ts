import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { elementsAt, textAt } from "./element.ts";
import { readXml, type XmlLimits, type XmlReading, xmlReasons } from "./read.ts";

const utf8 = (text: string) => new TextEncoder().encode(text);
const read = (text: string, limits?: Partial<XmlLimits>) => readXml(utf8(text), limits);
const reasonOf = (reading: XmlReading) => (reading.isRead ? "read" : reading.refusal.reason);

const ubl = "urn:oasis:names:specification:ubl:schema:xsd:";
const invoice = `<?xml version="1.0" encoding="UTF-8"?>
<u:Invoice xmlns:u="${ubl}Invoice-2" xmlns:a="${ubl}CommonAggregateComponents-2" xmlns="${ubl}CommonBasicComponents-2">
  <ID schemeID="x">R-1 &amp; Ā &#x10d;</ID><!-- left out --><?and this?>
  <a:Party><Name><![CDATA[SIA <Liepa>]]></Name></a:Party>
  <a:Party><Name>Otra</Name><o:Mark xmlns:o="urn:o" o:of="1" xml:lang="lv"/></a:Party>
</u:Invoice>`;

describe("what is read", () => {
  test("names by their usual prefixes, whatever a file declares; others by their namespace", () => {
    const reading = read(invoice);
    if (!reading.isRead) throw new Error(reading.refusal.reason);
    const { element } = reading;
    expect(element.name).toBe("Invoice");
    expect(element.text).toBe("");
    expect(textAt(element, "cbc:ID")).toBe("R-1 & Ā č");
    expect(elementsAt(element, "cbc:ID")[0]?.attributes).toEqual({ schemeID: "x" });
    expect(elementsAt(element, "cac:Party/cbc:Name").map(({ text }) => text)).toEqual([
      "SIA <Liepa>",
      "Otra",
    ]);
    expect(elementsAt(element, "cac:Party/{urn:o}Mark")[0]?.attributes).toEqual({
      "{urn:o}of": "1",
      "{http://www.w3.org/XML/1998/namespace}lang": "lv",
    });
  });

  test("a document without its namespace, or in that of another, is none", () => {
    const names = [
      "<Invoice/>",
      `<CreditNote xmlns="${ubl}Invoice-2"/>`,
      `<CreditNote xmlns="${ubl}CreditNote-2"/>`,
    ].map((text) => {
      const reading = read(text);
      return reading.isRead ? reading.element.name : reading.refusal.reason;
    });
    expect(names).toEqual(["{}Invoice", `{${ubl}Invoice-2}CreditNote`, "CreditNote"]);
  });

  test.each<[string, number[]]>([
    ["ISO-8859-1", [0x6c, 0xe9]],
    ["windows-1257", [0x6c, 0xe7]],
    ["UTF-8", [0x6c, 0xc4, 0x93]],
  ])("text in %s", (encoding, bytes) => {
    const head = utf8(`<?xml version='1.0' encoding='${encoding}'?><a>`);
    const reading = readXml(new Uint8Array([...head, ...bytes, ...utf8("</a>")]));
    expect(reading.isRead && reading.element.text).toBe(encoding === "ISO-8859-1" ? "lé" : "lē");
  });

  test.each([
    ["UTF-16 of either order, by its mark", [0xff, 0xfe], true],
    ["UTF-16 of either order, by its mark", [0xfe, 0xff], false],
    ["UTF-16 without a mark", [], true],
  ])("%s", (_, mark, isLittle) => {
    const text = '<?xml version="1.0" encoding="UTF-16"?><a>ģ</a>';
    const pairs = [...text].flatMap((character) => {
      const code = character.charCodeAt(0);
      return isLittle ? [code & 0xff, code >> 8] : [code >> 8, code & 0xff];
    });
    const reading = readXml(new Uint8Array([...mark, ...pairs]));
    expect(reading.isRead && reading.element.text).toBe("ģ");
  });

  test("an attribute by a name that objects have", () => {
    const reading = read('<a __proto__="1" constructor="2"/>');
    expect(reading.isRead && Object.entries(reading.element.attributes)).toEqual([
      ["__proto__", "1"],
      ["constructor", "2"],
    ]);
  });
});

const laughs = `<!DOCTYPE a [${Array.from(
  { length: 12 },
  (_, index) => `<!ENTITY l${index + 1} "${`&l${index};`.repeat(10)}">`,
).join("")}]><a>&l12;</a>`;

describe("what is refused, by its reason", () => {
  test.each<[string, string, string, Partial<XmlLimits>?]>([
    ["an empty file", "", "empty"],
    ["a file that is too large", "<a>1234567890</a>", "too_large", { bytes: 16 }],
    ["an encoding that nobody knows", '<?xml version="1.0" encoding="martian"?><a/>', "encoding"],
    ["a document type", "<!DOCTYPE a><a/>", "doctype"],
    ["a file from outside", '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>', "doctype"],
    ["a billion laughs", laughs, "doctype"],
    ["an entity that is not declared", "<a>&x;</a>", "malformed"],
    ["an element that is not closed", "<a><b></a>", "malformed"],
    ["two roots", "<a/><b/>", "malformed"],
    ["text alone", "text", "malformed"],
    ["a prefix of no namespace", "<x:a/>", "malformed"],
    ["an attribute twice", '<a b="1" b="2"/>', "malformed"],
    ["a character that XML has not", "<a>\u0001</a>", "malformed"],
    ["a deep file", "<a>".repeat(65), "too_deep"],
    ["a wide file", `<a>${"<b/>".repeat(20)}</a>`, "too_many_elements", { elements: 20 }],
    [
      "many attributes",
      `<a ${Array.from({ length: 70 }, (_, index) => `b${index}=""`).join(" ")}/>`,
      "too_many_attributes",
    ],
    ["a long attribute", `<a b="${"x".repeat(17_000)}"/>`, "too_long"],
    ["a long name", `<${"x".repeat(17_000)}/>`, "too_long"],
  ])("%s", (_, text, reason, limits) => {
    expect(reasonOf(read(text, limits))).toBe(reason);
  });

  test("bytes that are none of the encoding", () => {
    expect(reasonOf(readXml(new Uint8Array([0x3c, 0x61, 0x3e, 0xff, 0xfe, 0x3c])))).toBe("encoding");
  });

  test("where it is, counted from 1", () => {
    const reading = read("<a>\n  <b>&x;</b>\n</a>");
    expect(reading).toMatchObject({ isRead: false, refusal: { reason: "malformed", line: 2 } });
  });
});

/** Reads, and says what came of it, in work that grows with the file and no faster: others may keep the processor busy. */
function outcome(bytes: Uint8Array): string {
  const start = process.cpuUsage();
  const reason = reasonOf(readXml(bytes));
  // Two microseconds a byte, and a second.
  expect(process.cpuUsage(start).user).toBeLessThan(1_000_000 + 2 * bytes.length);
  return reason;
}

describe("a thousand broken files: a reason or an element, never an exception", () => {
  const outcomes = ["read", ...xmlReasons];

  test("cut off anywhere", () => {
    const bytes = utf8(invoice);
    for (let length = 0; length < bytes.length - 1; length += 1)
      expect(outcomes).toContain(outcome(bytes.subarray(0, length)));
  });

  test("changed anywhere", () => {
    const bytes = utf8(invoice);
    const change = fc.tuple(fc.nat(bytes.length - 1), fc.nat(255));
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 6 }), (changes) => {
        const changed = bytes.slice();
        for (const [index, byte] of changes) changed[index] = byte;
        expect(outcomes).toContain(outcome(changed));
      }),
      { numRuns: 500 },
    );
  });

  test("any bytes, and any pieces of XML", () => {
    const piece = fc.constantFrom(
      ..."<a> </a> <a/> <!-- --> <![CDATA[ ]]> <?x ?> &amp; &#0; &#x10FFFF; <!DOCTYPE <!ENTITY < > \" ' = xmlns xmlns:x x:a".split(
        " ",
      ),
    );
    const anything = fc.oneof(
      fc.uint8Array({ maxLength: 400 }),
      fc.array(fc.oneof(piece, fc.string()), { maxLength: 40 }).map((pieces) => utf8(pieces.join(""))),
    );
    fc.assert(
      fc.property(anything, (bytes) => {
        expect(outcomes).toContain(outcome(bytes));
      }),
      { numRuns: 500 },
    );
  });

  test("large ones: deep, wide, of one name, of one text", () => {
    expect(outcome(utf8("<a>".repeat(300_000)))).toBe("too_deep");
    expect(outcome(utf8(`<a>${"<b/>".repeat(400_000)}`))).toBe("too_many_elements");
    expect(outcome(utf8(`<${"a".repeat(1_000_000)}`))).toBe("malformed");
    expect(outcome(utf8(`<a>${"x".repeat(2_000_000)}</a>`))).toBe("read");
  });
});
