import { notFound } from "./answers.ts";

/** A table in memory: ids are numbers that count up. */
export class Table<T extends { id: number }> {
  private next = 1;
  private readonly rows = new Map<number, T>();

  constructor(seed: Omit<T, "id">[] = []) {
    for (const row of seed) this.add(row);
  }

  add(values: Omit<T, "id">): T {
    const id = this.next++;
    const row = { ...values, id } as T;
    this.rows.set(id, row);
    return row;
  }

  all(): T[] {
    return [...this.rows.values()];
  }

  where(test: (row: T) => boolean): T[] {
    return this.all().filter(test);
  }

  /** The row, or 404. */
  get(id: string | number): T {
    const row = this.rows.get(Number(id));
    if (!row) throw notFound();
    return row;
  }

  find(id: string | number | null): T | undefined {
    return id === null ? undefined : this.rows.get(Number(id));
  }

  change(id: string | number, values: Partial<T>): T {
    const row = { ...this.get(id), ...values };
    this.rows.set(row.id, row);
    return row;
  }

  drop(id: string | number): undefined {
    this.rows.delete(this.get(id).id);
  }
}
