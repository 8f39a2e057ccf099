/** Project statuses (specification 4.1): new, in process, offered, finished. */
export const projectStatus = { new: 1, in_process: 2, offered: 9, finished: 3 } as const;
export type ProjectStatus = keyof typeof projectStatus;
export const projectStatuses: readonly ProjectStatus[] = ["new", "offered", "in_process", "finished"];

/** The name of a status id; an id of a foreign backend that nobody knows reads as new. */
export const statusName = (status: number): ProjectStatus =>
  projectStatuses.find((name) => projectStatus[name] === status) ?? "new";

/** What tells when work on a project really began and ended (yyyy-MM-dd), and the status that it has. */
interface Progress {
  status_id: number;
  actual_start_date: string | null;
  actual_due_date: string | null;
}

/**
 * The actual dates of a project in its next status (specification 4.1): in process it begins the first time, finished it
 * ends the last time. What is not finished any more has no end, and what is new again has not begun.
 */
export function actualDatesIn(status: number, before: Progress, today: string): Omit<Progress, "status_id"> {
  const { status_id, actual_start_date: start, actual_due_date: due } = before;
  const isChanged = status !== status_id;
  if (status === projectStatus.in_process)
    return { actual_start_date: start ?? today, actual_due_date: isChanged ? null : due };
  if (!isChanged) return { actual_start_date: start, actual_due_date: due };
  if (status === projectStatus.finished) return { actual_start_date: start, actual_due_date: today };
  return { actual_start_date: status === projectStatus.new ? null : start, actual_due_date: null };
}
