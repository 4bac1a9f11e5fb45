import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import type { Elements } from '../elements.ts';
import { CARD } from './card.tsx';

/** flush: no space below the content, because the next section has its own; card: framed. */
type SectionVariant = 'normal' | 'flush' | 'card';

const RULE = 'border-t border-line pt-7';
const VARIANTS: Record<SectionVariant, string> = {
  normal: `${RULE} pb-8`,
  flush: RULE,
  card: CARD,
};

type SectionProps = Pick<ComponentProps<'section'>, 'onPointerEnter' | 'onFocus'> & {
  title?: ReactNode;
  /** At the right of the title, on its line. */
  aside?: Elements;
  level?: 2 | 3 | undefined;
  variant?: SectionVariant | undefined;
  id?: string | undefined;
  className?: string | undefined;
  children: Elements;
};

/** A titled section of a page, with a hairline above it, or as a card. */
export function Section({
  title,
  aside,
  level = 2,
  variant = 'normal',
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
      className={classNames(VARIANTS[variant], className)}
      aria-labelledby={title === undefined ? undefined : titleId}
    >
      {title !== undefined && (
        <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1 print:break-after-avoid">
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
