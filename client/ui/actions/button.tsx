import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { type ButtonLook, buttonClassName } from './button-look.ts';

type ButtonProps = ComponentPropsWithRef<'button'> &
  ButtonLook & {
    /** Working: the button keeps its focus, says `busyLabel` and takes no press. */
    busy?: boolean | undefined;
    /** What it is doing: 'Verifying…'. */
    busyLabel?: string | undefined;
    /** 20 pixels, before the words. */
    icon?: ReactNode;
  };

/** A button of the house; `type` is "button" unless it is said to submit. */
export function Button({
  variant,
  size,
  caps,
  wide,
  busy = false,
  busyLabel,
  icon,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (busy) {
      event.preventDefault();
      return;
    }
    onClick?.(event);
  }
  return (
    <button
      {...rest}
      type={type}
      className={buttonClassName({ variant, size, caps, wide }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={press}
    >
      {!busy && icon}
      <span className="button-words" aria-live={busyLabel === undefined ? undefined : 'polite'}>
        {busy ? (busyLabel ?? children) : children}
      </span>
    </button>
  );
}
