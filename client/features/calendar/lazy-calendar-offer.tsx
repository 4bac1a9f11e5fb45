import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useCurrentUser } from '#client/features/account/index.ts';

const CalendarOffer = lazy<() => ReactNode>(() =>
  import('./calendar-offer.tsx').then(
    (file) => ({ default: file.CalendarOffer }),
    // The day is whole without it.
    () => ({ default: () => null }),
  ),
);

/** Once, under the contacts of a day: offers them in the reader's calendar. */
export function LazyCalendarOffer() {
  const { preferences } = useCurrentUser();
  const [isDue] = useState(() => !preferences.offered.includes('calendar'));
  return isDue ? (
    <Suspense fallback={null}>
      <CalendarOffer />
    </Suspense>
  ) : null;
}
