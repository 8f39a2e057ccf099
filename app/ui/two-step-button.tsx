import { Trash2 } from "lucide-react";
import { useEffect, useState } from "react";
import { Button, IconButton } from "./button";
import { Icon } from "./icon";

/** Milliseconds in which the second click has to come (specification 4.5, §9). */
const timeout = 1500;

interface TwoStepButtonProps {
  /** What it does, and what it asks before it does it. */
  label: string;
  sure: string;
  /** In a row: what is read out, as the words alone do not say which row is meant. It is an icon until it asks. */
  read?: { label: string; sure: string };
  form?: string;
}

/** Submits its form with a second click: the first one asks, and is forgotten soon. */
export function TwoStepButton({ label, sure, read, form }: TwoStepButtonProps) {
  const [isArmed, arm] = useState(false);
  useEffect(() => {
    if (!isArmed) return;
    const forgetting = window.setTimeout(() => arm(false), timeout);
    return () => window.clearTimeout(forgetting);
  }, [isArmed]);

  const onClick = (event: { preventDefault: () => void }) => {
    if (isArmed) return;
    event.preventDefault();
    arm(true);
  };
  const icon = <Icon of={Trash2} />;
  if (read && !isArmed) return <IconButton label={read.label} icon={icon} onClick={onClick} />;
  return (
    <Button
      tone={isArmed ? "danger" : "quiet"}
      icon={icon}
      form={form}
      aria-label={isArmed ? read?.sure : undefined}
      onClick={onClick}
    >
      {isArmed ? sure : label}
    </Button>
  );
}
