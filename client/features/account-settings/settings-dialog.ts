// The dialogs of the account settings: one is open at a time.

export type SettingsDialog =
  | 'username'
  | 'password'
  | 'birthDetails'
  | 'plans'
  | 'personal'
  | 'attractions'
  | 'devices'
  | 'delete';

export type SettingsDialogProps = { open: boolean; onClose: () => void };
