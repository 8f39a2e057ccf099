/** What a socket carries to a screen, in order. */
type Carried = { kind: "open" } | { kind: "message"; text: string } | { kind: "close"; code: number };

/** The room's end, as far as a screen can touch it. */
interface RoomEnd {
  hear: (text: string) => void;
  lose: () => void;
}

/** A browser's socket over a network that the simulation slows down and breaks. */
export class SimulatedSocket extends EventTarget {
  readyState = 0;
  binaryType = "blob";
  readonly sessionId: number;
  /** The last event that the screen says it has. */
  readonly seq: number | null;
  /** There once the room has let the screen in. */
  room: RoomEnd | null = null;
  private readonly onTheWay: Carried[] = [];
  private isCut = false;

  constructor(address: string, sessionId: number) {
    super();
    this.sessionId = sessionId;
    const seq = new URL(address).searchParams.get("seq");
    this.seq = seq === null ? null : Number(seq);
  }

  carry(carried: Carried): void {
    if (!this.isCut) this.onTheWay.push(carried);
  }

  /** Brings the next thing to the screen; whether there was one. */
  bring(): boolean {
    const carried = this.onTheWay.shift();
    if (!carried) return false;
    if (carried.kind === "open") this.open();
    else if (carried.kind === "close") this.closeWith(carried.code);
    else this.dispatchEvent(new MessageEvent("message", { data: carried.text }));
    return true;
  }

  /** The network fails: what was on its way is lost, and the room notices later. */
  cut(): void {
    if (this.readyState === 3) return;
    this.end();
    this.closeWith(1006);
  }

  send(text: string): void {
    if (!this.isCut) this.room?.hear(text);
  }

  close(): void {
    this.end();
  }

  private open(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event("open"));
  }

  private end(): void {
    this.readyState = 3;
    this.isCut = true;
    this.onTheWay.length = 0;
    this.room?.lose();
    this.room = null;
  }

  private closeWith(code: number): void {
    this.readyState = 3;
    this.isCut = true;
    this.dispatchEvent(Object.assign(new Event("close"), { code, reason: "" }));
  }
}
