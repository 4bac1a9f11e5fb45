import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';

/** The frame of a card: one rule and its own background, lighter than the Plate of a page's main content. */
export const CARD =
  'border border-line bg-ink-900 p-5 lg:p-6 forced-colors:border-[CanvasText] print:break-inside-avoid';

type CardProps = ComponentPropsWithRef<'section'> & { as?: 'section' | 'li' | 'div' | undefined };

/** A framed card, for one thing among others of its kind. */
export function Card({ as: Tag = 'section', className, ref, ...rest }: CardProps) {
  // The possible elements have the same interface for a ref.
  const Element = Tag as 'section';
  return <Element {...rest} ref={ref} className={classNames(CARD, className)} />;
}
