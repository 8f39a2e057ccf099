const scrolledByKeys = { tabIndex: 0 };

/** The agency's terms as they were sent, in a box of their own that is scrolled. */
export const TermsText = ({ text }: { text: string }) => (
  <div className="online-terms" {...scrolledByKeys}>
    {text}
  </div>
);
