export { LazyBellOffer } from './lazy-bell-offer.tsx';
export { Bell, NoticesSettings, renewDevice } from './lazy-parts.ts';
