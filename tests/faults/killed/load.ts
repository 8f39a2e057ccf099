import { today } from "#model/date/dates.ts";
import { aClient, aProject } from "#tests/api/arrange.ts";
import { day } from "#tests/api/calendar/arrange.ts";
import type { Chance } from "#tests/party/chance.ts";
import type { Answer, Caller } from "#tests/support/installation.ts";
import type { BusyOffice } from "./busy-office.ts";
import { codeOf, openedBy } from "./client.ts";

type Table = "clients" | "projects" | "estimates" | "calendar_entries" | "invoices" | "document_mails";

/** What somebody was told that it is stored. */
export interface Acknowledged {
  table: Table;
  id: number;
  /** The Idempotency-Key with which it was asked for, if any. */
  key?: string;
  /** 0 for rows that are not counted. */
  version: number;
  columns: Record<string, string | number>;
}

/** An acceptance that its client was told of: by the Idempotency-Key that it was asked for with. */
export interface Accepted {
  key: string;
  record_sha256: string;
}

interface Call {
  /** What is told of; null of what no row is told of. */
  table: Table | null;
  /** Who asks; somebody of the office, unless it is said. */
  caller?: Caller;
  key: string;
  path: string;
  body: object;
  /** Columns of the row that the answer tells. */
  told?: string[];
}

/**
 * Writes into an office until its server is gone: what was acknowledged, and calls of which nobody knows what became of
 * them. Every writer's next write begins when the last one is answered.
 */
export class Load {
  readonly acknowledged: Acknowledged[] = [];
  readonly accepted: Accepted[] = [];
  readonly unknown: Call[] = [];
  private readonly office: BusyOffice;
  private readonly chance: Chance;
  private readonly dueDate: () => string;
  private count = 0;

  /** `dueDate` is what documents are to be paid by. */
  constructor(office: BusyOffice, chance: Chance, dueDate: () => string) {
    this.office = office;
    this.chance = chance;
    this.dueDate = dueDate;
  }

  /** Resolves when the server is gone; fails when it answers with a fault before. */
  async run(writers: number): Promise<void> {
    await Promise.all(Array.from({ length: writers }, () => this.write()));
  }

  /** Asks again for what nobody knows of, with the same keys. */
  async repeat(): Promise<void> {
    for (const call of this.unknown.splice(0)) await this.post(call);
  }

  /** One of each, so that there is something of everything. */
  async begin(): Promise<void> {
    await this.client();
    await this.post(this.project());
    await this.post(this.entry());
    await this.document();
    await this.statement();
  }

  private async write(): Promise<void> {
    try {
      for (;;) {
        const kind = this.chance.below(7);
        if (kind < 2) await this.client();
        else if (kind < 3) await this.post(this.project());
        else if (kind < 5) await this.post(this.entry());
        else if (kind < 6) await this.document();
        else await this.statement();
      }
    } catch (error) {
      if (!isHungUp(error)) throw error;
    }
  }

  private async post(call: Call): Promise<{ id: number; version: number; [field: string]: unknown }> {
    const { table, key, path, body, told = [], caller = this.office.admin } = call;
    let answer: Answer;
    try {
      answer = await caller("POST", path, { body, headers: { "Idempotency-Key": key } });
    } catch (error) {
      this.unknown.push(call);
      throw error;
    }
    // A statement in which something moved while it was laid out is made again.
    if (answer.status === 412) return this.post(call);
    if (answer.status > 201) throw new Error(`${key} was answered ${answer.status} ${answer.text}`);
    const { data } = answer.json();
    if (data.record_sha256) this.accepted.push({ key, record_sha256: data.record_sha256 });
    if (table === null) return data;
    const id = data.calendar_id ?? data.id;
    const columns = Object.fromEntries(told.map((column) => [column, data[column]]));
    this.acknowledged.push({ table, id, key, version: data.version ?? 0, columns });
    return { ...data, id };
  }

  private key(table: Table) {
    this.count += 1;
    return { table, key: `${table} ${this.count}` };
  }

  /** A new client, whose address is changed at once. */
  private async client(): Promise<void> {
    const call = { ...this.key("clients"), path: "/customers", body: aClient(), told: ["name"] };
    const { id } = await this.post(call);
    const address = `Brīvības iela ${id}`;
    const answer = await this.office.admin("PATCH", `/customers/${id}`, {
      body: { address },
      headers: { "If-Match": '"1"' },
    });
    if (answer.status !== 200) throw new Error(answer.text);
    this.acknowledged.push({ table: "clients", id, version: 2, columns: { address } });
  }

  private project(): Call {
    const body = aProject({ client: this.office.client, project_manager: 1, in_planning: true });
    return { ...this.key("projects"), path: "/projects", body, told: ["name"] };
  }

  /** An entry on a cell that nobody else wants. */
  private entry(): Call {
    const named = this.key("calendar_entries");
    const [days, hour] = [Math.floor(this.count / 5), 8 + 2 * (this.count % 5)];
    const date = day(days % 5, 1 + Math.floor(days / 5));
    const place = { user_id: this.office.employee, date, start_time_id: hour, duration: 2, project_id: 1 };
    return { ...named, path: "/calendar", body: place, told: ["date", "start_time_id"] };
  }

  /**
   * A copy of the estimate, its draft, the document that becomes of it, and a payment; estimate and document are mailed, and
   * the client accepts the estimate by the link of its mail.
   */
  private async document(): Promise<void> {
    const copying = this.key("estimates");
    const dates = { planned_start_date: today(), planned_due_date: today() };
    const copy = await this.post({
      ...copying,
      path: `/estimates/${this.office.estimate}/duplicate`,
      body: { name: copying.key, ...dates, user_id: 1 },
      told: ["name"],
    });
    const link = await this.mail(`/estimates/${copy.id}`, { with_link: true });
    await this.accept(link, String(copy.estimate_nr));
    const post = (path: string, body: object, ...told: string[]) =>
      this.post({ ...this.key("invoices"), path, body, told });
    const { id } = await post(`/${copy.id}/invoices`, { due_date: this.dueDate() });
    await post(`/invoices/${id}/final_document`, { status_id: 3 }, "invoice_nr");
    await this.mail(`/invoices/${id}`);
    await post(`/invoices/${id}/payments`, { date: today(), amount: "5.00" }, "paid_cents");
  }

  /** The account of the client whose invoices recur. */
  private async statement(): Promise<void> {
    await this.mail(`/customers/${this.office.retained}/statement`);
  }

  /** Mails a document, and answers what the mail is called. */
  private async mail(document: string, fields: object = {}): Promise<string> {
    const mailing = this.key("document_mails");
    const body = { to: ["klients@test.lv"], subject: mailing.key, text: "Labdien!", lang: "lv", ...fields };
    await this.post({ ...mailing, path: `${document}/mails`, body, told: ["subject"] });
    return mailing.key;
  }

  /** The client opens the link of a mail and accepts what it shows, with the code that comes by mail. */
  private async accept(subject: string, number: string): Promise<void> {
    const { installation, stranger: caller } = this.office;
    const path = await openedBy(installation, subject);
    const post = (noun: string, body: object) =>
      this.post({ table: null, key: `${noun} of ${subject}`, caller, path: `${path}/${noun}`, body });
    const { request } = await post("codes", { name: "Jānis Bērziņš" });
    await post("acceptance", { request, code: await codeOf(installation, number) });
  }
}

const isHungUp = (error: unknown): boolean =>
  error instanceof Error && "code" in error && /^(ECONNRESET|ECONNREFUSED|EPIPE)$/.test(String(error.code));
