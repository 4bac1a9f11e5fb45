import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names.ts';

type ChoiceCardProps = Omit<ComponentPropsWithRef<'input'>, 'type'> & {
  title: string;
  description?: ReactNode;
  /** A drawing or glyphs at the left. */
  art?: ReactNode;
  /** checkbox: several may be chosen; radio: one of those with the same name. */
  type?: 'checkbox' | 'radio' | undefined;
};

const CARD = classNames(
  'group relative flex min-h-19 cursor-pointer items-center gap-4 rounded border border-line-control px-4 py-3.5 leading-[1.35] transition-[background-color,border-color] duration-fast ease-settle',
  'hover:border-brass-400 hover:bg-ink-900',
  'has-checked:border-brass-400 has-checked:bg-ink-800 has-checked:[box-shadow:inset_0_0_0_1px_var(--brass-400)]',
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-brass-300',
  'has-disabled:cursor-not-allowed has-disabled:border-line-strong has-disabled:text-ivory-500',
  'forced-colors:has-checked:outline-3 forced-colors:has-checked:-outline-offset-4 forced-colors:has-checked:outline-[Highlight]',
);
/** A star of eight points, in brass when the card is chosen. */
const MARK = classNames(
  'ml-auto size-5.5 flex-none bg-line-control opacity-50',
  '[clip-path:polygon(50%_0,58%_30%,85%_15%,70%_42%,100%_50%,70%_58%,85%_85%,58%_70%,50%_100%,42%_70%,15%_85%,30%_58%,0_50%,30%_42%,15%_15%,42%_30%)]',
  'group-has-checked:bg-brass-400 group-has-checked:opacity-100 forced-colors:hidden',
);

/** A card that acts as a checkbox or radio button. */
export function ChoiceCard({
  title,
  description,
  art,
  type = 'checkbox',
  className,
  ...rest
}: ChoiceCardProps) {
  return (
    <label className={classNames(CARD, className)}>
      {/* The input is invisible and as large as its card, so that focus scrolls the whole card into
          view. */}
      <input
        {...rest}
        type={type}
        className="pointer-events-none absolute inset-0 size-full opacity-0"
      />
      {art !== undefined && (
        <span className="flex flex-none text-ivory-300 group-has-checked:text-brass-400">
          {art}
        </span>
      )}
      <span className="min-w-0">
        <span className="block font-semibold">{title}</span>
        {description !== undefined && (
          <span className="block text-15 text-ivory-300 group-has-disabled:text-inherit">
            {description}
          </span>
        )}
      </span>
      <span className={MARK} aria-hidden="true" />
    </label>
  );
}
