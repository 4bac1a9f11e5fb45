import type { Card } from './card.ts';

const nounOf = (kind: Card['kind']) => (kind === 'line' ? 'line' : 'card');

export const CARD_COPY = {
  drawing: 'Drawing…',
  saved: (kind: Card['kind']) => ({
    title: 'Picture saved',
    description: `The ${nounOf(kind)} is in your downloads.`,
  }),
  failed: (kind: Card['kind']) => ({
    title: 'No picture',
    description: `Your browser couldn’t draw the ${nounOf(kind)}.`,
  }),
} as const;
