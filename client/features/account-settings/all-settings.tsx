// All settings in four groups, two columns of them where the window is wide.

import type { ReactNode } from 'react';
import { useCurrentUser } from '#client/features/account/index.ts';
import { useStarfieldPreference } from '#client/features/starfield/index.ts';
import { getHourFormat, getZone } from '#client/lib/preferences.ts';
import { Button } from '#client/ui/actions/button.tsx';
import { Checkbox } from '#client/ui/forms/checkbox.tsx';
import { Section } from '#client/ui/frame/section.tsx';
import { ATTRACTIONS } from '#shared/identity/account/attractions.ts';
import { NewsletterRow } from './about-you/newsletter-row.tsx';
import { AccountRows } from './account-rows.tsx';
import { DATA_COPY, GROUPS_COPY, SETTINGS_COPY } from './account-settings.copy.ts';
import { InPlace } from './in-place.tsx';
import { LogOutButton, type LogOutProps } from './log-out-button.tsx';
import { useDownload } from './safety/use-download.tsx';
import type { SettingsDialog } from './settings-dialog.ts';
import {
  PRELOAD_DIALOGS,
  SettingsDialogsOnDemand,
  type SettingsDialogsProps,
} from './settings-dialogs-on-demand.tsx';
import { SettingsRow } from './settings-row.tsx';
import { ThemeChoice } from './theme-choice.tsx';

type OpenDialog = { onDialog: (dialog: SettingsDialog) => void };

type AllSettingsProps = SettingsDialogsProps & LogOutProps & OpenDialog;

/** The four groups: You, Your times, On your devices, Your data. */
export function AllSettings({
  dialog,
  onDialog,
  onDialogClose,
  loggingOut,
  onLogOut,
}: AllSettingsProps) {
  return (
    <section
      {...PRELOAD_DIALOGS}
      aria-label={SETTINGS_COPY.title}
      className="max-w-column wide:grid wide:max-w-none wide:grid-cols-2 wide:items-start wide:gap-x-16"
    >
      <div>
        <YouGroup onDialog={onDialog} />
        <TimesGroup onDialog={onDialog} />
      </div>
      <div>
        <DevicesGroup onDialog={onDialog} loggingOut={loggingOut} onLogOut={onLogOut} />
        <DataGroup onDialog={onDialog} />
      </div>
      <SettingsDialogsOnDemand dialog={dialog} onDialogClose={onDialogClose} />
    </section>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section title={title} variant="flush" className="mb-9 border-t-0! pt-0!">
      <div className="mt-2.5 border-t border-line-strong">{children}</div>
    </Section>
  );
}

function YouGroup({ onDialog }: OpenDialog) {
  const user = useCurrentUser();
  const { rows } = SETTINGS_COPY;
  return (
    <Group title={GROUPS_COPY.you}>
      <dl>
        <SettingsRow
          name={rows.personal}
          value={
            <>
              <span className="block text-left" dir="auto">
                {user.name}
              </span>
              {user.email !== null && (
                <span className="block text-15 text-ivory-300">{user.email}</span>
              )}
            </>
          }
          action={SETTINGS_COPY.edit}
          onAct={() => onDialog('personal')}
        />
        <AccountRows onDialog={onDialog} />
        <SettingsRow
          name={rows.attractions}
          value={
            user.attractions.length === 0
              ? SETTINGS_COPY.notSet
              : user.attractions.map((attraction) => ATTRACTIONS[attraction].name).join(', ')
          }
          action={SETTINGS_COPY.edit}
          onAct={() => onDialog('attractions')}
        />
      </dl>
    </Group>
  );
}

function TimesGroup({ onDialog }: OpenDialog) {
  const { rows } = SETTINGS_COPY;
  return (
    <Group title={GROUPS_COPY.times}>
      <InPlace of="notices" />
      <InPlace of="calendar" />
      <dl>
        <NewsletterRow />
        <SettingsRow
          name={rows.preferences}
          value={SETTINGS_COPY.preferences(getHourFormat(), getZone())}
          action={SETTINGS_COPY.edit}
          onAct={() => onDialog('preferences')}
        />
      </dl>
    </Group>
  );
}

function DevicesGroup({ onDialog, ...logOut }: OpenDialog & LogOutProps) {
  const user = useCurrentUser();
  const [starfieldOn, setStarfieldOn] = useStarfieldPreference();
  const { rows } = SETTINGS_COPY;
  return (
    <Group title={GROUPS_COPY.devices}>
      <InPlace of="passkeys" />
      <dl>
        <SettingsRow
          name={rows.phone}
          value={user.phoneNumber}
          action={SETTINGS_COPY.change}
          onAct={() => onDialog('phone')}
        />
        <SettingsRow
          name={rows.devices}
          value={SETTINGS_COPY.devicesNote}
          action={SETTINGS_COPY.show}
          onAct={() => onDialog('devices')}
        />
      </dl>
      <div className="border-b border-line py-4">
        <ThemeChoice />
      </div>
      <Checkbox
        className="border-b border-line py-3.5!"
        label={SETTINGS_COPY.starfield}
        description={SETTINGS_COPY.starfieldNote}
        checked={starfieldOn}
        onChange={(event) => setStarfieldOn(event.currentTarget.checked)}
      />
      <LogOutButton {...logOut} />
    </Group>
  );
}

/** The copy of the user's data, what happened to the account, and its deletion. */
function DataGroup({ onDialog }: OpenDialog) {
  const download = useDownload();
  return (
    <Group title={DATA_COPY.title}>
      <dl>
        <div className="border-b border-line py-2.25">
          <dt className="text-15 text-ivory-300">{DATA_COPY.downloadNote}</dt>
          <dd>
            <Button
              variant="quiet"
              busy={download.isPending}
              busyLabel={DATA_COPY.downloading}
              onClick={download.start}
            >
              {DATA_COPY.download}
            </Button>
          </dd>
        </div>
        <SettingsRow
          name={SETTINGS_COPY.rows.history}
          value={SETTINGS_COPY.historyNote}
          action={SETTINGS_COPY.show}
          onAct={() => onDialog('history')}
        />
      </dl>
      <Button variant="quiet-danger" className="mt-3" onClick={() => onDialog('delete')}>
        {DATA_COPY.delete}
      </Button>
      {download.question}
    </Group>
  );
}
