import { type ReactNode, useState } from 'react';
import { useOfferMade } from '#client/features/account/index.ts';
import { preloadOnIntent } from '#client/lib/page-preload.ts';
import { LinkButton } from '#client/ui/actions/link-button.tsx';
import { OfferRow } from '#client/ui/feedback/offer-row.tsx';
import { FIND_YOURSELF_OFFER_COPY as COPY } from './offer.copy.ts';

/** The offer, and after a tap on Skip its children. */
export function PlayFirstOffer({ children }: { children: ReactNode }) {
  const made = useOfferMade('find-yourself');
  const [isSkipped, setIsSkipped] = useState(false);
  if (isSkipped) return children;
  return (
    <div className="mt-9 border-t border-line wide:mt-0">
      <OfferRow
        title={COPY.title}
        note={COPY.note}
        refusal={COPY.refuse}
        onSeen={() => void made()}
        onRefuse={() => setIsSkipped(true)}
        action={
          <LinkButton href="/find-yourself" variant="quiet" {...preloadOnIntent('/find-yourself')}>
            {COPY.take}
          </LinkButton>
        }
      />
    </div>
  );
}
