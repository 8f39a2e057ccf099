import type { ComponentProps } from "react";
import AskBeforeLeaving from "#app/asking.ts";
import { PrintedOn } from "#ui/printed-on.tsx";

/** What every page has once it is alive, and nothing of which is seen before. */
export default function Later(props: ComponentProps<typeof AskBeforeLeaving>) {
  return (
    <>
      <AskBeforeLeaving {...props} />
      <PrintedOn />
    </>
  );
}
