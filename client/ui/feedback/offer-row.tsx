import { useEffect, useRef } from 'react';
import { Button } from '../actions/button.tsx';
import type { Elements } from '../elements.ts';

type OfferRowProps = {
  title: string;
  note: string;
  /** What takes the offer. */
  action: Elements;
  refusal: string;
  onRefuse: () => void;
  /** Called once the offer is in view. */
  onSeen: () => void;
};

/** An offer in a row of its own, under what it is about; one tap ends it. */
export function OfferRow({ title, note, action, refusal, onRefuse, onSeen }: OfferRowProps) {
  const row = useRef<HTMLElement>(null);
  const seen = useRef(onSeen);
  useEffect(() => {
    const element = row.current;
    if (element === null || !('IntersectionObserver' in window)) return seen.current();
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting !== true) return;
      observer.disconnect();
      seen.current();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <aside
      ref={row}
      aria-label={title}
      className="border-b border-line py-3.5 text-15 wide:mb-6 print:hidden"
    >
      <p className="text-17 font-semibold">{title}</p>
      <p className="mt-1 text-pretty text-ivory-300">{note}</p>
      <div className="flex flex-wrap gap-x-6">
        {action}
        <Button variant="quiet" onClick={onRefuse}>
          {refusal}
        </Button>
      </div>
    </aside>
  );
}
