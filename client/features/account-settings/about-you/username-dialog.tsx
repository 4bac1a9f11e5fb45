import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { useCurrentUser } from '#client/features/account/index.ts';
import { showAtFields } from '#client/lib/field-refusals.ts';
import { typed } from '#client/lib/personal-fields.ts';
import { Field } from '#client/ui/forms/field.tsx';
import { Form } from '#client/ui/forms/form.tsx';
import { TextInput } from '#client/ui/forms/text-input.tsx';
import { Dialog } from '#client/ui/frame/dialog.tsx';
import { foldSigns } from '#shared/core/typed-signs.ts';
import { usernameField } from '#shared/identity/account/account.schema.ts';
import { type DialogDraft, useDialogDraft } from '../dialog-draft.ts';
import { DialogFoot } from '../dialog-foot.tsx';
import { USERNAME_COPY } from '../dialogs.copy.ts';
import type { SettingsDialogProps } from '../settings-dialog.ts';
import { toastEditFailed, useAccountEdit } from './use-account-edit.ts';

const usernameFormSchema = z.object({
  username: typed((text) => foldSigns(text).trim(), usernameField),
});
type UsernameForm = z.infer<typeof usernameFormSchema>;

/** Edits the username. */
export function UsernameDialog({ open, onClose }: SettingsDialogProps) {
  const draft = useDialogDraft<UsernameForm>(onClose);
  return (
    <Dialog open={open} onClose={onClose} title={USERNAME_COPY.title}>
      <UsernameEditor {...draft} />
    </Dialog>
  );
}

function UsernameEditor({ draft, finish }: DialogDraft<UsernameForm>) {
  const user = useCurrentUser();
  const edit = useAccountEdit();
  const { register, handleSubmit, getValues, setError, formState } = useForm<UsernameForm>({
    defaultValues: draft.current ?? { username: user.username },
    resolver: zodResolver(usernameFormSchema),
  });

  function submit({ username }: UsernameForm) {
    if (edit.isPending) return;
    edit.mutate(
      { username },
      {
        onSuccess: finish,
        onError: (error) => {
          if (!showAtFields(error, ['username'], setError)) toastEditFailed(error);
        },
      },
    );
  }

  return (
    <Form
      onChange={() => {
        draft.current = getValues();
      }}
      onSubmit={handleSubmit(submit)}
    >
      <Field
        label={USERNAME_COPY.label}
        hint={USERNAME_COPY.hint}
        error={formState.errors.username?.message}
        required
      >
        <TextInput
          {...register('username')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <DialogFoot saving={edit.isPending} onCancel={finish} />
    </Form>
  );
}
