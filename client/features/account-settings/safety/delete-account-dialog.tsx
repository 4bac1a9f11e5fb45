import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useCurrentUser, useSession } from '#client/features/account/index.ts';
import { ApiError, callEndpoint, sentenceOf } from '#client/lib/api-client.ts';
import { isUnanswered } from '#client/lib/call-outcome.ts';
import { showAtFields } from '#client/lib/field-refusals.ts';
import { useSingleMutation } from '#client/lib/use-single-mutation.ts';
import { Button } from '#client/ui/actions/button.tsx';
import { toast } from '#client/ui/feedback/toast.ts';
import { Field } from '#client/ui/forms/field.tsx';
import { Form } from '#client/ui/forms/form.tsx';
import { TextInput } from '#client/ui/forms/text-input.tsx';
import { Dialog } from '#client/ui/frame/dialog.tsx';
import { deleteUserEndpoint } from '#shared/identity/account/account.contract.ts';
import { DialogButtons } from '../dialog-foot.tsx';
import { DELETE_COPY } from '../dialogs.copy.ts';
import type { SettingsDialogProps } from '../settings-dialog.ts';
import { useFreshProof } from './use-fresh-proof.tsx';

/** Deletes the account after its username has been typed. */
export function DeleteAccountDialog({ open, onClose }: SettingsDialogProps) {
  const deletion = useDeletion();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={DELETE_COPY.title}
      description={DELETE_COPY.description}
      begins="title"
    >
      <DeletionForm deletion={deletion} onClose={onClose} />
    </Dialog>
  );
}

/** After a call without an answer, 401 says that the account is gone, and its session with it. */
function useDeletion() {
  const session = useSession();
  const mayBeDone = useRef(false);
  return useSingleMutation({
    mutationFn: async (confirm: string) => {
      try {
        await callEndpoint(deleteUserEndpoint, { body: { confirm } });
      } catch (error) {
        const isSignedOut = error instanceof ApiError && error.code === 'not_signed_in';
        if (isSignedOut && mayBeDone.current) return;
        mayBeDone.current ||= isUnanswered(error);
        throw error;
      }
    },
    onSuccess: () => {
      session.end();
      toast({ ...DELETE_COPY.done, variant: 'success' });
    },
  });
}

type DeletionFormProps = { deletion: ReturnType<typeof useDeletion>; onClose: () => void };

function DeletionForm({ deletion, onClose }: DeletionFormProps) {
  const user = useCurrentUser();
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
        const said = isUnanswered(error)
          ? DELETE_COPY.unanswered
          : {
              title: DELETE_COPY.failed.title,
              description: sentenceOf(error, DELETE_COPY.failed.description),
            };
        toast({ ...said, variant: 'destructive' });
      },
    });
  }

  return (
    <>
      <Form onSubmit={handleSubmit(submit)}>
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
      </Form>
      {proof.question}
    </>
  );
}
