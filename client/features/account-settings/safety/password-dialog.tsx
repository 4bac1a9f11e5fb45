import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { updateUser, useCurrentUser } from '#client/features/account/index.ts';
import { callEndpoint } from '#client/lib/api-client.ts';
import { showAtFields } from '#client/lib/field-refusals.ts';
import { useSingleMutation } from '#client/lib/use-single-mutation.ts';
import { Button } from '#client/ui/actions/button.tsx';
import { reportFailure } from '#client/ui/feedback/report-failure.ts';
import { toast } from '#client/ui/feedback/toast.ts';
import { Field } from '#client/ui/forms/field.tsx';
import { Form } from '#client/ui/forms/form.tsx';
import { PasswordInput } from '#client/ui/forms/password-input.tsx';
import { Dialog } from '#client/ui/frame/dialog.tsx';
import { changePasswordEndpoint } from '#shared/identity/account/account.contract.ts';
import {
  type PasswordChange,
  passwordChangeSchema,
} from '#shared/identity/account/account.schema.ts';
import { DialogFoot } from '../dialog-foot.tsx';
import { PASSWORD_COPY } from '../dialogs.copy.ts';
import type { SettingsDialogProps } from '../settings-dialog.ts';
import { devicesKey } from './use-devices.ts';
import { useFreshProof } from './use-fresh-proof.tsx';

/** An existing password must be entered before it is replaced, unless a code is used instead. */
const passwordReplacementSchema = z.extend(passwordChangeSchema, {
  currentPassword: z
    .string(PASSWORD_COPY.currentRequired)
    .check(z.minLength(1, PASSWORD_COPY.currentRequired), z.maxLength(128)),
});

const FIELDS = ['currentPassword', 'newPassword'] as const;

/** Sets the first password or changes the existing one. */
export function PasswordDialog({ open, onClose }: SettingsDialogProps) {
  const user = useCurrentUser();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={user.hasPassword ? PASSWORD_COPY.titleChange : PASSWORD_COPY.titleSet}
      description={user.hasPassword ? PASSWORD_COPY.othersEnd : PASSWORD_COPY.note(user.username)}
    >
      <PasswordEditor onClose={onClose} />
    </Dialog>
  );
}

function usePasswordChange() {
  const client = useQueryClient();
  const user = useCurrentUser();
  return useSingleMutation({
    mutationFn: (change: PasswordChange) => callEndpoint(changePasswordEndpoint, { body: change }),
    onSuccess: () => {
      updateUser(client, { ...user, hasPassword: true });
      void client.resetQueries({ queryKey: devicesKey(user.id) });
      toast({ ...PASSWORD_COPY.done, variant: 'success' });
    },
  });
}

function PasswordEditor({ onClose }: { onClose: () => void }) {
  const user = useCurrentUser();
  const change = usePasswordChange();
  const [forgotten, setForgotten] = useState(false);
  const asksForCurrent = user.hasPassword && !forgotten;
  const { register, handleSubmit, setError, formState } = useForm<PasswordChange>({
    defaultValues: user.hasPassword
      ? { currentPassword: '', newPassword: '' }
      : { newPassword: '' },
    resolver: zodResolver(asksForCurrent ? passwordReplacementSchema : passwordChangeSchema),
  });
  const { errors } = formState;
  const proof = useFreshProof();

  function submit(values: PasswordChange) {
    if (change.isPending) return;
    // Without the current password the server refuses with `fresh_proof_needed`, and the dialog asks for the proof.
    const body = forgotten ? { newPassword: values.newPassword } : values;
    change.mutate(body, {
      onSuccess: onClose,
      onError: (error) => {
        if (proof.asksFor(error, () => submit(values))) return;
        if (showAtFields(error, FIELDS, setError)) return;
        reportFailure(error, PASSWORD_COPY.failed);
      },
    });
  }

  return (
    <>
      <Form onSubmit={handleSubmit(submit)}>
        {/* A hidden username field lets password managers save the password for the right account.
         */}
        <input
          type="hidden"
          name="username"
          autoComplete="username"
          value={user.username}
          readOnly
        />
        <div className="grid gap-8">
          {asksForCurrent && (
            <Field label={PASSWORD_COPY.current} error={errors.currentPassword?.message}>
              <PasswordInput {...register('currentPassword')} autoComplete="current-password" />
            </Field>
          )}
          <Field
            label={PASSWORD_COPY.next}
            hint={PASSWORD_COPY.nextHint}
            error={errors.newPassword?.message}
            required
          >
            <PasswordInput {...register('newPassword')} autoComplete="new-password" />
          </Field>
        </div>
        {asksForCurrent && (
          <Button variant="quiet" className="justify-self-start" onClick={() => setForgotten(true)}>
            {PASSWORD_COPY.forgotten}
          </Button>
        )}
        <DialogFoot saving={change.isPending} onCancel={onClose} />
      </Form>
      {proof.question}
    </>
  );
}
