import { today } from "#model/date/dates.ts";
import { difference, type Noun, told, type World } from "./play.ts";

interface Project {
  id: number;
  name: string;
  in_planning: boolean;
  status_id: number;
  actual_start_date: string | null;
  actual_due_date: string | null;
}

/** New, in process, finished, offered (specification §9). */
const [fresh, begun, finished] = [1, 2, 3];
const statuses = [fresh, begun, finished, 9];

/** Projects of one client beside their model. */
export class ProjectsNoun implements Noun {
  private readonly world: World;
  private readonly clientId: number;
  /** One that has an estimate, and stays for it. */
  private readonly usedId: number;
  private readonly projects: Project[] = [];
  private count = 0;

  constructor(world: World, { clientId, usedId }: { clientId: number; usedId: number }) {
    this.world = world;
    this.clientId = clientId;
    this.usedId = usedId;
  }

  step(): Promise<string> {
    const { chance } = this.world;
    const project = chance.of(this.projects);
    if (!project || chance.once(4)) return this.create();
    if (chance.once(5)) return this.remove(project);
    return chance.once(3) ? this.toggle(project) : this.change(project);
  }

  async differences(): Promise<string[]> {
    const query = `client=${this.clientId}&per_page=100`;
    const { data } = (await this.world.caller("GET", `/projects?${query}`)).json();
    // Copies of the estimate are projects as well.
    const isOwn = ({ id, name }: Project) => id !== this.usedId && !name.startsWith("Kopija");
    const shown: Project[] = data.filter(isOwn);
    const own = ({ id, name, in_planning, status_id, actual_start_date, actual_due_date }: Project) =>
      [id, name, in_planning, status_id, actual_start_date, actual_due_date].join();
    return difference("projects", this.projects.map(own).sort(), shown.map(own).sort());
  }

  private async create(): Promise<string> {
    const { chance, caller } = this.world;
    this.count += 1;
    const [name, in_planning] = [`Projekts ${this.count}`, chance.once(2)];
    const dueDate = chance.once(8) ? "2026-11-01" : "2026-12-01";
    const dates = { startDate: "2026-11-02", dueDate };
    const named = { name, short_name: name, in_planning, client: this.clientId, project_manager: 1 };
    const answer = await caller("POST", "/projects", { body: { ...named, ...dates } });
    const made = told(answer, dueDate < dates.startDate ? 422 : 201, `create ${name}`);
    const never = { actual_start_date: null, actual_due_date: null };
    if (made) this.projects.push({ id: made.data.id, name, in_planning, status_id: 1, ...never });
    return `create ${name} until ${dueDate}`;
  }

  private async change(project: Project): Promise<string> {
    const { chance, caller } = this.world;
    this.count += 1;
    const status_id = chance.of(statuses) ?? 1;
    const name = `Cits ${this.count}`;
    const answer = await caller("PATCH", `/projects/${project.id}`, { body: { name, status_id } });
    told(answer, 200, `change ${project.id}`);
    if (status_id === begun) project.actual_start_date ??= today();
    if (status_id === fresh) project.actual_start_date = null;
    if (status_id !== finished) project.actual_due_date = null;
    else project.actual_due_date ??= today();
    Object.assign(project, { name, status_id });
    return `change ${project.id} to ${name}, status ${status_id}`;
  }

  private async toggle(project: Project): Promise<string> {
    told(await this.world.caller("PATCH", `/projects/${project.id}/toggle-planning`), 200, "toggle");
    project.in_planning = !project.in_planning;
    return `toggle planning of ${project.id}`;
  }

  private async remove(project: Project): Promise<string> {
    const { caller } = this.world;
    told(await caller("DELETE", `/projects/${this.usedId}`), 409, "delete a project that is used");
    told(await caller("DELETE", `/projects/${project.id}`), 200, `delete ${project.id}`);
    this.projects.splice(this.projects.indexOf(project), 1);
    told(await caller("GET", `/projects/${project.id}`), 404, `read ${project.id}`);
    return `delete ${project.id}`;
  }
}
