import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { endSession, useCurrentUser } from '#client/features/account/index.ts';
import { callEndpoint, sentenceOf } from '#client/lib/api-client.ts';
import { useSingleMutation } from '#client/lib/use-single-mutation.ts';
import { Button } from '#client/ui/actions/button.tsx';
import { toast } from '#client/ui/feedback/toast.ts';
import { Field } from '#client/ui/forms/field.tsx';
import { TextInput } from '#client/ui/forms/text-input.tsx';
import { Dialog } from '#client/ui/frame/dialog.tsx';
import { deleteUserEndpoint } from '#shared/identity/account/account.contract.ts';
import { DialogButtons } from '../dialog-foot.tsx';
import { DELETE_COPY } from '../dialogs.copy.ts';
import { showAtFields } from '../field-refusals.ts';
import type { SettingsDialogProps } from '../settings-dialog.ts';
import { useFreshProof } from './use-fresh-proof.tsx';

/** Deletes the account after its username has been typed. */
export function DeleteAccountDialog({ open, onClose }: SettingsDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={DELETE_COPY.title}
      description={DELETE_COPY.description}
      begins="title"
    >
      <DeletionForm onClose={onClose} />
    </Dialog>
  );
}

function useDeletion() {
  const client = useQueryClient();
  return useSingleMutation({
    mutationFn: (confirm: string) => callEndpoint(deleteUserEndpoint, { body: { confirm } }),
    onSuccess: () => {
      endSession(client);
      toast({ ...DELETE_COPY.done, variant: 'success' });
    },
  });
}

function DeletionForm({ onClose }: { onClose: () => void }) {
  const user = useCurrentUser();
  const deletion = useDeletion();
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: { confirm: '' },
  });

  const proof = useFreshProof();

  function submit({ confirm }: { confirm: string }) {
    if (deletion.isPending) return;
    deletion.mutate(confirm.trim(), {
      onError: (error) => {
        if (proof.asksFor(error, () => submit({ confirm }))) return;
        if (showAtFields(error, ['confirm'], setError)) return;
        toast({
          title: DELETE_COPY.failed.title,
          description: sentenceOf(error, DELETE_COPY.failed.description),
          variant: 'destructive',
        });
      },
    });
  }

  return (
    <>
      <form noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
        <p>{DELETE_COPY.intro}</p>
        <ul className="mt-2 mb-6 list-disc pl-5 text-15 text-ivory-300">
          {DELETE_COPY.goes.map((what) => (
            <li key={what} className="py-0.5">
              {what}
            </li>
          ))}
        </ul>
        <Field
          label={DELETE_COPY.label}
          hint={DELETE_COPY.hint(user.username)}
          error={formState.errors.confirm?.message}
          required
        >
          <TextInput
            {...register('confirm', {
              validate: (typed) => typed.trim() === user.username || DELETE_COPY.wrong,
            })}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        </Field>
        <DialogButtons>
          <Button
            type="submit"
            variant="danger"
            wide
            busy={deletion.isPending}
            busyLabel={DELETE_COPY.deleting}
          >
            {DELETE_COPY.button}
          </Button>
          <Button variant="second" wide onClick={onClose}>
            {DELETE_COPY.keep}
          </Button>
        </DialogButtons>
      </form>
      {proof.question}
    </>
  );
}
