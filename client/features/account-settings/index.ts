export { AccountSettings } from './account-settings-card.tsx';
export { SETTINGS_DIALOGS } from './settings-dialog.ts';
