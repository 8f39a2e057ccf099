import { today } from "#model/date/dates.ts";
import type { EstimateNoun } from "./estimate.ts";
import { centsOf, sumsOf, vatOf } from "./estimate-outline.ts";
import { difference, type Noun, told, type World } from "./play.ts";

type State = "draft" | "issued" | "voided";

interface Document {
  id: number;
  state: State;
  number: string;
  lines: number[];
  net: number;
  total: number;
  paid: number;
}

/** The numbers that an installation has given out: one for all sequences that are played in it. */
export class Numbers {
  private readonly last = { RE: 0, KR: 0 };

  next(series: "RE" | "KR"): string {
    this.last[series] += 1;
    return `${series}-${today().slice(0, 4)}-${String(this.last[series]).padStart(4, "0")}`;
  }
}

/** Documents that are made from an estimate, beside their model: drafts, numbers, payments, and what is taken back. */
export class DocumentsNoun implements Noun {
  private readonly world: World;
  private readonly estimate: EstimateNoun;
  private readonly numbers: Numbers;
  private readonly documents: Document[] = [];

  constructor(world: World, estimate: EstimateNoun, numbers: Numbers) {
    this.world = world;
    this.estimate = estimate;
    this.numbers = numbers;
    estimate.isHeld = () => this.documents.some(({ state }) => state !== "voided");
  }

  step(): Promise<string> {
    const { chance } = this.world;
    const document = chance.of(this.documents);
    if (!document || chance.once(3)) return this.draft();
    return (
      chance.of([() => this.issue(document), () => this.pay(document), () => this.remove(document)])?.() ??
      this.draft()
    );
  }

  async differences(): Promise<string[]> {
    const found: string[] = [];
    for (const { id, state, number, lines, total, paid } of this.documents) {
      const { data } = (await this.world.caller("GET", `/invoices/${id}`)).json();
      const issued = data.issued_at ? "issued" : "draft";
      const shown = [data.voided_at ? "voided" : issued, data.invoice_nr];
      const model = [state, number, lines.toSorted(), total, paid];
      const product = [...shown, data.position_item_ids.toSorted(), data.total_cents, data.paid_cents];
      found.push(...difference(`document ${id}`, model, product));
    }
    return [...found, ...this.sumDifferences()];
  }

  /** Where all lines are invoiced, the documents come to what the estimate does without VAT, to the cent (domain H20). */
  private sumDifferences(): string[] {
    const { halves, discount, lines } = this.estimate;
    const free = lines.filter(({ id }) => !this.taken().includes(id));
    if (lines.length === 0 || free.length > 0) return [];
    const invoiced = this.documents.filter(({ state }) => state !== "voided");
    const net = invoiced.reduce((sum, document) => sum + document.net, 0);
    return difference("sum of all documents", sumsOf(halves, discount).net_cents, net);
  }

  private taken = (): number[] =>
    this.documents.filter(({ state }) => state !== "voided").flatMap(({ lines }) => lines);

  private async draft(): Promise<string> {
    const { chance, caller } = this.world;
    const all = this.estimate.lines;
    const wanted = chance.once(3) ? null : all.filter(() => chance.once(2)).map(({ id }) => id);
    const taken = this.taken();
    const free = all.map(({ id }) => id).filter((id) => !taken.includes(id));
    const lines = wanted ?? free;
    const isTaken = lines.some((id) => taken.includes(id));
    const what = `draft of ${wanted?.join() ?? "the rest"}`;
    const body = { position_items: wanted };
    const answer = await caller("POST", `/${this.estimate.id}/invoices`, { body });
    const expected = isTaken ? 409 : 201;
    const made = told(answer, lines.length === 0 ? 422 : expected, what)?.data;
    if (!made) return what;
    const full = all.filter(({ id }) => lines.includes(id)).reduce((sum, line) => sum + centsOf(line), 0);
    // What a discount leaves of some lines is shared out; without one it is known.
    const net = this.estimate.discount === 0 ? full : made.net_cents;
    const total = net + vatOf(net);
    const sums = difference(what, [net, total], [made.net_cents, made.total_cents]);
    told({ ...answer, status: sums.length }, 0, sums.join());
    this.documents.push({ id: made.id, state: "draft", number: "", lines, net, total, paid: 0 });
    return what;
  }

  private async issue(document: Document): Promise<string> {
    const what = `issue ${document.id}`;
    const answer = await this.world.caller("POST", `/invoices/${document.id}/final_document`, { body: {} });
    const issued = told(answer, document.state === "draft" ? 200 : 409, what)?.data;
    if (!issued) return what;
    // Nothing that became of other documents changes what it comes to.
    const sums = difference(what, document.total, issued.total_cents);
    told({ ...answer, status: sums.length }, 0, sums.join());
    Object.assign(document, { state: "issued", number: this.numbers.next("RE") });
    return what;
  }

  private async pay(document: Document): Promise<string> {
    const cents = 1 + this.world.chance.below(Math.max(1, Math.ceil(document.total * 0.8)));
    const body = { date: today(), amount: (cents / 100).toFixed(2) };
    const answer = await this.world.caller("POST", `/invoices/${document.id}/payments`, { body });
    const what = `pay ${cents} of ${document.id}`;
    const paid = told(answer, document.state === "issued" ? 201 : 409, what)?.data;
    if (!paid) return what;
    document.paid += cents;
    // What is over the total is the client's (domain H22).
    const { total, paid: all } = document;
    const sums = [all, Math.max(0, total - all), Math.max(0, all - total)];
    const other = difference(what, sums, [paid.paid_cents, paid.open_cents, paid.owed_cents]);
    told({ ...answer, status: other.length }, 0, other.join());
    return what;
  }

  /** A draft is gone; an issued document is voided by a credit note with a number of its own (domain H1). */
  private async remove(document: Document): Promise<string> {
    const answer = await this.world.caller("DELETE", `/invoices/${document.id}`);
    const what = `delete ${document.id}`;
    const done = told(answer, document.state === "voided" ? 409 : 200, what)?.data;
    if (!done) return what;
    const isDraft = document.state === "draft";
    const number = isDraft ? undefined : this.numbers.next("KR");
    const other = difference(
      what,
      [isDraft ? "deleted" : "voided", number],
      [done.outcome, done.credit_note?.invoice_nr],
    );
    told({ ...answer, status: other.length }, 0, other.join());
    if (isDraft) this.documents.splice(this.documents.indexOf(document), 1);
    else document.state = "voided";
    return what;
  }
}
