// How a button looks, shared by what is pressed and what leads elsewhere.

import { classNames } from '../class-names.ts';

export type ButtonLook = {
  /** primary: the one thing to do here; second: beside it; quiet: a line of text; danger: it destroys. */
  variant?: 'primary' | 'second' | 'quiet' | 'danger' | undefined;
  /** 52 or 44 pixels high. */
  size?: 'normal' | 'small' | undefined;
  /** Spaced capitals, for labels that are written so: NEXT, VERIFY. */
  caps?: boolean | undefined;
  /** As wide as its parent. */
  wide?: boolean | undefined;
};

/** The class attribute of a button with that look. */
export function buttonClassName(
  { variant = 'primary', size = 'normal', caps = false, wide = false }: ButtonLook,
  className?: string,
): string {
  return classNames(
    'button',
    `button-${variant}`,
    size === 'small' && 'button-small',
    caps && 'button-caps',
    wide && 'button-wide',
    className,
  );
}
