import { useLocation, useNavigation } from "@remix-run/react";
import { type CSSProperties, type ReactNode, useEffect, useState } from "react";
import { pageAt, type Shape } from "./arriving.ts";

/** Milliseconds after which another page that is still on its way is shown by its shape (interface.md, "Frame"). */
const patience = 300;

/**
 * The shape of the page that is on its way, over the one before, which stays as it is underneath: should the way be broken
 * off, nothing of it is lost. A quick page shows nothing of this, and neither do dialogs and tabs.
 */
export function ArrivingPage() {
  const { pathname } = useLocation();
  const { state, location } = useNavigation();
  if (state !== "loading" || !window.__remixRouter) return null;
  const { routes } = window.__remixRouter;
  const next = pageAt(location.pathname, routes);
  const isAnother = next !== null && next.key !== pageAt(pathname, routes)?.key;
  return isAnother && <Later key={next.key} shape={next.shape} />;
}

function Later({ shape }: { shape: Shape }) {
  const [place, show] = useState<CSSProperties | null>(null);
  useEffect(() => {
    const content = document.getElementById("content");
    const timer = window.setTimeout(() => {
      const { left = 0, top = 0 } = content?.getBoundingClientRect() ?? {};
      show({ left, top: Math.max(0, top) });
      content?.setAttribute("aria-busy", "true");
    }, patience);
    return () => {
      window.clearTimeout(timer);
      content?.removeAttribute("aria-busy");
    };
  }, []);
  return (
    place && (
      <div
        aria-hidden="true"
        data-arriving={shape}
        style={place}
        className="arriving fixed right-0 bottom-0 z-[15] overflow-hidden bg-surface print:hidden"
      >
        <Bar className="m-6 h-7 w-48" />
        {shapes[shape]}
      </div>
    )
  );
}

const Bar = ({ className }: { className: string }) => (
  <div className={`rounded-control bg-grey-100 ${className}`} />
);

const times = (count: number, draw: (index: number) => ReactNode) =>
  Array.from({ length: count }, (_, index) => draw(index));

const shapes: Record<Shape, ReactNode> = {
  rows: times(20, (row) => (
    <div key={row} className="flex h-11 items-center gap-8 border-t border-hairline px-6">
      <Bar className="h-3 w-2/5" />
      <Bar className="h-3 w-1/5" />
      <Bar className="ml-auto h-3 w-16" />
    </div>
  )),
  week: times(12, (row) => (
    <div
      key={row}
      className="grid h-16 grid-cols-[8rem_repeat(5,1fr)] items-center gap-3 border-t border-hairline px-6"
    >
      {times(6, (day) => (
        <Bar key={day} className={day === 0 ? "h-3" : "h-10"} />
      ))}
    </div>
  )),
  page: (
    <div className="grid gap-6 px-6 lg:grid-cols-2">
      {times(4, (block) => (
        <div key={block} className="flex flex-col gap-3 rounded-card border border-hairline p-6">
          <Bar className="h-4 w-1/3" />
          <Bar className="h-3" />
          <Bar className="h-3 w-4/5" />
          <Bar className="h-3 w-3/5" />
        </div>
      ))}
    </div>
  ),
};
