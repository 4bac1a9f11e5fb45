import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { useCurrentUser } from '#client/features/account/index.ts';
import { PlaceInput } from '#client/features/places/index.ts';
import { getBrowserZone } from '#client/lib/browser-zone.ts';
import { getLocaleHabits } from '#client/lib/locale-habits.ts';
import { getLocaleFirstDay } from '#client/lib/week.ts';
import { Field } from '#client/ui/forms/field.tsx';
import { Form } from '#client/ui/forms/form.tsx';
import { NativeSelect } from '#client/ui/forms/native-select.tsx';
import { Dialog } from '#client/ui/frame/dialog.tsx';
import {
  DATE_ORDERS,
  FIRST_DAYS,
  HOUR_FORMATS,
  type Preferences,
  preferencesSchema,
} from '#shared/identity/account/preferences.schema.ts';
import { zoneWords } from '../account-settings.copy.ts';
import { type DialogDraft, useDialogDraft, useKeptDraft } from '../dialog-draft.ts';
import { DialogFoot } from '../dialog-foot.tsx';
import { PREFERENCES_COPY } from '../dialogs.copy.ts';
import type { SettingsDialogProps } from '../settings-dialog.ts';
import { toastEditFailed, useAccountEdit } from './use-account-edit.ts';

const { hours, dateOrder, firstDay, zoneFixed } = preferencesSchema.shape;
const preferencesFormSchema = z
  .object({
    ...{ hours, dateOrder, firstDay, zoneFixed },
    /** The time zone of the chosen place; null until a suggested place is chosen. */
    zone: z.nullable(z.string()),
    city: z.string(),
  })
  .check(
    z.refine((form) => !form.zoneFixed || form.zone !== null, {
      path: ['city'],
      error: PREFERENCES_COPY.cityMissing,
    }),
  );
type PreferencesForm = z.infer<typeof preferencesFormSchema>;

/** Edits how dates and times are written, and the place whose time zone all times are shown in. */
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
  const form = useForm({
    defaultValues: draft.current ?? beginForm(preferences),
    resolver: zodResolver(preferencesFormSchema),
  });
  const { watch, setValue, clearErrors, handleSubmit, formState } = form;
  const values = watch();
  const automatic = getLocaleHabits();

  useKeptDraft(form, draft);

  function submit({ city: _, zone, ...rest }: PreferencesForm) {
    if (edit.isPending) return;
    edit.mutate(
      { preferences: { ...rest, zone: rest.zoneFixed ? zone : getBrowserZone() } },
      { onSuccess: finish, onError: toastEditFailed },
    );
  }

  return (
    <Form onSubmit={handleSubmit(submit)}>
      <div className="grid gap-6">
        <Choice
          label={PREFERENCES_COPY.hours}
          values={HOUR_FORMATS}
          words={PREFERENCES_COPY.hourFormats}
          automatic={PREFERENCES_COPY.hoursOf(automatic.hours)}
          chosen={values.hours}
          onChoose={(hours) => setValue('hours', hours)}
        />
        <Choice
          label={PREFERENCES_COPY.dateOrder}
          values={DATE_ORDERS}
          words={PREFERENCES_COPY.dateOrders}
          automatic={PREFERENCES_COPY.dateOrders[automatic.dateOrder]}
          chosen={values.dateOrder}
          onChoose={(dateOrder) => setValue('dateOrder', dateOrder)}
        />
        <Choice
          label={PREFERENCES_COPY.firstDay}
          values={FIRST_DAYS}
          words={PREFERENCES_COPY.firstDays}
          automatic={PREFERENCES_COPY.firstDays[getLocaleFirstDay()]}
          chosen={values.firstDay}
          onChoose={(firstDay) => setValue('firstDay', firstDay)}
        />
        <Choice
          label={PREFERENCES_COPY.place}
          hint={PREFERENCES_COPY.placeHint}
          values={['elsewhere']}
          words={{ elsewhere: PREFERENCES_COPY.elsewhere }}
          automatic={zoneWords(getBrowserZone())}
          chosen={values.zoneFixed ? 'elsewhere' : null}
          onChoose={(place) => {
            setValue('zoneFixed', place !== null);
            clearErrors('city');
          }}
        />
        {values.zoneFixed && (
          <Field
            label={PREFERENCES_COPY.city}
            hint={PREFERENCES_COPY.cityHint}
            error={formState.errors.city?.message}
            required
          >
            <PlaceInput
              // The form does not keep the place's id; 0 marks the text as a chosen place while `zone` is set.
              value={{ text: values.city, id: values.zone === null ? null : 0 }}
              onChange={({ text }, place) => {
                setValue('city', text);
                setValue('zone', place?.timeZone ?? null);
                clearErrors('city');
              }}
            />
          </Field>
        )}
      </div>
      <DialogFoot saving={edit.isPending} onCancel={finish} />
    </Form>
  );
}

type ChoiceProps<Value extends string> = {
  label: string;
  hint?: string;
  values: readonly Value[];
  words: Readonly<Record<Value, string>>;
  /** What applies when nothing is chosen, in words. */
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
