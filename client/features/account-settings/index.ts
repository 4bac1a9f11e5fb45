export { SETTINGS_COPY } from './account-settings.copy.ts';
export { AccountSettings } from './account-settings-card.tsx';
export { AllSettings } from './all-settings.tsx';
export { loadFreshProof } from './load-fresh-proof.ts';
export { SETTINGS_DIALOGS } from './settings-dialog.ts';
