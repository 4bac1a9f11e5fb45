// Cards to share: a picture of a few words over the season's sky.

export { SendCardButton } from './send-card-button.tsx';
