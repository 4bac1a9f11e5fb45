import { Suspense } from 'react';
import { CALENDAR_COPY, CalendarFeeds } from '#client/features/calendar/index.ts';
import { NoticesSettings } from '#client/features/notices/index.ts';
import { PASSKEYS_COPY } from '#client/features/passkeys/index.ts';
import { Passkeys } from './safety/passkeys-part.tsx';
import { useFreshProof } from './safety/use-fresh-proof.tsx';

/** The feeds that calendars read. */
export function CalendarPart() {
  const proof = useFreshProof();
  return (
    <>
      <p className="mb-4 text-15 text-ivory-300">{CALENDAR_COPY.description}</p>
      <CalendarFeeds refused={proof.asksFor} />
      {proof.question}
    </>
  );
}

/** What rings on the lock screen. */
export function NoticesPart() {
  return (
    <Suspense fallback={null}>
      <NoticesSettings />
    </Suspense>
  );
}

export function PasskeysPart() {
  return (
    <>
      <p className="mb-4 text-15 text-ivory-300">{PASSKEYS_COPY.description}</p>
      <Passkeys />
    </>
  );
}
