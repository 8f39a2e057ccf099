import type { LinkProps } from "@remix-run/react";
import type { ButtonHTMLAttributes, ReactNode } from "react";
import { Link } from "./link.tsx";

export type Tone = "main" | "quiet" | "danger";

const base =
  "inline-flex h-9 shrink-0 items-center justify-center gap-2 rounded-control px-3.5 font-medium whitespace-nowrap select-none transition-colors duration-150 disabled:cursor-default disabled:opacity-50 aria-disabled:cursor-default aria-disabled:opacity-60 print:hidden";
const tones: Record<Tone, string> = {
  main: "border border-action-edge bg-action text-action-text hover:bg-action-hover active:bg-action-active",
  quiet: "border border-grey-300 bg-surface text-body hover:bg-grey-50 active:bg-grey-100",
  danger:
    "border border-accent-edge bg-accent text-accent-text hover:bg-accent-hover active:bg-accent-active",
};

interface Look {
  tone?: Tone;
  icon?: ReactNode;
}

/** A link that looks like a button: for going somewhere. */
export function ButtonLink({ tone = "quiet", icon, className = "", children, ...link }: LinkProps & Look) {
  return (
    <Link className={`${base} ${tones[tone]} ${className}`} {...link}>
      {icon}
      {children}
    </Link>
  );
}

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, Look {
  /** What it does is under way: it shows so, keeps its width and cannot be pressed again. */
  isPending?: boolean;
  /** It cannot be pressed for the moment. */
  isBlocked?: boolean;
}

export function Button({
  tone = "quiet",
  icon,
  isPending = false,
  isBlocked = isPending,
  className = "",
  children,
  onClick,
  ...button
}: ButtonProps) {
  return (
    <button
      type="submit"
      className={`${base} ${tones[tone]} relative ${className}`}
      // Not `disabled`: a pressed button keeps the focus and stays readable for screen readers.
      aria-disabled={isBlocked || undefined}
      onClick={(event) => (isBlocked ? event.preventDefault() : onClick?.(event))}
      {...button}
    >
      {/* Unseen, not invisible: what it is called is still read out. */}
      <span className={`inline-flex items-center gap-2 ${isPending ? "opacity-0" : ""}`}>
        {icon}
        {children}
      </span>
      {isPending && <Spinner />}
    </button>
  );
}

const iconBase =
  "inline-flex size-8 shrink-0 items-center justify-center rounded-control transition-colors duration-150 disabled:pointer-events-none disabled:opacity-50 aria-disabled:opacity-50 print:hidden";
const iconGrounds = {
  light: "text-grey-600 hover:bg-grey-100 hover:text-grey-900",
  dark: "text-current hover:bg-current/15",
};

/** A button of one icon; the label is read out and shown as a tooltip. */
export function IconButton({
  label,
  icon,
  ground = "light",
  className = "",
  ...button
}: ButtonHTMLAttributes<HTMLButtonElement> & {
  label: string;
  icon: ReactNode;
  /** What it stands on. */
  ground?: keyof typeof iconGrounds;
}) {
  const look = `${iconBase} ${iconGrounds[ground]} ${className}`;
  return (
    <button type="submit" aria-label={label} title={label} className={look} {...button}>
      {icon}
    </button>
  );
}

export function IconLink({
  label,
  icon,
  className = "",
  ...link
}: LinkProps & { label: string; icon: ReactNode }) {
  return (
    <Link
      aria-label={label}
      title={label}
      className={`${iconBase} ${iconGrounds.light} ${className}`}
      {...link}
    >
      {icon}
    </Link>
  );
}

export function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="absolute inset-0 m-auto size-4 animate-spin rounded-full border-2 border-current border-r-transparent"
    />
  );
}
