// The classes of a button, shared by buttons and links. The styles common to all buttons are in
// button.css, in the components layer, so that a caller's utilities override them.

import { classNames } from '../class-names.ts';

/**
 * primary: the main action; second: an action beside it; quiet: underlined text without a frame; danger: destroys data;
 * quiet-danger: destroys data, as underlined text.
 */
type ButtonVariant = 'primary' | 'second' | 'quiet' | 'danger' | 'quiet-danger';

export type ButtonAppearance = {
  variant?: ButtonVariant | undefined;
  /** 52 or 44 pixels high; quiet buttons are always 44 pixels high. */
  size?: 'normal' | 'small' | undefined;
  /** Letter-spaced capitals, for labels such as NEXT and VERIFY. */
  caps?: boolean | undefined;
  /** As wide as its parent. */
  wide?: boolean | undefined;
};

const FRAMED = 'disabled:border-line-strong disabled:bg-transparent disabled:text-ivory-500';
const TEXT = 'min-h-11 px-0 py-1.5 text-start disabled:text-ivory-500 forced-colors:border-0';

const VARIANTS: Record<ButtonVariant, string> = {
  primary:
    'bg-brass-400 text-ink-950 hover:bg-brass-300 active:bg-brass-500 disabled:bg-ink-700 disabled:text-ivory-500 forced-colors:not-disabled:text-[HighlightText] forced-colors:forced-color-adjust-none',
  second: `border-line-control hover:border-brass-400 hover:bg-ink-800 active:bg-ink-700 ${FRAMED}`,
  danger: `border-danger text-danger hover:bg-danger/12 active:bg-danger/22 ${FRAMED}`,
  quiet: `text-brass-400 hover:text-brass-300 active:text-brass-500 ${TEXT}`,
  'quiet-danger': `text-danger ${TEXT}`,
};

const UNDERLINED = 'underline decoration-1 underline-offset-5 group-disabled/button:no-underline';

/** The classes of a button's label. */
const WORDS: Partial<Record<ButtonVariant, string>> = {
  quiet: `decoration-brass-400/50 group-hover/button:decoration-current ${UNDERLINED}`,
  'quiet-danger': `decoration-current ${UNDERLINED}`,
};

/** The class attribute of a button. */
export function buttonClassName(
  { variant = 'primary', size = 'normal', caps = false, wide = false }: ButtonAppearance,
  className?: string,
): string {
  return classNames(
    'button group/button',
    VARIANTS[variant],
    WORDS[variant] === undefined && size === 'small' && 'min-h-11 px-4 py-1.5',
    (size === 'small' || caps) && 'text-15/[1.2]',
    caps && '[letter-spacing:0.09em]',
    wide && 'flex w-full',
    className,
  );
}

/** The class attribute of a button's label, if it needs one. */
export function buttonWordsClassName(variant: ButtonVariant = 'primary'): string | undefined {
  return WORDS[variant];
}
