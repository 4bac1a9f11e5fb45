import { Suspense, useState } from 'react';
import { useCurrentUser } from '#client/features/account/index.ts';
import { lazyOr } from '#client/lib/lazy-or.ts';

// The day is whole without it.
const CalendarOffer = lazyOr(() =>
  import('./calendar-offer.tsx').then((file) => file.CalendarOffer),
);

/** Once, at the end of a day: offers its contacts in the reader's calendar. */
export function LazyCalendarOffer() {
  const { preferences } = useCurrentUser();
  const [isDue] = useState(() => !preferences.offered.includes('calendar'));
  return isDue ? (
    <Suspense fallback={null}>
      <CalendarOffer />
    </Suspense>
  ) : null;
}
