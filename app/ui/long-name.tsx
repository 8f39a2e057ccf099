interface LongNameProps {
  name: string;
  /** Characters at the end that are always seen: what tells it from its neighbours. */
  tail?: number;
}

/** A name that is cut in its middle where there is no room: the end matters, of a file as of a number. */
export function LongName({ name, tail = 10 }: LongNameProps) {
  const letters = [...name];
  return (
    <span className="flex min-w-0">
      <span className="truncate whitespace-pre">{letters.slice(0, -tail).join("")}</span>
      <span className="shrink-0 whitespace-pre">{letters.slice(-tail).join("")}</span>
    </span>
  );
}
