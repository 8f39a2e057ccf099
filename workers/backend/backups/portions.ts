/** A stream, taken in portions of a size that is known. */
export class Portions {
  private readonly reader: ReadableStreamDefaultReader<Uint8Array>;
  private rest: Uint8Array = new Uint8Array();

  constructor(stream: ReadableStream<Uint8Array>) {
    this.reader = stream.getReader();
  }

  /** The next so many bytes. Throws when there are not as many. */
  async take(size: number): Promise<Uint8Array> {
    const portion = new Uint8Array(size);
    let filled = 0;
    while (filled < size) {
      if (this.rest.byteLength === 0) this.rest = await this.next();
      const used = this.rest.subarray(0, size - filled);
      portion.set(used, filled);
      filled += used.byteLength;
      this.rest = this.rest.subarray(used.byteLength);
    }
    return portion;
  }

  private async next(): Promise<Uint8Array> {
    const { value, done } = await this.reader.read();
    if (done) throw new Error("A stream ended too early");
    return value;
  }
}
