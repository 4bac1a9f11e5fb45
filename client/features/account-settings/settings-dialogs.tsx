// All dialogs of the account settings in one chunk, loaded with the first of them: their forms and
// validation weigh as much as the rest of the page.

import { AttractionsDialog } from './about-you/attractions-dialog.tsx';
import { BirthDetailsDialog } from './about-you/birth-details-dialog.tsx';
import { PersonalDetailsDialog } from './about-you/personal-details-dialog.tsx';
import { PreferencesDialog } from './about-you/preferences-dialog.tsx';
import { UsernameDialog } from './about-you/username-dialog.tsx';
import { PlansDialog } from './plans-dialog.tsx';
import { DeleteAccountDialog } from './safety/delete-account-dialog.tsx';
import { DevicesDialog } from './safety/devices-dialog.tsx';
import { HistoryDialog } from './safety/history-dialog.tsx';
import { PasswordDialog } from './safety/password-dialog.tsx';
import { PhoneDialog } from './safety/phone-dialog.tsx';
import type { SettingsDialog } from './settings-dialog.ts';

type SettingsDialogsProps = { dialog: SettingsDialog | undefined; onClose: () => void };

export function SettingsDialogs({ dialog, onClose }: SettingsDialogsProps) {
  const propsOf = (name: SettingsDialog) => ({ open: dialog === name, onClose });
  return (
    <>
      <UsernameDialog {...propsOf('username')} />
      <PasswordDialog {...propsOf('password')} />
      <BirthDetailsDialog {...propsOf('birthDetails')} />
      <PlansDialog {...propsOf('plans')} />
      <PersonalDetailsDialog {...propsOf('personal')} />
      <PreferencesDialog {...propsOf('preferences')} />
      <AttractionsDialog {...propsOf('attractions')} />
      <DevicesDialog {...propsOf('devices')} />
      <PhoneDialog {...propsOf('phone')} />
      <HistoryDialog {...propsOf('history')} />
      <DeleteAccountDialog {...propsOf('delete')} />
    </>
  );
}
