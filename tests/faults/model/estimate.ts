import { today } from "#model/date/dates.ts";
import { addLines, addPosition, addStage, changeLine, rename } from "./estimate-additions.ts";
import { copy, remove, reorderLoose, reorderStages } from "./estimate-moves.ts";
import { type Half, halvesFrom, idsOf, type Line, linesIn, outlineOf, sumsOf } from "./estimate-outline.ts";
import { difference, type Noun, told, type World } from "./play.ts";

type Verb = [method: "POST" | "PATCH" | "DELETE", path: string, body?: object];

/** An estimate beside its model: stages, positions and lines made, changed, copied, put in another order and taken away. */
export class EstimateNoun implements Noun {
  readonly id: number;
  readonly world: World;
  readonly halves: [Half, Half] = [
    { stages: [], loose: [] },
    { stages: [], loose: [] },
  ];
  /** Whether documents hold it as it is. */
  isHeld: () => boolean = () => false;
  discount = 0;
  private isApproved = false;
  private count = 0;

  constructor(world: World, id: number) {
    this.world = world;
    this.id = id;
  }

  get lines(): Line[] {
    return this.halves.flatMap(linesIn);
  }

  step(): Promise<string> {
    const { chance } = this.world;
    const half = this.halves[chance.below(2)] ?? this.halves[0];
    const inside = [addStage, addPosition, addLines, addLines, changeLine, rename, copy, remove];
    const order = [reorderStages, reorderLoose];
    // An approval ends soon, so that more happens than refusals.
    if (this.isApproved ? chance.once(2) : chance.once(30)) return this.approve(!this.isApproved);
    if (chance.once(20)) return this.give();
    if (chance.once(20)) return this.duplicate();
    return (chance.of([...inside, ...order]) ?? addLines)(this, half);
  }

  async differences(): Promise<string[]> {
    const data = await this.read(this.id);
    const shown = halvesFrom(data);
    const sums = sumsOf(this.halves, this.discount);
    const read = Object.fromEntries(Object.keys(sums).map((name) => [name, data.sums[name]]));
    return [
      ...difference("ids", this.halves.map(idsOf), shown.map(idsOf)),
      ...difference("content", this.halves.map(outlineOf), shown.map(outlineOf)),
      ...difference("sums", sums, read),
      ...difference("approval", this.isApproved, data.is_approved),
    ];
  }

  /** Changes what the estimate says; null where that was refused, as it has to be while it may not change. */
  async change([method, path, body]: Verb) {
    const answer = await this.world.caller(method, path, body && { body });
    const done = method === "POST" ? 201 : 200;
    const data = told(answer, this.isApproved || this.isHeld() ? 409 : done, `${method} ${path}`);
    return data && (data.data ?? data.position_item);
  }

  name(noun: string): string {
    this.count += 1;
    return `${noun} ${this.count}`;
  }

  private read = async (id: number) => (await this.world.caller("GET", `/estimates/${id}`)).json().data;

  private async approve(is_approved: boolean): Promise<string> {
    const answer = await this.world.caller("PATCH", `/estimates/${this.id}`, { body: { is_approved } });
    const what = is_approved ? "approve" : "take back the approval";
    if (told(answer, is_approved && this.lines.length === 0 ? 422 : 200, what)) this.isApproved = is_approved;
    return what;
  }

  private async give(): Promise<string> {
    const discount = this.world.chance.below(30);
    const answer = await this.world.caller("PATCH", `/estimates/${this.id}`, { body: { discount } });
    const isFrozen = discount !== this.discount && (this.isApproved || this.isHeld());
    if (told(answer, isFrozen ? 409 : 200, "discount")) this.discount = discount;
    return `discount of ${discount} %`;
  }

  /** A copy is another estimate that says the same, of a project of its own. */
  private async duplicate(): Promise<string> {
    const dates = { planned_start_date: today(), planned_due_date: today() };
    const body = { name: this.name("Kopija"), ...dates, user_id: 1 };
    const answer = await this.world.caller("POST", `/estimates/${this.id}/duplicate`, { body });
    const { data } = told(answer, 201, "duplicate");
    const copied = halvesFrom(await this.read(data.id));
    const other = difference("copy", this.halves.map(outlineOf), copied.map(outlineOf));
    told({ ...answer, status: other.length }, 0, other.join());
    return "duplicate";
  }
}
