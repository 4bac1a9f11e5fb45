import ArrowDown from 'lucide-react/icons/arrow-down';
import { useEffect, useState } from 'react';
import { classNames } from '#client/ui/class-names.ts';
import { CHART_COPY } from './birth-chart.copy.ts';
import type { LeftPlace } from './use-chart-links.ts';

type BackBarProps = {
  left: LeftPlace;
  onBack: () => void;
  /** It stands at the foot of a dialog, which scrolls, and not above the navigation. */
  inDialog?: boolean;
};

const ABOVE_NAVIGATION =
  'fixed right-(--bar-removed) bottom-[calc(var(--bar)+var(--safe-bottom))] left-0 z-10 px-5 lg:left-[calc(232px+var(--safe-left))] lg:px-16';
const IN_DIALOG =
  'sticky -bottom-[calc(24px+var(--safe-bottom))] -mx-5 mt-5 w-[calc(100%+40px)] px-5 md:-mx-7 md:w-[calc(100%+56px)] md:px-7';

/** The way back from the wheel to the place that was left for it; hidden while that place is in view. */
export function BackBar({ left, onBack, inDialog = false }: BackBarProps) {
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    if (!('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(([entry]) =>
      setInView(entry?.isIntersecting === true),
    );
    observer.observe(left.element);
    return () => observer.disconnect();
  }, [left]);
  return (
    <button
      type="button"
      className={classNames(
        'back-bar min-h-14 cursor-pointer grid-cols-[24px_minmax(0,1fr)] items-center gap-3 border-t border-line-strong bg-ink-800 py-2 text-left text-brass-400 hover:text-brass-300 focus-visible:-outline-offset-4 print:hidden',
        isInView ? 'hidden' : 'grid',
        inDialog ? IN_DIALOG : ABOVE_NAVIGATION,
      )}
      aria-label={`${CHART_COPY.back}: ${left.words}`}
      onClick={onBack}
    >
      <ArrowDown size={20} aria-hidden="true" />
      <span className="min-w-0 leading-[1.3]">
        <span className="block text-15 text-ivory-300">{CHART_COPY.back}</span>
        <span className="block truncate font-semibold">{left.words}</span>
      </span>
    </button>
  );
}
