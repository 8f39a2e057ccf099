/** Stands in for the server beneath the room: sockets without a network, and connections that keep what they are given. */
export class Server {
  connections: MemoryConnection[] = [];
  readonly name = "installation";
  readonly ctx: object;
  readonly env: object;
  constructor(ctx: object, env: object) {
    this.ctx = { ...ctx, getWebSockets: (tag?: string) => this.getConnections(tag) };
    this.env = env;
  }
  getConnections(tag?: string) {
    return this.connections.filter(({ isOpen, tags }) => isOpen && (tag === undefined || tags.includes(tag)));
  }
}

/** The room's end of a socket. */
export class MemoryConnection {
  isOpen = true;
  readonly readyState = WebSocket.OPEN;
  tags: string[] = [];
  state: unknown = null;
  readonly id: string;
  readonly send: (text: string) => void;
  private readonly closed: (code: number) => void;
  constructor(id: string, send: (text: string) => void, closed: (code: number) => void) {
    this.id = id;
    this.send = send;
    this.closed = closed;
  }
  setState(state: unknown) {
    // What cannot be written down would not outlive a rest.
    this.state = structuredClone(state);
  }
  close(code: number) {
    this.isOpen = false;
    this.closed(code);
  }
}
