// The card of the profile: the rows that everybody has, and Log Out. Its heading leads to all settings.

import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'wouter';
import { preloadOnIntent } from '#client/lib/page-preload.ts';
import { Section } from '#client/ui/frame/section.tsx';
import { AccountRows } from './account-rows.tsx';
import { SETTINGS_COPY } from './account-settings.copy.ts';
import { LogOutButton, type LogOutProps } from './log-out-button.tsx';
import type { SettingsDialog } from './settings-dialog.ts';
import {
  PRELOAD_DIALOGS,
  SettingsDialogsOnDemand,
  type SettingsDialogsProps,
} from './settings-dialogs-on-demand.tsx';
import { SettingsRow } from './settings-row.tsx';

/** On a desktop, below a full-width tab, the card is full-width too, in two columns. */
const TWO_COLUMNS =
  'lg:group-data-[settings=below]/profile:grid lg:group-data-[settings=below]/profile:grid-cols-2 lg:group-data-[settings=below]/profile:gap-x-14';

type AccountSettingsProps = SettingsDialogsProps &
  LogOutProps & {
    /** The id of the card, to which links on the page scroll. */
    id: string;
    onDialog: (dialog: SettingsDialog) => void;
  };

/** Account Settings (requirements SETTINGS-1 to SETTINGS-4). */
export function AccountSettings({
  id,
  dialog,
  onDialog,
  onDialogClose,
  loggingOut,
  onLogOut,
}: AccountSettingsProps) {
  return (
    <Section
      id={id}
      variant="card"
      title={
        <Link
          href="/settings"
          className="inline-flex min-h-11 items-center gap-1.5 no-underline hover:text-brass-300"
          {...preloadOnIntent('/settings')}
        >
          <span>{SETTINGS_COPY.title}</span>
          <ChevronRight size={20} aria-hidden="true" className="text-brass-400" />
        </Link>
      }
      className="scroll-mt-3"
      {...PRELOAD_DIALOGS}
    >
      <dl className={`mt-1 ${TWO_COLUMNS}`}>
        <AccountRows onDialog={onDialog} />
        <SettingsRow
          name={SETTINGS_COPY.rows.journal}
          value={SETTINGS_COPY.journal}
          action={SETTINGS_COPY.open}
          href="/journal"
        />
      </dl>
      <div className="lg:group-data-[settings=below]/profile:max-w-80">
        <LogOutButton loggingOut={loggingOut} onLogOut={onLogOut} />
      </div>
      <SettingsDialogsOnDemand dialog={dialog} onDialogClose={onDialogClose} />
    </Section>
  );
}
