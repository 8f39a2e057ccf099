/** Milliseconds for which a signed message counts, and is known again. */
export const signedFor = 5 * 60_000;

const prefix = "heard:";

/** Signed messages that were heard already: each counts once, however often and by whom it is sent. */
export class ReplayGuard {
  private readonly storage: DurableObjectStorage;

  constructor(storage: DurableObjectStorage) {
    this.storage = storage;
  }

  /** Notes a message by its signature; false for one that was noted before. `now` in milliseconds since 1970. */
  async isNews(signature: string, now: number): Promise<boolean> {
    const key = `${prefix}${signature}`;
    if ((await this.storage.get(key)) !== undefined) return false;
    await this.storage.put(key, now);
    await this.forget(now);
    return true;
  }

  /** What is too old to count any more need not be known. Twice the time: its clock may have been ahead of ours. */
  private async forget(now: number): Promise<void> {
    const noted = await this.storage.list<number>({ prefix, limit: 1_000 });
    const old = [...noted].flatMap(([key, at]) => (now - at > 2 * signedFor ? [key] : []));
    for (let at = 0; at < old.length; at += 128) await this.storage.delete(old.slice(at, at + 128));
  }
}
