export const Icon = ({ of: Shape, size = 16 }) => (
  <Shape size={size} strokeWidth={1.5} aria-hidden="true" className="shrink-0" />
);
