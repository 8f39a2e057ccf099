import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { noticePlaces } from "./notices-over.ts";
import { useHydrated } from "./use-hydrated.ts";

/** Where they are in the document: notices over the page's foot, bars under it. */
const places = { notice: noticePlaces.notices, bar: "bars" };

interface BarsProps {
  /** What every page may have to say: the notices of its own, and the bars. */
  notices: ReactNode;
  children: ReactNode;
}

/**
 * What is said at the bottom of the window, one over the other: notices, which float over the page for a while, and below
 * them bars, which stay and make the page longer by their height, so that its foot can be scrolled free.
 */
export const Bars = ({ notices, children }: BarsProps) => (
  <div className="pointer-events-none sticky bottom-0 z-40 print:hidden">
    <div id={noticePlaces.home} className="relative">
      <div
        id={places.notice}
        // What says nothing yet takes no room: nothing moves when it comes.
        // At the left, where no form has its button; over a dialog of a whole phone above those of its foot.
        className="absolute inset-x-0 bottom-0 flex flex-col items-center px-4 pb-2 *:not-empty:mb-2 in-[dialog]:pointer-events-none in-[dialog]:fixed max-sm:in-[dialog]:bottom-16 md:items-start md:pl-44"
      >
        {notices}
      </div>
    </div>
    {/* A notice lets the pointer through to the page beneath it; under a bar there is none. */}
    <div id={places.bar} className="pointer-events-auto">
      {children}
    </div>
  </div>
);

/** Says something there from anywhere in a page. */
export function AtBottom({ as, children }: { as: keyof typeof places; children: ReactNode }) {
  const place = useHydrated() ? document.getElementById(places[as]) : null;
  return place && createPortal(children, place);
}
