// The account in its owner's hands: one row a setting, each opening its dialog.

import { lazy, Suspense, useState } from 'react';
import { ACCOUNT_COPY, useCurrentUser } from '#client/features/account/index.ts';
import { useStarfieldPreference } from '#client/features/starfield/index.ts';
import { shortDate } from '#client/lib/date-words.ts';
import { Button } from '#client/ui/actions/button.tsx';
import { Checkbox } from '#client/ui/forms/checkbox.tsx';
import { Section } from '#client/ui/frame/section.tsx';
import type { User } from '#shared/account/user.schema.ts';
import { ATTRACTIONS } from '#shared/auth/attractions.ts';
import { DATA_COPY, SETTINGS_COPY } from './account-settings.copy.ts';
import { useDownload } from './safety/use-download.ts';
import type { SettingsDialog } from './settings-dialog.ts';
import { SettingsRow } from './settings-row.tsx';
import '#client/styles/account-settings.css';

const loadDialogs = () => import('./settings-dialogs.tsx');
const SettingsDialogs = lazy(async () => ({ default: (await loadDialogs()).SettingsDialogs }));

/** Their code is fetched when a finger or pointer comes near. */
function fetchDialogs(): void {
  // What fails here fails again, and is shown, when a dialog is opened.
  loadDialogs().catch(() => undefined);
}

type AccountSettingsProps = {
  /** The id that leads here. */
  id: string;
  /** The open dialog, if any: it can be opened from elsewhere on the page. */
  dialog: SettingsDialog | undefined;
  onDialog: (dialog: SettingsDialog | undefined) => void;
  loggingOut: boolean;
  onLogOut: () => void;
};

/** Account Settings (specification section 2, Profile). */
export function AccountSettings({
  id,
  dialog,
  onDialog,
  loggingOut,
  onLogOut,
}: AccountSettingsProps) {
  const user = useCurrentUser();
  const [starfieldOn, setStarfieldOn] = useStarfieldPreference();
  const download = useDownload();
  const { rows } = SETTINGS_COPY;
  // Once wanted they stay, so that each can close as it opened.
  const [wanted, setWanted] = useState(false);
  if (dialog !== undefined && !wanted) setWanted(true);

  return (
    <Section
      id={id}
      title={SETTINGS_COPY.title}
      className="account-settings"
      onPointerEnter={fetchDialogs}
      onFocus={fetchDialogs}
    >
      <dl className="mt-3">
        <SettingsRow
          name={rows.username}
          value={user.username}
          action={SETTINGS_COPY.edit}
          onAct={() => onDialog('username')}
        />
        <SettingsRow
          name={rows.password}
          value={
            user.hasPassword ? (
              <>
                <span aria-hidden="true">{SETTINGS_COPY.maskedPassword}</span>
                <span className="sr-only">{SETTINGS_COPY.passwordIsSet}</span>
              </>
            ) : (
              SETTINGS_COPY.notSet
            )
          }
          action={SETTINGS_COPY.change}
          onAct={() => onDialog('password')}
        />
        <SettingsRow
          name={rows.birthDetails}
          value={<BirthDetailsWords user={user} />}
          action={SETTINGS_COPY.edit}
          onAct={() => onDialog('birthDetails')}
        />
        <SettingsRow
          name={rows.subscription}
          value={user.plan}
          action={SETTINGS_COPY.upgrade}
          onAct={() => onDialog('plans')}
        />
        <SettingsRow
          name={rows.personal}
          value={
            <>
              <span className="block" dir="auto">
                {user.name}
              </span>
              {user.email !== null && <span className="small block">{user.email}</span>}
            </>
          }
          action={SETTINGS_COPY.edit}
          onAct={() => onDialog('personal')}
        />
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
        <SettingsRow name={rows.phone} value={user.phoneNumber} />
        <SettingsRow
          name={rows.devices}
          value={SETTINGS_COPY.devicesNote}
          action={SETTINGS_COPY.show}
          onAct={() => onDialog('devices')}
        />
      </dl>
      <Checkbox
        className="settings-switch"
        label={SETTINGS_COPY.starfield}
        description={SETTINGS_COPY.starfieldNote}
        checked={starfieldOn}
        onChange={(event) => setStarfieldOn(event.currentTarget.checked)}
      />
      <Button
        variant="second"
        wide
        className="mt-6"
        busy={loggingOut}
        busyLabel={ACCOUNT_COPY.loggingOut}
        onClick={onLogOut}
      >
        {ACCOUNT_COPY.logOut}
      </Button>
      <h3 className="mt-9 text-23">{DATA_COPY.title}</h3>
      <p className="small mt-1">{DATA_COPY.downloadNote}</p>
      <div className="mt-1 grid justify-items-start">
        <Button
          variant="quiet"
          busy={download.isPending}
          busyLabel={DATA_COPY.downloading}
          onClick={() => download.mutate()}
        >
          {DATA_COPY.download}
        </Button>
        <Button variant="quiet" className="settings-delete" onClick={() => onDialog('delete')}>
          {DATA_COPY.delete}
        </Button>
      </div>
      {wanted && (
        <Suspense fallback={null}>
          <SettingsDialogs dialog={dialog} onClose={() => onDialog(undefined)} />
        </Suspense>
      )}
    </Section>
  );
}

/** Date and place, and the time where it is known. */
function BirthDetailsWords({ user }: { user: User }) {
  if (user.birthDate === null) return SETTINGS_COPY.notSet;
  return (
    <>
      <span className="block tnum">
        {shortDate(user.birthDate)}
        <span className="small">, {user.birthTime ?? SETTINGS_COPY.timeUnknown}</span>
      </span>
      <span className="small block" dir="auto">
        {user.birthPlace ?? SETTINGS_COPY.notSet}
      </span>
    </>
  );
}
