import { initials } from "#model/user/initials.ts";

/** A person's initials in a circle; the name stands beside it. Its ground is the menu's unless a class says another. */
export function Avatar({ name, className = "bg-primary-active" }: { name: string; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={`inline-flex size-7 shrink-0 items-center justify-center rounded-full text-xs font-semibold ${className}`}
    >
      {initials(name)}
    </span>
  );
}
