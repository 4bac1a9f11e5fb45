import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';

type SectionProps = Pick<ComponentProps<'section'>, 'onPointerEnter' | 'onFocus'> & {
  title?: ReactNode;
  /** Stands at the right of the title, on its line. */
  aside?: ReactNode;
  level?: 2 | 3 | undefined;
  id?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** A part of a page under its title, parted from the one above by a hairline. */
export function Section({
  title,
  aside,
  level = 2,
  id,
  className,
  children,
  ...rest
}: SectionProps) {
  const titleId = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section
      {...rest}
      id={id}
      className={classNames('section', className)}
      aria-labelledby={title === undefined ? undefined : titleId}
    >
      {title !== undefined && (
        <div className="section-head">
          <Heading id={titleId} className="text-26">
            {title}
          </Heading>
          {aside}
        </div>
      )}
      {children}
    </section>
  );
}
