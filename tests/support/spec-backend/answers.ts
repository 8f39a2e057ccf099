// How this backend answers. The specification leaves most response shapes open, so the
// same data can be served in two house styles: "wrapped" puts one thing and a list under
// `data` (as Laravel's resources do), "bare" sends the thing or the array itself.
export type Style = "wrapped" | "bare";

export class Refusal extends Error {
  readonly status: number;
  readonly errors?: Record<string, string[]>;

  constructor(status: number, message: string, errors?: Record<string, string[]>) {
    super(message);
    this.status = status;
    this.errors = errors;
  }
}

export const notFound = () => new Refusal(404, "Not Found");
export const forbidden = () => new Refusal(403, "This action is unauthorized.");

/** An answer whose keys the specification names itself: sent as it is in either style. */
export class Named {
  readonly body: unknown;

  constructor(body: unknown) {
    this.body = body;
  }
}

/** A file to download. */
export class Download {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly type: string;
  readonly name: string;

  constructor(bytes: Uint8Array<ArrayBuffer>, type: string, name: string) {
    this.bytes = bytes;
    this.type = type;
    this.name = name;
  }
}

/** A page of a list; §3 gives the total of projects, users and clients only. */
export class Page {
  readonly rows: unknown[];
  readonly total?: number;

  constructor(rows: unknown[], total?: number) {
    this.rows = rows;
    this.total = total;
  }
}

export const pageSize = 15;

export function pageOf<T>(rows: T[], query: URLSearchParams): T[] {
  const page = Math.max(1, Number(query.get("page") ?? 1));
  return rows.slice((page - 1) * pageSize, page * pageSize);
}

export function respond(result: unknown, style: Style): Response {
  if (result === undefined) {
    return style === "wrapped" ? new Response(null, { status: 204 }) : json({ message: "OK" });
  }
  if (result instanceof Download) {
    return new Response(result.bytes, {
      headers: {
        "Content-Type": result.type,
        "Content-Disposition": `attachment; filename="${result.name}"`,
      },
    });
  }
  if (result instanceof Named) return json(result.body);
  if (result instanceof Page && result.total !== undefined) {
    return json({ data: result.rows, meta: { total: result.total } });
  }
  const plain = result instanceof Page ? result.rows : result;
  return json(style === "wrapped" ? { data: plain } : plain);
}

export function refuse(refusal: Refusal): Response {
  const { message, errors, status } = refusal;
  return json(errors ? { message, errors } : { message }, status);
}

function json(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { "Content-Type": "application/json" },
  });
}
