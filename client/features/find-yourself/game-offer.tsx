import { useOfferMade } from '#client/features/account/index.ts';
import { preloadOnIntent } from '#client/lib/page-preload.ts';
import { LinkButton } from '#client/ui/actions/link-button.tsx';
import { OfferRow } from '#client/ui/feedback/offer-row.tsx';
import { FIND_YOURSELF_OFFER_COPY as COPY } from './offer.copy.ts';

export type GameOfferProps = { onSkip: () => void };

/** Offers the game in place of what the chart means. */
export function GameOffer({ onSkip }: GameOfferProps) {
  const made = useOfferMade('find-yourself');
  return (
    <div className="mt-9 border-t border-line wide:mt-0">
      <OfferRow
        title={COPY.title}
        note={COPY.note}
        refusal={COPY.refuse}
        onSeen={() => void made()}
        onRefuse={() => {
          // The button that has the focus goes away.
          document.querySelector('main')?.focus({ preventScroll: true });
          onSkip();
        }}
        action={
          <LinkButton href="/find-yourself" variant="quiet" {...preloadOnIntent('/find-yourself')}>
            {COPY.take}
          </LinkButton>
        }
      />
    </div>
  );
}
