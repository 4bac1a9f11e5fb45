// The dialogs of the account settings; at most one is open.

export const SETTINGS_DIALOGS = [
  'username',
  'password',
  'birthDetails',
  'plans',
  'personal',
  'preferences',
  'attractions',
  'devices',
  'phone',
  'history',
  'delete',
] as const;
export type SettingsDialog = (typeof SETTINGS_DIALOGS)[number];

export type SettingsDialogProps = { open: boolean; onClose: () => void };
