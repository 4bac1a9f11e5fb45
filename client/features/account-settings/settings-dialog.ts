// The dialogs of the account settings; at most one is open.

export type SettingsDialog =
  | 'username'
  | 'password'
  | 'birthDetails'
  | 'plans'
  | 'personal'
  | 'attractions'
  | 'devices'
  | 'phone'
  | 'history'
  | 'delete';

export type SettingsDialogProps = { open: boolean; onClose: () => void };
