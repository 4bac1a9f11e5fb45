import { useState } from 'react';
import { useCurrentUser } from '#client/features/account/index.ts';
import { PlaceInput } from '#client/features/places/index.ts';
import { getBrowserZone } from '#client/lib/browser-zone.ts';
import { getLocaleHabits } from '#client/lib/locale-habits.ts';
import { getLocaleFirstDay } from '#client/lib/week.ts';
import { Field } from '#client/ui/forms/field.tsx';
import { NativeSelect } from '#client/ui/forms/native-select.tsx';
import { Dialog } from '#client/ui/frame/dialog.tsx';
import {
  DATE_ORDERS,
  FIRST_DAYS,
  HOUR_FORMATS,
  type Preferences,
} from '#shared/identity/account/preferences.schema.ts';
import { zoneWords } from '../account-settings.copy.ts';
import { type DialogDraft, useDialogDraft } from '../dialog-draft.ts';
import { DialogFoot } from '../dialog-foot.tsx';
import { PREFERENCES_COPY } from '../dialogs.copy.ts';
import type { SettingsDialogProps } from '../settings-dialog.ts';
import { toastEditFailed, useAccountEdit } from './use-account-edit.ts';

type PreferencesForm = Pick<Preferences, 'hours' | 'dateOrder' | 'firstDay' | 'zoneFixed'> & {
  /** The time zone of the chosen place; null while no place of the suggestions is chosen. */
  zone: string | null;
  city: string;
};

/** Edits how dates and hours are written, and the place whose time zone all times are shown in. */
export function PreferencesDialog({ open, onClose }: SettingsDialogProps) {
  const draft = useDialogDraft<PreferencesForm>(onClose);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={PREFERENCES_COPY.title}
      description={PREFERENCES_COPY.description}
    >
      <PreferencesEditor {...draft} />
    </Dialog>
  );
}

function beginForm({ zone, zoneFixed, hours, dateOrder, firstDay }: Preferences): PreferencesForm {
  const fixed = zoneFixed ? zone : null;
  const city = fixed === null ? '' : zoneWords(fixed);
  return { hours, dateOrder, firstDay, zoneFixed: fixed !== null, zone: fixed, city };
}

function PreferencesEditor({ draft, finish }: DialogDraft<PreferencesForm>) {
  const { preferences } = useCurrentUser();
  const edit = useAccountEdit(PREFERENCES_COPY.done);
  const [form, setForm] = useState(() => draft.current ?? beginForm(preferences));
  const [isCityMissing, setIsCityMissing] = useState(false);
  const automatic = getLocaleHabits();

  function change(changes: Partial<PreferencesForm>) {
    const next = { ...form, ...changes };
    draft.current = next;
    setForm(next);
    setIsCityMissing(false);
  }

  function submit() {
    if (edit.isPending) return;
    const { city: _, zone, ...rest } = form;
    if (form.zoneFixed && zone === null) {
      setIsCityMissing(true);
      return;
    }
    edit.mutate(
      { preferences: { ...rest, zone: form.zoneFixed ? zone : getBrowserZone() } },
      { onSuccess: finish, onError: toastEditFailed },
    );
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className="grid gap-5">
        <Choice
          label={PREFERENCES_COPY.hours}
          values={HOUR_FORMATS}
          words={PREFERENCES_COPY.hourFormats}
          automatic={PREFERENCES_COPY.hoursOf(automatic.hours)}
          chosen={form.hours}
          onChoose={(hours) => change({ hours })}
        />
        <Choice
          label={PREFERENCES_COPY.dateOrder}
          values={DATE_ORDERS}
          words={PREFERENCES_COPY.dateOrders}
          automatic={PREFERENCES_COPY.dateOrders[automatic.dateOrder]}
          chosen={form.dateOrder}
          onChoose={(dateOrder) => change({ dateOrder })}
        />
        <Choice
          label={PREFERENCES_COPY.firstDay}
          values={FIRST_DAYS}
          words={PREFERENCES_COPY.firstDays}
          automatic={PREFERENCES_COPY.firstDays[getLocaleFirstDay()]}
          chosen={form.firstDay}
          onChoose={(firstDay) => change({ firstDay })}
        />
        <Choice
          label={PREFERENCES_COPY.place}
          hint={PREFERENCES_COPY.placeHint}
          values={['elsewhere']}
          words={{ elsewhere: PREFERENCES_COPY.elsewhere }}
          automatic={zoneWords(getBrowserZone())}
          chosen={form.zoneFixed ? 'elsewhere' : null}
          onChoose={(place) => change({ zoneFixed: place !== null })}
        />
        {form.zoneFixed && (
          <Field
            label={PREFERENCES_COPY.city}
            hint={PREFERENCES_COPY.cityHint}
            error={isCityMissing ? PREFERENCES_COPY.cityMissing : undefined}
            required
          >
            <PlaceInput
              // The form keeps no id of the place; 0 marks the text as a chosen place, as long as `zone` is set.
              value={{ text: form.city, id: form.zone === null ? null : 0 }}
              onChange={({ text }, place) => change({ city: text, zone: place?.timeZone ?? null })}
            />
          </Field>
        )}
      </div>
      <DialogFoot saving={edit.isPending} onCancel={finish} />
    </form>
  );
}

type ChoiceProps<Value extends string> = {
  label: string;
  hint?: string;
  values: readonly Value[];
  words: Readonly<Record<Value, string>>;
  /** What applies without a choice, in words. */
  automatic: string;
  chosen: Value | null;
  onChoose: (value: Value | null) => void;
};

/** A select of `values`; its first option (null) leaves the preference to the browser. */
function Choice<Value extends string>({
  label,
  hint,
  values,
  words,
  automatic,
  chosen,
  onChoose,
}: ChoiceProps<Value>) {
  return (
    <Field label={label} hint={hint}>
      <NativeSelect
        value={chosen ?? ''}
        onChange={({ target }) => onChoose(values.find((value) => value === target.value) ?? null)}
      >
        <option value="">{PREFERENCES_COPY.automatic(automatic)}</option>
        {values.map((value) => (
          <option key={value} value={value}>
            {words[value]}
          </option>
        ))}
      </NativeSelect>
    </Field>
  );
}
