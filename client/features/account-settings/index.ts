export { SETTINGS_COPY } from './account-settings.copy.ts';
export { AccountSettings } from './account-settings-card.tsx';
export { AllSettings } from './all-settings.tsx';
export { SETTINGS_DIALOGS } from './settings-dialog.ts';

/** Asks who the user is, where a call needs a fresh proof; loaded when it is needed. */
export const loadFreshProof = () => import('./safety/fresh-proof.tsx');
