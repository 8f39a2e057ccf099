import { maxFileSize } from "#model/file/file-rules.ts";

/**
 * Bytes of files that one process holds before others wait: an isolate has 128 MB for everything, and a file is there
 * twice while its pieces are put together.
 */
const budget = 32 * 1024 * 1024;
/** What the uploads of one agency, or of one person in it, keep while others wait: the largest file fits beside it. */
const share = budget - maxFileSize;

/** An upload, whose it is, and how many bytes of it are held. */
export interface Holding {
  installation: string;
  person: string;
  bytes: number;
}

interface Held<Upload> {
  bytes: number;
  /** The upload that began first of those that hold anything. */
  first: Upload | null;
}

/** What all uploads hold, in the order in which they began. */
export interface Holdings<Upload> extends Held<Upload> {
  /** Whether there is memory left. */
  isLeft: boolean;
  /** What those of an installation or a person hold. */
  of(party: string): Held<Upload>;
}

export function holdings<Upload extends Holding>(uploads: Iterable<Upload>): Holdings<Upload> {
  const parties = new Map<string, Held<Upload>>();
  const all: Held<Upload> = { bytes: 0, first: null };
  const of = (party: string) => parties.get(party) ?? { bytes: 0, first: null };
  for (const upload of uploads) {
    if (upload.bytes === 0) continue;
    count(all, upload);
    for (const party of [upload.installation, upload.person]) {
      const held = of(party);
      parties.set(party, held);
      count(held, upload);
    }
  }
  return { ...all, isLeft: all.bytes < budget, of };
}

function count<Upload extends Holding>(held: Held<Upload>, upload: Upload): void {
  held.bytes += upload.bytes;
  held.first ??= upload;
}

/**
 * Whether an upload has to give way to another: people of one agency share by person, others by agency. Who holds more
 * than the share in several uploads keeps the one that began first, and makes nobody else give way.
 */
export function mustYield<Upload extends Holding>(
  upload: Upload,
  other: Upload,
  held: Holdings<Upload>,
): boolean {
  if (upload.person === other.person) return false;
  const level = upload.installation === other.installation ? "person" : "installation";
  const [own, others] = [held.of(upload[level]), held.of(other[level])];
  const isCrowding = own.bytes > share && own.first !== upload;
  return isCrowding && (others.bytes <= share || others.bytes === other.bytes);
}
