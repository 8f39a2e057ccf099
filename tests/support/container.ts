import { ascii, joined } from "./pictures.ts";

/** An entry of a ZIP that is not compressed. Source: APPNOTE 4.3.7; nothing here checks what it sums up to. */
function entry(name: string, content: string): Uint8Array {
  const head = Buffer.alloc(30);
  head.write("PK\x03\x04", "latin1");
  head.writeUInt16LE(20, 4);
  head.writeUInt32LE(content.length, 18);
  head.writeUInt32LE(content.length, 22);
  head.writeUInt16LE(name.length, 26);
  return joined(head, ascii(name + content));
}

/** The beginning of a container of documents and signatures, as programs for signing write them. */
export const containerOf = (type: string, first = "mimetype") =>
  joined(entry(first, type), entry("pasutijums.txt", "Piekrītam".normalize("NFKD").replace(/\W/g, "")));

/** One as .edoc and .asice are. */
export const container = containerOf("application/vnd.etsi.asic-e+zip");
