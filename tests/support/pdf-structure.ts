import { objectsIn, piecesIn } from "./pdf-text.ts";

/** A part of a document as it is read aloud: what it is, its words, and its parts. */
export interface Read {
  type: string;
  /** What a picture shows. */
  alt: string;
  text: string;
  parts: Read[];
}

/** The structure of a tagged PDF (ISO 32000-1, 14.7) as pdfkit writes it, from its root. Throws where there is none. */
export function structureOf(bytes: Uint8Array): Read {
  const objects = objectsIn(Buffer.from(bytes).toString("latin1"));
  const headOf = (id: string | undefined) => objects.get(Number(id))?.head ?? "";
  const heads = [...objects.values()].map(({ head }) => head);
  const root = heads.find((head) => head.includes("/Type /StructTreeRoot"));
  const [, kids = ""] = /\/Kids \[(.*?)\]/s.exec(heads.join()) ?? [];
  const pages = [...kids.matchAll(/(\d+) 0 R/g)].map(([, page]) => page);
  const pieces = piecesIn(bytes);
  const wordsAt = (page: string | undefined, mark: number): string =>
    (pieces[pages.indexOf(page)] ?? [])
      .filter((piece) => piece.mark === mark)
      .map(({ text }) => text)
      .join(" ");

  const read = (id: string): Read => {
    const head = headOf(id);
    const [kept = "", content = ""] = /\/K \[(.*?)\]\n/s.exec(head) ?? [];
    const [, page] = /\/Pg (\d+) 0 R/.exec(head.replace(kept, "")) ?? [];
    const parts: Read[] = [];
    const words: string[] = [];
    // Marks of another page stand in dictionaries of their own.
    for (const [, dictionary, part, mark] of content.matchAll(/(<<.*?>>)|(\d+) 0 R|(\d+)/gs))
      if (part) parts.push(read(part));
      else if (mark) words.push(wordsAt(page, Number(mark)));
      else {
        const [, elsewhere] = /\/Pg (\d+) 0 R/.exec(dictionary ?? "") ?? [];
        words.push(wordsAt(elsewhere, Number(/\/MCID (\d+)/.exec(dictionary ?? "")?.[1])));
      }
    return {
      type: /\/S \/(\w+)/.exec(head)?.[1] ?? "",
      alt: textIn(head, "Alt"),
      text: tidy(words.join(" ")),
      parts,
    };
  };
  const [, first] = /\/K \[(\d+) 0 R/.exec(root ?? "") ?? [];
  if (!first) throw new Error("The document has no structure");
  return read(first);
}

const tidy = (text: string): string => text.replace(/[\s\u00a0]+/gu, " ").trim();

/** A text of a dictionary: in UTF-16 behind its mark, or in Latin letters. */
export function textIn(head: string, name: string): string {
  const [, written = ""] = new RegExp(`/${name} \\((.*?)\\)\\n`, "s").exec(head) ?? [];
  const plain = Buffer.from(written.replace(/\\([\\()])/g, "$1"), "latin1");
  return plain[0] === 0xfe ? plain.subarray(2).swap16().toString("utf16le") : plain.toString("latin1");
}
