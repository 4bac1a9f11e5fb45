import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';

type PlateProps = ComponentPropsWithRef<'section'> & {
  as?: 'section' | 'article' | 'div' | 'li' | undefined;
  /** More padding on a desktop, for a page's main card. */
  large?: boolean | undefined;
};

const PLATE =
  'relative border border-line-strong bg-ink-900 px-5.5 py-6.5 narrow:px-4.5 narrow:py-6 print:break-inside-avoid';
const SECOND_RULE =
  'before:pointer-events-none before:absolute before:inset-1 before:border before:border-line';

/** A framed card with a double rule and square corners, for the main content of a page. */
export function Plate({ as: Tag = 'section', large = false, className, ref, ...rest }: PlateProps) {
  // The four possible elements have the same interface for a ref.
  const Element = Tag as 'section';
  return (
    <Element
      {...rest}
      ref={ref}
      className={classNames(PLATE, SECOND_RULE, large && 'lg:px-11 lg:py-10', className)}
    />
  );
}
