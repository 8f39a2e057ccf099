interface PrintedFactProps {
  label: string;
  /** Nothing is said of what says nothing. */
  value: string | null | undefined;
}

/** What a control above says on the screen, such as a filter, in words on paper alone. */
export const PrintedFact = ({ label, value }: PrintedFactProps) =>
  value ? (
    <p className="mr-4 hidden text-xs print:inline-block">
      {label}: <strong className="font-semibold">{value}</strong>
    </p>
  ) : null;
