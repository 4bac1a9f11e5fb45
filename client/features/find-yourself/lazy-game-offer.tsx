import { useEffect } from 'react';
import { lazyOr } from '#client/lib/lazy-or.ts';
import type { GameOfferProps } from './game-offer.tsx';

/** The chart can be read without it. */
function NoOffer({ onSkip }: GameOfferProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(onSkip, []);
  return null;
}

export const LazyGameOffer = lazyOr<GameOfferProps>(
  () => import('./game-offer.tsx').then((file) => file.GameOffer),
  NoOffer,
);
