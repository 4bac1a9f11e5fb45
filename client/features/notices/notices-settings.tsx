// The settings of notices: the kinds that are sent, their wording, the quiet hours, and whether this device gets them.

import { Fragment, useEffect, useRef, useState } from 'react';
import { useCurrentUser } from '#client/features/account/index.ts';
import { wallTimeWords } from '#client/lib/date-words.ts';
import { ErrorState } from '#client/ui/feedback/error-state.tsx';
import { Bone, Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { ChoiceCard } from '#client/ui/forms/choice-card.tsx';
import { Field } from '#client/ui/forms/field.tsx';
import { Switch } from '#client/ui/forms/switch.tsx';
import { explainTime, TimeField } from '#client/ui/forms/time-field.tsx';
import {
  type LetterWay,
  NOTICE_KINDS,
  NOTICE_STYLES,
  type NoticeKind,
} from '#shared/notices/notice-rules.ts';
import type { Notices } from '#shared/notices/notices.schema.ts';
import { NOTICE_KIND_COPY, NOTICE_STYLE_COPY, NOTICES_COPY, UNABLE_COPY } from './notices.copy.ts';
import { useNotices, useNoticesChanges, usePushAbility } from './use-notices.ts';
import { type NoticesChange, useNoticesEdit } from './use-notices-edit.ts';

/** What comes by mail. */
const MAILED_KINDS: readonly NoticeKind[] = ['letter'];
/** The kinds before this one have limits of their own. */
const FIRST_OF_SKY: NoticeKind = 'contacts';
/** The time in the example of a notice. */
const EXAMPLE_TIME = '16:12';

/** The content of the settings' dialog 'Notices'; fetched anew when it opens, and each change is saved at once. */
export function NoticesSettings() {
  const { key, mail, notices, features, query } = useNotices({ staleTime: 0, alsoByMail: true });
  const edit = useNoticesEdit();
  const failed = features.isError ? features : query.isError ? query : undefined;

  if (key === null && !mail) return <p className="pb-4">{NOTICES_COPY.none}</p>;
  if (key === undefined || notices === undefined) {
    if (failed !== undefined) {
      return (
        <ErrorState
          message={NOTICES_COPY.failed}
          hint={NOTICES_COPY.failedHint}
          retrying={failed.isFetching}
          onRetry={() => void failed.refetch()}
        />
      );
    }
    return (
      <Skeleton label={NOTICES_COPY.loading} className="grid gap-3 pb-6">
        <Bone className="h-5 w-1/2" />
        <Bone className="h-4 w-2/3" />
      </Skeleton>
    );
  }
  const { kinds, style, quietFrom, quietUntil } = notices;
  const change = (changed: NoticesChange) => edit.mutate(changed);
  return (
    <div className="grid gap-7">
      {key !== null && <DeviceSwitch pushKey={key} notices={notices} />}
      <fieldset>
        <legend className="font-serif text-23">{NOTICES_COPY.kinds}</legend>
        {(key === null ? MAILED_KINDS : NOTICE_KINDS).map((kind) => (
          <Fragment key={kind}>
            {kind === FIRST_OF_SKY && (
              <>
                <h3 className="mt-4 font-sans text-17 font-semibold">{NOTICES_COPY.ofSky}</h3>
                <p className="mt-1 text-15 text-ivory-300">{NOTICES_COPY.kindsHint}</p>
              </>
            )}
            <Switch
              label={NOTICE_KIND_COPY[kind].label}
              description={NOTICE_KIND_COPY[kind].note}
              checked={kinds.includes(kind)}
              onChange={({ currentTarget: { checked } }) =>
                change({
                  kind: { key: kind, isOn: checked },
                  // Without devices there is no other way.
                  ...(key === null && checked && { letterBy: ['mail'] }),
                })
              }
            />
            {kind === 'letter' && kinds.includes(kind) && (
              <LetterSettings {...{ notices, mail, hasPush: key !== null, change }} />
            )}
          </Fragment>
        ))}
        {key !== null && <p className="mt-3 text-15 text-ivory-300">{NOTICES_COPY.bells}</p>}
      </fieldset>
      <fieldset>
        <legend className="mb-2 font-serif text-23">{NOTICES_COPY.style}</legend>
        <div className="grid gap-3 md:grid-cols-2">
          {NOTICE_STYLES.map((each) => (
            <ChoiceCard
              key={each}
              type="radio"
              name="notice-style"
              title={NOTICE_STYLE_COPY[each].title}
              description={NOTICE_STYLE_COPY[each].note(wallTimeWords(EXAMPLE_TIME))}
              checked={style === each}
              onChange={() => change({ style: each })}
            />
          ))}
        </div>
        <p className="mt-2 text-15 text-ivory-300">{NOTICES_COPY.secrecy}</p>
      </fieldset>
      <fieldset>
        <legend className="mb-2 font-serif text-23">{NOTICES_COPY.quiet}</legend>
        <div className="grid grid-cols-2 gap-3">
          <SavedTime
            label={NOTICES_COPY.quietFrom}
            value={quietFrom}
            onSet={(time) => change({ quietFrom: time })}
          />
          <SavedTime
            label={NOTICES_COPY.quietUntil}
            value={quietUntil}
            onSet={(time) => change({ quietUntil: time })}
          />
        </div>
        <p className="mt-2 text-15 text-ivory-300">{NOTICES_COPY.quietHint}</p>
      </fieldset>
    </div>
  );
}

type LetterProps = {
  notices: Notices;
  /** Whether this installation sends mail, and notices to devices. */
  mail: boolean;
  hasPush: boolean;
  change: (change: NoticesChange) => void;
};

/** When and how the letter is announced. */
function LetterSettings(props: LetterProps) {
  return (
    <>
      <SavedTime
        label={NOTICES_COPY.letterAt}
        hint={NOTICES_COPY.letterAtHint}
        value={props.notices.letterAt}
        onSet={(time) => props.change({ letterAt: time })}
      />
      {props.mail && <LetterWays {...props} />}
    </>
  );
}

/** How the letter is announced; without the last way left it is announced no more. */
function LetterWays({ notices, hasPush, change }: LetterProps) {
  const { email } = useCurrentUser();
  const { letterBy, mail } = notices;
  const isByMail = letterBy.includes('mail');
  const set = (way: LetterWay, isOn: boolean) => {
    const others = letterBy.filter((each) => each !== way && (hasPush || each !== 'push'));
    const chosen = isOn ? [...others, way] : others;
    if (chosen.length > 0) change({ letterBy: chosen });
    else change({ kind: { key: 'letter', isOn: false }, letterBy: ['push'] });
  };
  const { none, waits, headline } = NOTICES_COPY.byMail;
  return (
    <div className="mt-3 ml-4">
      {hasPush && (
        <Switch
          label={NOTICES_COPY.letterByPush}
          checked={letterBy.includes('push')}
          onChange={({ currentTarget: { checked } }) => set('push', checked)}
        />
      )}
      <Switch
        label={NOTICES_COPY.letterByMail}
        description={
          email === null
            ? none
            : isByMail && mail === 'unconfirmed'
              ? waits(email)
              : headline(email)
        }
        checked={isByMail}
        disabled={email === null && !isByMail}
        onChange={({ currentTarget: { checked } }) => set('mail', checked)}
      />
    </div>
  );
}

function DeviceSwitch({ pushKey, notices }: { pushKey: string; notices: Notices }) {
  const { turnOn, turnOff } = useNoticesChanges();
  const [ability, lookAgain] = usePushAbility();
  // The user may leave to allow notices in the browser's settings and then return to this page.
  useEffect(() => {
    document.addEventListener('visibilitychange', lookAgain);
    return () => document.removeEventListener('visibilitychange', lookAgain);
  });
  const isOn = notices.onThisDevice && ability === 'ready';
  const others = notices.devices - (notices.onThisDevice ? 1 : 0);
  const isBusy = turnOn.isPending || turnOff.isPending;
  return (
    <div>
      <Switch
        label={NOTICES_COPY.device}
        description={
          ability !== 'ready'
            ? UNABLE_COPY[ability]
            : isOn
              ? NOTICES_COPY.deviceOn
              : NOTICES_COPY.deviceOff
        }
        checked={isOn}
        disabled={ability !== 'ready'}
        aria-busy={isBusy}
        onChange={({ currentTarget: { checked } }) => {
          if (isBusy) return;
          if (checked) turnOn.mutate(pushKey, { onSettled: lookAgain });
          else turnOff.mutate();
        }}
      />
      {others > 0 && !isOn && (
        <p className="mt-2 text-15 text-ivory-300">{NOTICES_COPY.others(others)}</p>
      )}
    </div>
  );
}

type SavedTimeProps = {
  label: string;
  hint?: string;
  value: string;
  onSet: (time: string) => void;
};

/** A time (`HH:MM`) that is saved when the field loses the focus. A half-typed one stays, and is said to be one. */
function SavedTime({ label, hint, value, onSet }: SavedTimeProps) {
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  // Shows the saved time again when another one could not be saved, but takes nothing from under who is typing.
  useEffect(() => {
    const field = input.current;
    if (field !== null && field !== document.activeElement && error === undefined)
      field.value = value;
  });
  return (
    <Field label={label} hint={hint} error={error}>
      <TimeField
        ref={input}
        initial={value}
        onBlur={({ currentTarget: field }) => {
          const problem = explainTime(field);
          setError(problem);
          if (problem !== undefined) return;
          if (field.value === '') field.value = value;
          else if (field.value !== value) onSet(field.value);
        }}
      />
    </Field>
  );
}
