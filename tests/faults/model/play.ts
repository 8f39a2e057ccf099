import type { Chance } from "#tests/party/chance.ts";
import type { Answer, Caller } from "#tests/support/installation.ts";

/** A part of the product beside its model in memory: both take the same random steps. */
export interface Noun {
  /** Takes a random step in both and says what it was; fails with a {@link Divergence} where the answer is another one. */
  step: () => Promise<string>;
  /** What is different when everything is read. */
  differences: () => Promise<string[]>;
}

export class Divergence extends Error {}

/** The answer's data where it has the status that the model expects. */
export function told(answer: Answer, status: number, what: string) {
  if (answer.status !== status)
    throw new Divergence(`${what}: ${status} was expected, the answer is ${answer.status} ${answer.text}`);
  return status < 300 ? answer.json() : null;
}

/** One line where two outlines are different; nothing where they are the same. */
export function difference(what: string, model: unknown, product: unknown): string[] {
  const [expected, found] = [JSON.stringify(model), JSON.stringify(product)];
  return expected === found ? [] : [`${what}: the model has ${expected}, the product ${found}`];
}

/** What every noun of a world is made of. */
export interface World {
  caller: Caller;
  chance: Chance;
}

/** Plays a sequence of random steps; null where all nouns agree with their models, else what happened until they did not. */
export async function play(nouns: readonly Noun[], steps: number, chance: Chance): Promise<string | null> {
  const trail: string[] = [];
  try {
    for (let step = 0; step < steps; step += 1) {
      const noun = chance.of(nouns);
      if (noun) trail.push(await noun.step());
    }
    const found = (await Promise.all(nouns.map((noun) => noun.differences()))).flat();
    return found.length === 0 ? null : [...trail, ...found].join("\n");
  } catch (error) {
    if (!(error instanceof Divergence)) throw error;
    return [...trail, error.message].join("\n");
  }
}
