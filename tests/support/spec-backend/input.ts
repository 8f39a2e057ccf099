import { Refusal } from "./answers.ts";

export type Body = Record<string, unknown>;

/** Collects what is wrong with a body and refuses it with 422 once, as a form request does. */
export class Input {
  private readonly errors: Record<string, string[]> = {};

  private readonly body: Body;

  constructor(body: Body) {
    this.body = body;
  }

  has(field: string): boolean {
    return field in this.body;
  }

  text(field: string): string {
    const value = this.body[field];
    if (typeof value === "string" && value.trim() !== "") return value.trim();
    this.wrong(field, `The ${field} field is required.`);
    return "";
  }

  maybeText(field: string): string | null {
    const value = this.body[field];
    if (value === undefined || value === null || value === "") return null;
    if (typeof value === "string") return value;
    this.wrong(field, `The ${field} field must be a string.`);
    return null;
  }

  number(field: string): number {
    const value = this.maybeNumber(field);
    if (value === null && !this.errors[field]) {
      this.wrong(field, `The ${field} field is required.`);
    }
    return value ?? 0;
  }

  maybeNumber(field: string): number | null {
    const value = this.body[field];
    if (value === undefined || value === null || value === "") return null;
    const number = typeof value === "object" ? Number.NaN : Number(value);
    if (Number.isFinite(number)) return number;
    this.wrong(field, `The ${field} field must be a number.`);
    return null;
  }

  flag(field: string): boolean {
    return [true, 1, "1", "true"].includes(this.body[field] as never);
  }

  date(field: string): string {
    const value = this.text(field);
    if (value && !/^\d{4}-\d{2}-\d{2}$/.test(value)) {
      this.wrong(field, `The ${field} field must match the format Y-m-d.`);
    }
    return value;
  }

  list(field: string): unknown[] {
    const value = this.body[field];
    return Array.isArray(value) ? value : [];
  }

  part(field: string): Input {
    return new Input(this.rest(field));
  }

  rest(field: string): Body {
    const value = this.body[field];
    return isBody(value) ? value : {};
  }

  wrong(field: string, message: string): void {
    this.errors[field] = [...(this.errors[field] ?? []), message];
  }

  /** Throws when anything was wrong. */
  check(): void {
    const first = Object.values(this.errors)[0]?.[0];
    if (first) throw new Refusal(422, first, this.errors);
  }
}

export function isBody(value: unknown): value is Body {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
