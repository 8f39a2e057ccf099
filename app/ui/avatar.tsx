import { initials } from "#model/user/initials.ts";

/** A person's initials in a circle; the name stands beside it. */
export function Avatar({ name, className = "" }: { name: string; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={`inline-flex size-7 shrink-0 items-center justify-center rounded-full bg-primary-active text-xs font-semibold ${className}`}
    >
      {initials(name)}
    </span>
  );
}
