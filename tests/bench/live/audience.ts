import { fork } from "node:child_process";
import { join } from "node:path";
import { dropAt } from "./dropping.ts";
import type { News, Order } from "./screens.ts";
import type { Side } from "./sides.ts";

/** Milliseconds: of one drop, from the request until its answer, and until the last screen has it. */
export interface Drop {
  answer: number;
  last: number;
}

/** The screens of all sides, in a process of their own. */
export class Audience {
  private readonly screens = fork(join(import.meta.dirname, "screens.ts"));
  private readonly waiting = new Map<string, (news: News) => void>();
  private readonly dropped = new Map<Side, number>();

  constructor() {
    this.screens.on("message", (news: News) => this.waiting.get(news.kind + news.side)?.(news));
  }

  /** Opens sockets until a side has so many. */
  open = ({ name: side, door }: Side, count: number) =>
    this.ask("ready", { kind: "open", side, door, count });

  /** Drops, and waits until every screen has it. */
  async drop(side: Side): Promise<Drop> {
    const number = (this.dropped.get(side) ?? 0) + 1;
    this.dropped.set(side, number);
    const all = this.news("all", side.name);
    const [sent, answered] = await dropAt(side, number);
    const news = await all;
    if (news.kind !== "all" || news.drop !== number) throw new Error(`${side.name} told of another drop`);
    return { answer: answered - sent, last: news.at - sent };
  }

  /** Proves that each screen of a side had the last `count` drops once and in order, and as many have them as should. */
  async prove(side: Side, screens: number, count: number): Promise<void> {
    const news = await this.ask("told", { kind: "tell", side: side.name });
    const last = this.dropped.get(side) ?? 0;
    const expected = Array.from({ length: count }, (_, index) => last - count + 1 + index).join();
    const told = news.kind === "told" ? news.screens : [];
    const exact = told.filter((drops) => drops.slice(-count).join() === expected).length;
    if (told.length !== screens || exact !== screens)
      throw new Error(`${exact} of ${screens} screens of ${side.name} had all ${count} drops in order`);
  }

  close(): void {
    this.screens.disconnect();
  }

  private ask(kind: News["kind"], order: Order): Promise<News> {
    const answer = this.news(kind, order.side);
    this.screens.send(order);
    return answer;
  }

  private news = (kind: News["kind"], side: string) =>
    new Promise<News>((resolve) => this.waiting.set(kind + side, resolve));
}
