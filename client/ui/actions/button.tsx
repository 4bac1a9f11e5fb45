import type { ComponentPropsWithRef, MouseEvent } from 'react';
import type { Elements } from '../elements.ts';
import { type ButtonAppearance, buttonClassName, buttonWordsClassName } from './button-variants.ts';

export type ButtonProps = ComponentPropsWithRef<'button'> &
  ButtonAppearance & {
    /** While busy the button remains focusable, shows `busyLabel` and ignores presses. */
    busy?: boolean | undefined;
    /** The label while busy: 'Verifying…'. */
    busyLabel?: string | undefined;
    /** An icon of 20 pixels before the label. */
    icon?: Elements;
  };

/** A button; its `type` is "button" unless set to "submit". */
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
      <span
        className={buttonWordsClassName(variant)}
        aria-live={busyLabel === undefined ? undefined : 'polite'}
      >
        {busy ? (busyLabel ?? children) : children}
      </span>
    </button>
  );
}
