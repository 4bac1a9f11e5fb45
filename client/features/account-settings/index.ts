export { AccountSettings } from './account-settings-card.tsx';
export type { SettingsDialog } from './settings-dialog.ts';
