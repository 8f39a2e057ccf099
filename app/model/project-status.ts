/** Project statuses (specification 4.1): new, in process, offered, finished. */
export const projectStatus = { new: 1, in_process: 2, offered: 9, finished: 3 } as const;
export type ProjectStatus = keyof typeof projectStatus;
export const projectStatuses: readonly ProjectStatus[] = ["new", "offered", "in_process", "finished"];

/** The name of a status id; an id of a foreign backend that nobody knows reads as new. */
export const statusName = (status: number): ProjectStatus =>
  projectStatuses.find((name) => projectStatus[name] === status) ?? "new";
