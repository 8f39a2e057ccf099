/** The paths of an address that programs and sockets ask, and no page. */
export const pathsForPrograms = /^\/(api|parties|live)(\/|$)/;

export const isForPrograms = (path: string): boolean => pathsForPrograms.test(path);
