// Loaded in parts: the bells come after the day that they stand in, and the forms are Profile's alone.

import { lazy } from 'react';

export { LazyBellOffer } from './lazy-bell-offer.tsx';
export { NOTICES_COPY } from './notices.copy.ts';

export const Bell = lazy(async () => ({ default: (await import('./bell.tsx')).Bell }));
export const NoticesSettings = lazy(async () => ({
  default: (await import('./notices-settings.tsx')).NoticesSettings,
}));

/** Renews this device's notices for a user who had switched them on here; lets go those of another. */
export async function renewDevice(userId: string): Promise<void> {
  await (await import('./device-renewal.ts')).renewDevice(userId);
}
