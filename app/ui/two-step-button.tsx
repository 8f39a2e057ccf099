import { Trash2 } from "lucide-react";
import { type MouseEvent, useEffect, useRef, useState } from "react";
import { Button, IconButton } from "./button.tsx";
import { Icon } from "./icon.tsx";

/** Milliseconds in which the second click has to come (specification 4.5, §9). */
const timeout = 1500;
/** Milliseconds in which nobody has read what is asked, and clicks answer nothing. */
const unread = 300;

interface TwoStepButtonProps {
  /** What it does, and what it asks before it does it. */
  label: string;
  sure: string;
  /** What is read out, where the words alone do not say which of several rows is meant. */
  read?: { label: string; sure: string };
  /** It is an icon until it asks. */
  isIcon?: boolean;
  form?: string;
  /** What it says in its form, where other buttons say something else. */
  name?: string;
  value?: string | number;
  isPending?: boolean;
  /** While it asks. */
  className?: string;
}

/** Submits its form with a second click: the first one asks, and is forgotten soon. */
export function TwoStepButton({
  label,
  sure,
  read,
  isIcon = false,
  form,
  name,
  value,
  isPending = false,
  className,
}: TwoStepButtonProps) {
  const [isArmed, arm] = useState(false);
  const askedAt = useRef(0);
  useEffect(() => {
    if (!isArmed) return;
    const forgetting = window.setTimeout(() => arm(false), timeout);
    return () => window.clearTimeout(forgetting);
  }, [isArmed]);

  const onClick = (event: MouseEvent) => {
    // The second click of a double one answers nothing: who clicked so has not read the question. Taps are counted by time alone.
    if (isArmed && event.detail < 2 && Date.now() - askedAt.current >= unread) return;
    event.preventDefault();
    if (!isArmed) askedAt.current = Date.now();
    arm(true);
  };
  const icon = <Icon of={Trash2} />;
  if (isIcon && !isArmed) return <IconButton label={read?.label ?? label} icon={icon} onClick={onClick} />;
  return (
    <Button
      tone={isArmed ? "danger" : "quiet"}
      icon={icon}
      {...{ form, name, value }}
      className={className}
      aria-label={isArmed ? read?.sure : read?.label}
      isPending={isPending}
      onClick={onClick}
    >
      {isArmed ? sure : label}
    </Button>
  );
}
