import { useState } from 'react';
import { useOfferMade } from '#client/features/account/index.ts';
import { preloadOnIntent } from '#client/lib/page-preload.ts';
import { LinkButton } from '#client/ui/actions/link-button.tsx';
import { OfferRow } from '#client/ui/feedback/offer-row.tsx';
import { CALENDAR_OFFER_COPY as COPY } from './calendar.copy.ts';
import { useFeeds } from './use-feeds.ts';

/** Offers a calendar feed to a reader who has had none. */
export function CalendarOffer() {
  const { data: feeds } = useFeeds();
  const made = useOfferMade('calendar');
  const [isRefused, setIsRefused] = useState(false);
  if (feeds === undefined || feeds.length > 0 || isRefused) return null;
  return (
    <OfferRow
      title={COPY.title}
      note={COPY.note}
      refusal={COPY.refuse}
      onSeen={() => void made()}
      onRefuse={() => setIsRefused(true)}
      action={
        <LinkButton href="/settings#calendar" variant="quiet" {...preloadOnIntent('/settings')}>
          {COPY.take}
        </LinkButton>
      }
    />
  );
}
