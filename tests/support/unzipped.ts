const signatures = { file: 0x04034b50, entry: 0x02014b50 };

/**
 * The files of a ZIP file by their names: each is stored as it is, behind its head, and its sizes stand in the directory that the last
 * 22 bytes lead to (APPNOTE 4.3.16). Throws where a file is not where the directory says.
 */
export function unzipped(bytes: Uint8Array): Map<string, Buffer> {
  const zip = Buffer.from(bytes);
  const files = new Map<string, Buffer>();
  for (let at = zip.readUInt32LE(zip.length - 6); zip.readUInt32LE(at) === signatures.entry; ) {
    const [size, name, extra, comment] = [
      zip.readUInt32LE(at + 24),
      zip.readUInt16LE(at + 28),
      zip.readUInt16LE(at + 30),
      zip.readUInt16LE(at + 32),
    ];
    const head = zip.readUInt32LE(at + 42);
    if (zip.readUInt32LE(head) !== signatures.file) throw new Error(`No file at ${head}`);
    const begin = head + 30 + zip.readUInt16LE(head + 26) + zip.readUInt16LE(head + 28);
    files.set(zip.subarray(at + 46, at + 46 + name).toString("utf8"), zip.subarray(begin, begin + size));
    at += 46 + name + extra + comment;
  }
  return files;
}
