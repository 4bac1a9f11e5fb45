import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';

type PlateProps = ComponentPropsWithRef<'section'> & {
  as?: 'section' | 'article' | 'div' | 'li' | undefined;
  /** More room inside on a desk, for the thing one came for. */
  large?: boolean | undefined;
};

/** The one framed card: a double rule and square corners, for the thing one came for. */
export function Plate({ as: Tag = 'section', large = false, className, ref, ...rest }: PlateProps) {
  // The four elements differ in nothing that a ref's owner could use.
  const Element = Tag as 'section';
  return (
    <Element
      {...rest}
      ref={ref}
      className={classNames('plate', large && 'plate-large', className)}
    />
  );
}
