// The settings of the account: one row per setting, each with a button that opens its dialog.

import { lazy, Suspense, useState } from 'react';
import { Link } from 'wouter';
import { ACCOUNT_COPY, useCurrentUser } from '#client/features/account/index.ts';
import { useStarfieldPreference } from '#client/features/starfield/index.ts';
import { shortDate, wallTimeWords } from '#client/lib/date-words.ts';
import { preloadOnIntent } from '#client/lib/page-preload.ts';
import { getHourFormat, getZone } from '#client/lib/preferences.ts';
import { Button } from '#client/ui/actions/button.tsx';
import { Checkbox } from '#client/ui/forms/checkbox.tsx';
import { Section } from '#client/ui/frame/section.tsx';
import { LINK_TEXT } from '#client/ui/text/text-classes.ts';
import { ATTRACTIONS } from '#shared/identity/account/attractions.ts';
import type { User } from '#shared/identity/account/user.schema.ts';
import { placeWords } from '#shared/places/place-words.ts';
import { NewsletterRow } from './about-you/newsletter-row.tsx';
import { DATA_COPY, SETTINGS_COPY } from './account-settings.copy.ts';
import { useDownload } from './safety/use-download.tsx';
import type { SettingsDialog } from './settings-dialog.ts';
import { SettingsRow } from './settings-row.tsx';
import { ThemeChoice } from './theme-choice.tsx';

const loadDialogs = () => import('./settings-dialogs.tsx');
const SettingsDialogs = lazy(async () => ({ default: (await loadDialogs()).SettingsDialogs }));

/** Preloads the code of the dialogs as soon as the pointer or the focus enters the card. */
function preloadDialogs(): void {
  // A failed preload is ignored: opening a dialog imports the chunk again and shows the failure.
  loadDialogs().catch(() => undefined);
}

/** On a desktop, below a full-width tab, the card is full-width too, in two columns. */
const TWO_COLUMNS =
  'lg:group-data-[settings=below]/profile:grid lg:group-data-[settings=below]/profile:grid-cols-2 lg:group-data-[settings=below]/profile:gap-x-14';

type AccountSettingsProps = {
  /** The id of the card, to which links on the page scroll. */
  id: string;
  /** On phones the settings are folded at first. */
  isOpen: boolean;
  /** Folds or unfolds them; undefined on their own page. */
  onFold?: () => void;
  /** The open dialog, if any; other parts of the page open dialogs too. */
  dialog: SettingsDialog | undefined;
  onDialog: (dialog: SettingsDialog) => void;
  onDialogClose: () => void;
  loggingOut: boolean;
  onLogOut: () => void;
};

/** Account Settings (requirements SETTINGS-1 and SETTINGS-2). */
export function AccountSettings({
  id,
  isOpen,
  onFold,
  dialog,
  onDialog,
  onDialogClose,
  loggingOut,
  onLogOut,
}: AccountSettingsProps) {
  const [starfieldOn, setStarfieldOn] = useStarfieldPreference();
  // Once rendered, the dialogs stay mounted, so that each can animate its closing.
  const [wanted, setWanted] = useState(false);
  if (dialog !== undefined && !wanted) setWanted(true);

  return (
    <Section
      id={id}
      variant="card"
      title={SETTINGS_COPY.title}
      aside={
        onFold && (
          <Button
            variant="quiet"
            className="lg:hidden"
            aria-expanded={isOpen}
            aria-controls={`${id}-rows`}
            onClick={onFold}
          >
            {isOpen ? SETTINGS_COPY.hide : SETTINGS_COPY.show}
          </Button>
        )
      }
      className="scroll-mt-3"
      onPointerEnter={preloadDialogs}
      onFocus={preloadDialogs}
    >
      <div id={`${id}-rows`} className={isOpen ? undefined : 'max-lg:hidden'}>
        <SettingsRows onDialog={onDialog} />
        <div className={TWO_COLUMNS}>
          <div>
            <Checkbox
              className="border-b border-line py-3.5!"
              label={SETTINGS_COPY.starfield}
              description={SETTINGS_COPY.starfieldNote}
              checked={starfieldOn}
              onChange={(event) => setStarfieldOn(event.currentTarget.checked)}
            />
            <div className="mt-5">
              <ThemeChoice />
            </div>
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
            {onFold && (
              <p className="mt-6">
                <Link href="/settings" className={LINK_TEXT} {...preloadOnIntent('/settings')}>
                  {SETTINGS_COPY.ownPage}
                </Link>
              </p>
            )}
          </div>
          <OwnData onDelete={() => onDialog('delete')} />
        </div>
      </div>
      {wanted && (
        <Suspense fallback={null}>
          <SettingsDialogs dialog={dialog} onClose={onDialogClose} />
        </Suspense>
      )}
    </Section>
  );
}

/** Leads to the page of the journal. */
function JournalRow() {
  return (
    <SettingsRow
      name={SETTINGS_COPY.rows.journal}
      value={SETTINGS_COPY.journal}
      action={SETTINGS_COPY.open}
      href="/journal"
    />
  );
}

function SettingsRows({ onDialog }: Pick<AccountSettingsProps, 'onDialog'>) {
  const user = useCurrentUser();
  const { rows } = SETTINGS_COPY;
  return (
    <dl className={`mt-3 ${TWO_COLUMNS}`}>
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
      <JournalRow />
      <NewsletterRow />
      <SettingsRow
        name={rows.preferences}
        value={SETTINGS_COPY.preferences(getHourFormat(), getZone())}
        action={SETTINGS_COPY.edit}
        onAct={() => onDialog('preferences')}
      />
      <NotedRow of="calendar" onDialog={onDialog} />
      <NotedRow of="notices" onDialog={onDialog} />
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
      <SettingsRow
        name={rows.phone}
        value={user.phoneNumber}
        action={SETTINGS_COPY.change}
        onAct={() => onDialog('phone')}
      />
      <NotedRow of="passkeys" onDialog={onDialog} />
      <NotedRow of="devices" onDialog={onDialog} />
      <NotedRow of="history" onDialog={onDialog} />
    </dl>
  );
}

const NOTES = {
  calendar: SETTINGS_COPY.calendarNote,
  notices: SETTINGS_COPY.noticesNote,
  passkeys: SETTINGS_COPY.passkeysNote,
  devices: SETTINGS_COPY.devicesNote,
  history: SETTINGS_COPY.historyNote,
};
type NotedRowProps = Pick<AccountSettingsProps, 'onDialog'> & { of: keyof typeof NOTES };

/** A row whose value is in its dialog. */
function NotedRow({ of, onDialog }: NotedRowProps) {
  return (
    <SettingsRow
      name={SETTINGS_COPY.rows[of]}
      value={NOTES[of]}
      action={SETTINGS_COPY.show}
      onAct={() => onDialog(of)}
    />
  );
}

/** Downloading the user's data, and deleting the account. */
function OwnData({ onDelete }: { onDelete: () => void }) {
  const download = useDownload();
  return (
    <div>
      <h3 className="mt-9 text-23">{DATA_COPY.title}</h3>
      <p className="mt-1 text-15 text-ivory-300">{DATA_COPY.downloadNote}</p>
      <div className="mt-1 grid justify-items-start">
        <Button
          variant="quiet"
          busy={download.isPending}
          busyLabel={DATA_COPY.downloading}
          onClick={download.start}
        >
          {DATA_COPY.download}
        </Button>
        <Button variant="quiet-danger" onClick={onDelete}>
          {DATA_COPY.delete}
        </Button>
      </div>
      {download.question}
    </div>
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
