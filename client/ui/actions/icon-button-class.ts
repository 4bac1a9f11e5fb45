import { classNames } from '../class-names.ts';

/** The class attribute of a target of 44 pixels that shows only an icon. */
export function iconButtonClassName(className?: string): string {
  return classNames(
    'icon-button inline-grid size-11 flex-none cursor-pointer place-items-center rounded text-ivory-50 transition-[background-color,color] duration-fast ease-settle',
    'hover:bg-ink-800 hover:text-brass-300 active:bg-ink-700',
    'disabled:cursor-not-allowed disabled:bg-transparent disabled:text-ivory-500',
    className,
  );
}
