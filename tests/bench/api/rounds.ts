import type { Kind, Task } from "../support/project-work.ts";
import type { Answer } from "../support/requests.ts";

/** What a side took for the same tasks, in milliseconds: each round, and each request by its kind. */
export class Rounds {
  readonly lasted: number[] = [];
  readonly byKind: Record<Kind, number[]> = { one: [], page: [], update: [], create: [] };

  add(lasted: number, tasks: readonly Task[], answers: readonly Answer[]): void {
    this.lasted.push(lasted);
    for (const [index, { kind }] of tasks.entries()) {
      const answer = answers[index];
      if (answer) this.byKind[kind].push(answer.total);
    }
  }
}
