import { imageTypes, maxImageSize, maxImages } from "#model/file/image-rules.ts";

/** A file that was left out, and why. */
export interface LeftOut {
  name: string;
  reason: "type" | "size";
}

export interface Chosen {
  files: File[];
  leftOut: LeftOut[];
  /** How many were more than a product has room for. */
  tooMany: number;
}

/** What of the chosen files may go up, with `room` for so many (specification §5: extras are dropped). */
export function chosenFrom(files: Iterable<File>, room: number): Chosen {
  const taken: File[] = [];
  const leftOut: LeftOut[] = [];
  for (const file of files) {
    const reason = problemOf(file);
    if (reason) leftOut.push({ name: file.name, reason });
    else taken.push(file);
  }
  return { files: taken.slice(0, Math.max(0, room)), leftOut, tooMany: Math.max(0, taken.length - room) };
}

function problemOf({ type, size }: File): LeftOut["reason"] | null {
  if (!imageTypes.some((image) => image === type)) return "type";
  return size > maxImageSize ? "size" : null;
}

/** Files that were chosen for a product that was not there yet; its dialog takes them up. */
let waiting: File[] = [];

export const keepForLater = (files: File[]): void => {
  waiting = files;
};

export function takeKept(): File[] {
  const files = waiting;
  waiting = [];
  return files;
}

/** Megabytes of an image at most, and images of a product: for the words that say so. */
export const limits = { most: maxImages, size: maxImageSize / 1024 / 1024 };
