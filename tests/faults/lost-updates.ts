import type { Chance } from "../party/chance.ts";

/** What a contest looks at of a row: the text that a writer puts into it, and the version that it is of. */
export interface Row {
  version: number;
  mark: string;
}

/** What a writer was told: the row that it made, or the one that stands in its way. */
export interface Told {
  status: number;
  row: Row;
}

export interface Attempt {
  mark: string;
  /** The row as the writer knew it. */
  seen: Row;
  /** The newest version that anybody had been told of when it was sent. */
  since: number;
  told: Told;
}

/** Writes a mark over a version of a row. */
export type Write = (mark: string, version: number) => Promise<Told>;

interface Contest {
  writers: number;
  /** Of each writer. */
  writes: number;
  chance: Chance;
}

/** Lets writers loose on one row. Each writes over what it was told last; one in five times it has not looked at that. */
export async function contend(
  start: Row,
  write: Write,
  { writers, writes, chance }: Contest,
): Promise<Attempt[]> {
  const attempts: Attempt[] = [];
  let newest = start.version;
  const writer = async (_: unknown, name: number) => {
    let seen = start;
    for (let turn = 0; turn < writes; turn += 1) {
      const mark = `${name}-${turn}`;
      const since = newest;
      const told = await write(mark, seen.version);
      newest = Math.max(newest, told.row.version);
      attempts.push({ mark, seen, since, told });
      if (!chance.once(5)) seen = told.row;
    }
  };
  await Promise.all(Array.from({ length: writers }, writer));
  return attempts;
}

const isWon = ({ told }: Attempt) => told.status === 200;

/**
 * What went wrong in a contest. Anyone who won has written over exactly the row that they had seen, and one version follows
 * the other; anyone who lost was told 412 and shown the row as it then was.
 */
export function lostIn(start: Row, attempts: readonly Attempt[], end: Row): string[] {
  const faults: string[] = [];
  const marks = new Map([[start.version, start.mark]]);
  let last = start;
  const won = attempts.filter(isWon).sort((one, other) => one.told.row.version - other.told.row.version);
  for (const { mark, seen, told } of won) {
    const { version } = told.row;
    if (version !== last.version + 1) faults.push(`${mark} made version ${version} after ${last.version}`);
    if (seen.mark !== last.mark) faults.push(`${mark} wrote over ${last.mark} without having seen it`);
    if (told.row.mark !== mark) faults.push(`${mark} was told that it wrote ${told.row.mark}`);
    last = { version, mark };
    marks.set(version, mark);
  }
  if (end.mark !== last.mark || end.version !== last.version)
    faults.push(
      `${last.mark} of version ${last.version} is gone: ${end.mark} of ${end.version} stands there`,
    );
  for (const { mark, seen, since, told } of attempts.filter((attempt) => !isWon(attempt))) {
    const { version } = told.row;
    if (told.status !== 412) faults.push(`${mark} was told ${told.status}`);
    else if (version === seen.version) faults.push(`${mark} was refused although nobody was in its way`);
    else if (marks.get(version) !== told.row.mark) faults.push(`${mark} was shown what never was`);
    else if (version < since)
      faults.push(`${mark} was shown version ${version}, which was no longer current`);
  }
  return faults;
}
