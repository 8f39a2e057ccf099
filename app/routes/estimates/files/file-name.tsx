/** Characters at the end of a name that are always seen: its ending, and what tells it from its neighbours. */
const tail = 10;

/** The name of a file, cut in its middle where there is no room: the end matters. */
export function FileName({ name }: { name: string }) {
  const letters = [...name];
  return (
    <span className="flex min-w-0">
      <span className="truncate whitespace-pre">{letters.slice(0, -tail).join("")}</span>
      <span className="shrink-0 whitespace-pre">{letters.slice(-tail).join("")}</span>
    </span>
  );
}
