import { useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { CancelLink, DialogFooter } from "./dialog.tsx";

interface SendFooterProps {
  closeTo: string;
  /** What the button says that sends the form. */
  send: ReactNode;
  /** Whether the dialog begins at that button. */
  isFirst?: boolean;
}

/** The foot of a dialog that is one form: the way back, and the button that sends it, which waits while it is sent. */
export function SendFooter({ closeTo, send, isFirst }: SendFooterProps) {
  const navigation = useNavigation();
  return (
    <DialogFooter>
      <CancelLink to={closeTo} />
      <Button tone="main" data-autofocus={isFirst || undefined} isPending={navigation.formMethod === "POST"}>
        {send}
      </Button>
    </DialogFooter>
  );
}
