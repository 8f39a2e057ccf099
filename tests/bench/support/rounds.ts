import { type Answer, get, type Target } from "./requests.ts";

/** The times of one side, in milliseconds, round by round. */
export interface Times {
  firstByte: number[][];
  total: number[][];
}

interface Plan {
  path: string;
  /** Requests of each side before anything is timed. */
  warmUps: number;
  rounds: number;
  /** Requests of each side in a round. */
  perRound: number;
}

/** Asks all sides in turn, one request after another: A B C, then C B A, and so on. */
export async function rounds(sides: Target[], { path, warmUps, rounds, perRound }: Plan): Promise<Times[]> {
  const times = new Map(sides.map((side) => [side, { firstByte: [], total: [] } as Times]));
  for (const side of sides) await series(side, path, warmUps);
  for (let round = 0; round < rounds; round++) {
    for (const side of round % 2 === 0 ? sides : sides.toReversed()) {
      const answers = await series(side, path, perRound);
      times.get(side)?.firstByte.push(answers.map(({ firstByte }) => firstByte));
      times.get(side)?.total.push(answers.map(({ total }) => total));
    }
  }
  return [...times.values()];
}

async function series(side: Target, path: string, count: number): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let index = 0; index < count; index++) {
    const answer = await get(side, path);
    if (answer.status !== 200) throw new Error(`${side.host}:${side.port} answered ${answer.status}`);
    answers.push(answer);
  }
  return answers;
}
