import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { useCurrentUser } from '#client/features/account/index.ts';
import { showAtFields } from '#client/lib/field-refusals.ts';
import {
  cleanEmail,
  typed,
  typedEmail,
  typedFirstName,
  typedLastName,
} from '#client/lib/personal-fields.ts';
import { EmailInput } from '#client/ui/forms/email-input.tsx';
import { Field } from '#client/ui/forms/field.tsx';
import { Form } from '#client/ui/forms/form.tsx';
import { TextInput } from '#client/ui/forms/text-input.tsx';
import { Dialog } from '#client/ui/frame/dialog.tsx';
import { type DialogDraft, useDialogDraft } from '../dialog-draft.ts';
import { DialogFoot } from '../dialog-foot.tsx';
import { PERSONAL_COPY } from '../dialogs.copy.ts';
import { useFreshProof } from '../safety/use-fresh-proof.tsx';
import type { SettingsDialogProps } from '../settings-dialog.ts';
import { toastEditFailed, useAccountEdit } from './use-account-edit.ts';

const personalFormSchema = z.object({
  firstName: typedFirstName,
  lastName: typedLastName,
  email: z.union([typed(cleanEmail, z.literal('')), typedEmail]),
});
type PersonalForm = z.infer<typeof personalFormSchema>;
const FIELDS = ['firstName', 'lastName', 'email'] as const;

/** Edits name and email. */
export function PersonalDetailsDialog({ open, onClose }: SettingsDialogProps) {
  const draft = useDialogDraft<PersonalForm>(onClose);
  return (
    <Dialog open={open} onClose={onClose} title={PERSONAL_COPY.title}>
      <PersonalDetailsEditor {...draft} />
    </Dialog>
  );
}

function PersonalDetailsEditor({ draft, finish }: DialogDraft<PersonalForm>) {
  const user = useCurrentUser();
  const edit = useAccountEdit();
  const proof = useFreshProof();
  const { register, handleSubmit, getValues, setError, formState } = useForm<PersonalForm>({
    defaultValues: draft.current ?? {
      firstName: user.firstName,
      lastName: user.lastName,
      email: user.email ?? '',
    },
    resolver: zodResolver(personalFormSchema),
  });
  const { errors } = formState;

  function submit(details: PersonalForm) {
    if (edit.isPending) return;
    edit.mutate(details, {
      onSuccess: finish,
      onError: (error) => {
        if (proof.asksFor(error, () => submit(details))) return;
        if (!showAtFields(error, FIELDS, setError)) toastEditFailed(error);
      },
    });
  }

  return (
    <>
      <Form
        onChange={() => {
          draft.current = getValues();
        }}
        onSubmit={handleSubmit(submit)}
      >
        <div className="grid gap-8">
          <Field label={PERSONAL_COPY.firstName} error={errors.firstName?.message} required>
            <TextInput
              {...register('firstName')}
              autoComplete="given-name"
              autoCapitalize="words"
              dir="auto"
            />
          </Field>
          <Field label={PERSONAL_COPY.lastName} error={errors.lastName?.message} required>
            <TextInput
              {...register('lastName')}
              autoComplete="family-name"
              autoCapitalize="words"
              dir="auto"
            />
          </Field>
          <Field
            label={PERSONAL_COPY.email}
            hint={PERSONAL_COPY.emailHint}
            error={errors.email?.message}
            optional
          >
            <EmailInput {...register('email')} />
          </Field>
        </div>
        <DialogFoot saving={edit.isPending} onCancel={finish} />
      </Form>
      {proof.question}
    </>
  );
}
