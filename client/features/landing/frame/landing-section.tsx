import type { ReactNode } from 'react';
import { classNames } from '#client/ui/class-names.ts';

/** Classes of the page's column: centered, with a gutter that grows with the window. */
export const LANDING_COLUMN = 'mx-auto max-w-page px-(--gutter)';

/** Classes of a section's title. */
export const SECTION_TITLE = 'text-34 lg:text-[3rem] tiny:text-26';

type LandingSectionProps = {
  /** The id that the navigation links to. */
  id?: string | undefined;
  titleId: string;
  /** Classes of the inner column. */
  className?: string | undefined;
  children: ReactNode;
};

/** A section of the landing page, with a hairline above it. */
export function LandingSection({ id, titleId, className, children }: LandingSectionProps) {
  return (
    <section id={id} className="border-t border-line py-16 lg:py-28" aria-labelledby={titleId}>
      <div className={classNames(LANDING_COLUMN, className)}>{children}</div>
    </section>
  );
}
