export { SETTINGS_COPY } from './account-settings.copy.ts';
export { AccountSettings } from './account-settings-card.tsx';
export { SETTINGS_DIALOGS } from './settings-dialog.ts';
