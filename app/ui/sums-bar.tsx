interface SumsBarProps {
  label: string;
  /** What each is called, and how much it is. */
  sums: readonly (readonly [name: string, amount: string])[];
}

/** What everything comes to that the filters let through; it stays at the bottom while the list scrolls. */
export const SumsBar = ({ label, sums }: SumsBarProps) => (
  <section
    aria-label={label}
    className="sticky bottom-0 z-5 flex max-w-[1600px] flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-t border-grey-200 bg-surface px-4 py-2 text-xs sm:px-6"
  >
    <h2 className="font-medium text-grey-600">{label}</h2>
    <dl className="flex flex-wrap gap-x-6 gap-y-1 max-sm:w-full">
      {sums.map(([name, amount]) => (
        <div key={name} className="flex gap-2">
          <dt className="text-grey-600">{name}</dt>
          <dd className="numeric font-medium">{amount}</dd>
        </div>
      ))}
    </dl>
  </section>
);
