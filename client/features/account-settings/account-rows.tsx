// The rows of the account settings that the profile and the settings' own page share.

import { useCurrentUser } from '#client/features/account/index.ts';
import { shortDate, wallTimeWords } from '#client/lib/date-words.ts';
import type { User } from '#shared/identity/account/user.schema.ts';
import { placeWords } from '#shared/places/place-words.ts';
import { SETTINGS_COPY } from './account-settings.copy.ts';
import type { SettingsDialog } from './settings-dialog.ts';
import { SettingsRow } from './settings-row.tsx';

type AccountRowsProps = { onDialog: (dialog: SettingsDialog) => void };

/** Username, password, birth details and subscription (requirements SETTINGS-1 to SETTINGS-3). */
export function AccountRows({ onDialog }: AccountRowsProps) {
  const user = useCurrentUser();
  const { rows } = SETTINGS_COPY;
  return (
    <>
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
    </>
  );
}

/** Birth date and place, and the time if it is known. */
function BirthDetailsWords({ user }: { user: User }) {
  if (user.birthDate === null) return <span>{SETTINGS_COPY.notSet}</span>;
  return (
    <>
      <span className="block tnum">
        <span>{shortDate(user.birthDate)}</span>
        <span className="text-15 text-ivory-300">
          {`, ${user.birthTime === null ? SETTINGS_COPY.timeUnknown : wallTimeWords(user.birthTime)}`}
        </span>
      </span>
      <span className="block text-left text-15 text-ivory-300" dir="auto">
        {user.birthPlaceDetails
          ? placeWords(user.birthPlaceDetails)
          : (user.birthPlace ?? SETTINGS_COPY.notSet)}
      </span>
      {user.birthPlace !== null && user.birthPlaceDetails === null && (
        <span className="block text-15 text-ivory-300">{SETTINGS_COPY.placeNotFound}</span>
      )}
    </>
  );
}
