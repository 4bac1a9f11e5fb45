import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useCurrentUser } from '#client/features/account/index.ts';
import { countLetter } from '#client/lib/opened-letters.ts';
import { useToday } from '#client/lib/today.ts';

const LETTERS_BEFORE = 3;

const BellOffer = lazy<() => ReactNode>(() =>
  import('./bell-offer.tsx').then(
    (file) => ({ default: file.BellOffer }),
    // Home is whole without it.
    () => ({ default: () => null }),
  ),
);

/** Once, after the third letter: offers to say each morning that it is there. */
export function LazyBellOffer() {
  const { birthDate, preferences } = useCurrentUser();
  const today = useToday();
  const [isOpen] = useState(() => birthDate !== null && !preferences.offered.includes('bell'));
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    if (isOpen) setIsDue(countLetter(today) >= LETTERS_BEFORE);
  }, [isOpen, today]);
  return isDue ? (
    <Suspense fallback={null}>
      <BellOffer />
    </Suspense>
  ) : null;
}
