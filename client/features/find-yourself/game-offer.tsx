import { useCurrentUser, useOfferMade } from '#client/features/account/index.ts';
import { preloadOnIntent } from '#client/lib/page-preload.ts';
import { LinkButton } from '#client/ui/actions/link-button.tsx';
import { OfferRow } from '#client/ui/feedback/offer-row.tsx';
import { FIND_YOURSELF_OFFER_COPY, OPEN_GAME_COPY } from './offer.copy.ts';
import { type Play, storePlay } from './stored-game.ts';

export type GameOfferProps = {
  /** A game that waits to be finished, and would not be counted once the chart is read. */
  openGame: Play | undefined;
  onSkip: () => void;
};

/** In place of what the chart means: offers the game, or says that one has to be finished first to be counted. */
export function GameOffer({ openGame, onSkip }: GameOfferProps) {
  const { id: userId } = useCurrentUser();
  const made = useOfferMade('find-yourself');
  const copy = openGame === undefined ? FIND_YOURSELF_OFFER_COPY : OPEN_GAME_COPY;
  return (
    <div className="mt-9 border-t border-line wide:mt-0">
      <OfferRow
        title={copy.title}
        note={copy.note}
        refusal={copy.refuse}
        onSeen={() => void made()}
        onRefuse={() => {
          // Said once: from now on the game is one that is not counted.
          if (openGame !== undefined) {
            const game = { ...openGame.game, counted: false };
            void storePlay(userId, { ...openGame, game });
          }
          // The button that has the focus goes away.
          document.querySelector('main')?.focus({ preventScroll: true });
          onSkip();
        }}
        action={
          <LinkButton href="/find-yourself" variant="quiet" {...preloadOnIntent('/find-yourself')}>
            {copy.take}
          </LinkButton>
        }
      />
    </div>
  );
}
