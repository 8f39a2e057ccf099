import { type Answer, get, type Target } from "./requests.ts";

/** The times of one side, in milliseconds, round by round. */
export interface Times {
  firstByte: number[][];
  total: number[][];
}

interface Plan {
  /** What every side is asked, or what each is. */
  path: string | ((side: Target) => string);
  /** Requests of each side before anything is timed. */
  warmUps: number;
  rounds: number;
  /** Requests of each side in a round. */
  perRound: number;
}

/** Asks all sides in turn, one request after another: A B C, then C B A, and so on. */
export async function rounds(sides: Target[], { path, warmUps, rounds, perRound }: Plan): Promise<Times[]> {
  const times = new Map(sides.map((side) => [side, { firstByte: [], total: [] } as Times]));
  const pathOf = (side: Target) => (typeof path === "string" ? path : path(side));
  for (const side of sides) await series(side, pathOf(side), warmUps);
  for (let round = 0; round < rounds; round++) {
    for (const side of round % 2 === 0 ? sides : sides.toReversed()) {
      const answers = await series(side, pathOf(side), perRound);
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
