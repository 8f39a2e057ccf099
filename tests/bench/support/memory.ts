import { readdirSync, readFileSync, writeFileSync } from "node:fs";

const statusOf = (pid: string) => {
  try {
    return readFileSync(`/proc/${pid}/status`, "utf8");
  } catch {
    // It has ended meanwhile.
    return "";
  }
};

const fieldOf = (status: string, name: string) => new RegExp(`^${name}:\\s+(\\S+)`, "m").exec(status)?.[1];

/** The runtimes that this program has started, through whatever stands between: their processes. */
export function runtimeProcesses(): string[] {
  const parents = new Map<string, string | undefined>();
  const runtimes: string[] = [];
  for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    const status = statusOf(pid);
    parents.set(pid, fieldOf(status, "PPid"));
    if (fieldOf(status, "Name") === "workerd") runtimes.push(pid);
  }
  const isOurs = (pid: string | undefined): boolean =>
    pid !== undefined && (pid === String(process.pid) || isOurs(parents.get(pid)));
  return runtimes.filter(isOurs);
}

/** The only one. */
export function runtimeProcess(): string {
  const [runtime, ...others] = runtimeProcesses();
  if (!runtime || others.length > 0)
    throw new Error(`Started ${runtimeProcesses().length} runtimes instead of one`);
  return runtime;
}

/** Milliseconds that a process has had of the processor since it began, as the kernel counts them for each of its threads. */
export function processorTimeOf(pid: string): number {
  const threads = readdirSync(`/proc/${pid}/task`);
  const spent = threads.map((thread) =>
    Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8").split(" ")[0]),
  );
  return spent.reduce((sum, nanoseconds) => sum + nanoseconds, 0) / 1e6;
}

/** Resident megabytes of a process now, and at most since {@link forgetPeak}, as the kernel counts them. */
export function memoryOf(pid: string): { now: number; peak: number } {
  const status = statusOf(pid);
  const megabytes = (name: string) => Number(fieldOf(status, name)) / 1024;
  return { now: megabytes("VmRSS"), peak: megabytes("VmHWM") };
}

/** Lets the peak start over (proc(5), clear_refs). */
export const forgetPeak = (pid: string) => writeFileSync(`/proc/${pid}/clear_refs`, "5");
