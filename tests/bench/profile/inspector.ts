/** A node of V8's tree of calls: a function as it was called from another. */
interface CallNode {
  id: number;
  callFrame: { functionName: string; url: string; lineNumber: number; columnNumber: number };
}

/** What V8 saw: at each sample the node that ran, and how many microseconds had gone by since the one before. */
export interface Profile {
  nodes: CallNode[];
  samples: number[];
  timeDeltas: number[];
}

/** Microseconds between two samples. */
export const interval = 100;

/** The isolate of one Worker, as its inspector shows it. */
export class Isolate {
  private last = 0;
  private readonly waiting = new Map<number, (answer: { result?: unknown; error?: unknown }) => void>();

  private readonly socket: WebSocket;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.addEventListener("message", ({ data }) => {
      const answer = JSON.parse(data);
      this.waiting.get(answer.id)?.(answer);
      this.waiting.delete(answer.id);
    });
  }

  /** Opens the isolate of a service of the runtime whose inspector listens at a port. */
  static async of(service: string, port: number): Promise<Isolate> {
    const targets: { id: string; webSocketDebuggerUrl: string }[] = await (
      await fetch(`http://127.0.0.1:${port}/json`)
    ).json();
    const target = targets.find(({ id }) => id.endsWith(`:${service}`));
    if (!target) throw new Error(`No ${service} among ${targets.map(({ id }) => id).join(", ")}`);
    const socket = new WebSocket(target.webSocketDebuggerUrl);
    await new Promise((opened, failed) => {
      socket.addEventListener("open", opened);
      socket.addEventListener("error", failed);
    });
    const isolate = new Isolate(socket);
    await isolate.ask("Profiler.enable");
    await isolate.ask("Profiler.setSamplingInterval", { interval });
    return isolate;
  }

  begin(): Promise<unknown> {
    return this.ask("Profiler.start");
  }

  async end(): Promise<Profile> {
    const { profile } = Object(await this.ask("Profiler.stop"));
    return profile;
  }

  close(): void {
    this.socket.close();
  }

  private async ask(method: string, params: object = {}): Promise<unknown> {
    this.last += 1;
    const id = this.last;
    const answered = new Promise<{ result?: unknown; error?: unknown }>((resolve) =>
      this.waiting.set(id, resolve),
    );
    this.socket.send(JSON.stringify({ id, method, params }));
    const { result, error } = await answered;
    if (error) throw new Error(`${method}: ${JSON.stringify(error)}`);
    return result;
  }
}
