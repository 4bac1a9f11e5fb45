// Cards to share: a picture of a few words over the season's sky.

export type { Card } from './card.ts';
export { SendCardButton } from './send-card-button.tsx';
