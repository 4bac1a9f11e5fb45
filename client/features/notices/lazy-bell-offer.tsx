import { Suspense, useEffect, useState } from 'react';
import { useCurrentUser } from '#client/features/account/index.ts';
import { lazyOr } from '#client/lib/lazy-or.ts';
import { countLetter } from '#client/lib/opened-letters.ts';
import { useToday } from '#client/lib/today.ts';

const LETTERS_BEFORE = 3;

// Home is whole without it.
const BellOffer = lazyOr(() => import('./bell-offer.tsx').then((file) => file.BellOffer));

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
