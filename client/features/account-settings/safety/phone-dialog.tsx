import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { updateUser, useCurrentUser } from '#client/features/account/index.ts';
import { ApiError, callEndpoint, sentenceOf } from '#client/lib/api-client.ts';
import { useSingleMutation } from '#client/lib/use-single-mutation.ts';
import { Button } from '#client/ui/actions/button.tsx';
import { ErrorState } from '#client/ui/feedback/error-state.tsx';
import { toast } from '#client/ui/feedback/toast.ts';
import { CodeField } from '#client/ui/forms/code-field.tsx';
import { Field } from '#client/ui/forms/field.tsx';
import { Form } from '#client/ui/forms/form.tsx';
import { PhoneInput } from '#client/ui/forms/phone-input.tsx';
import { Dialog } from '#client/ui/frame/dialog.tsx';
import { changePhoneEndpoint } from '#shared/identity/account/account.contract.ts';
import {
  checkCodeEndpoint,
  sendCodeEndpoint,
} from '#shared/identity/verification/verification.contract.ts';
import {
  phoneField,
  withCountryPrefix,
} from '#shared/identity/verification/verification.schema.ts';
import { DialogButtons } from '../dialog-foot.tsx';
import { PHONE_COPY, PROOF_COPY } from '../dialogs.copy.ts';
import type { SettingsDialogProps } from '../settings-dialog.ts';
import { devicesKey } from './use-devices.ts';
import { useFreshProof } from './use-fresh-proof.tsx';

/** Changes the phone number, which needs a code sent to the new number and a fresh proof. */
export function PhoneDialog({ open, onClose }: SettingsDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={PHONE_COPY.title}
      description={PHONE_COPY.description}
    >
      <PhoneEditor onClose={onClose} />
    </Dialog>
  );
}

function PhoneEditor({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const user = useCurrentUser();
  const proof = useFreshProof();
  const [typed, setTyped] = useState('');
  const [sentTo, setSentTo] = useState<string>();
  const [code, setCode] = useState('');
  /** The code was correct. It works only once, so when a later step fails, it is retried without the code. */
  const [isVerified, setVerified] = useState(false);
  const [error, setError] = useState<string>();

  const send = useSingleMutation({
    mutationFn: (phoneNumber: string) => callEndpoint(sendCodeEndpoint, { body: { phoneNumber } }),
  });
  const check = useSingleMutation({
    mutationFn: (body: { phoneNumber: string; code: string }) =>
      callEndpoint(checkCodeEndpoint, { body }),
  });
  const change = useSingleMutation({
    mutationFn: (phoneNumber: string) =>
      callEndpoint(changePhoneEndpoint, { body: { phoneNumber } }),
    onSuccess: (changed) => {
      updateUser(client, changed);
      void client.resetQueries({ queryKey: devicesKey(user.id) });
      toast({ ...PHONE_COPY.done, variant: 'success' });
      onClose();
    },
  });

  function refuse(failure: unknown, field: string) {
    const atField = failure instanceof ApiError ? failure.fields[field] : undefined;
    setError(atField ?? sentenceOf(failure, PHONE_COPY.failed));
  }

  function sendCode() {
    const checked = phoneField.safeParse(typed);
    if (!checked.success) {
      setError(checked.error.issues[0]?.message);
      return;
    }
    const phoneNumber = withCountryPrefix(typed);
    setError(undefined);
    send.mutate(phoneNumber, {
      onSuccess: () => setSentTo(phoneNumber),
      onError: (failure) => refuse(failure, 'phoneNumber'),
    });
  }

  function askForNumber() {
    setSentTo(undefined);
    setVerified(false);
    setCode('');
    setError(undefined);
  }

  function save(phoneNumber: string) {
    setError(undefined);
    change.mutate(phoneNumber, {
      onError: (failure) => {
        if (proof.asksFor(failure, () => save(phoneNumber))) return;
        if (failure instanceof ApiError && failure.code === 'phone_not_verified') askForNumber();
        refuse(failure, 'phoneNumber');
      },
    });
  }

  function checkCode(complete: string) {
    if (sentTo === undefined || check.isPending) return;
    setError(undefined);
    check.mutate(
      { phoneNumber: sentTo, code: complete },
      {
        onSuccess: () => {
          setVerified(true);
          save(sentTo);
        },
        onError: (failure) => {
          setCode('');
          refuse(failure, 'code');
        },
      },
    );
  }

  function submit() {
    if (sentTo === undefined) sendCode();
    else if (isVerified) save(sentTo);
    else checkCode(code);
  }

  return (
    <>
      <Form onSubmit={submit}>
        {sentTo === undefined ? (
          <Field label={PHONE_COPY.label} hint={PHONE_COPY.hint} error={error} required>
            <PhoneInput value={typed} onType={setTyped} />
          </Field>
        ) : (
          <>
            {isVerified ? (
              <>
                <p>{PHONE_COPY.verified(sentTo)}</p>
                {error !== undefined && <ErrorState className="mt-2" message={error} />}
              </>
            ) : (
              <Field label={PHONE_COPY.code(sentTo)} error={error} required>
                <CodeField name="code" value={code} onChange={setCode} onComplete={checkCode} />
              </Field>
            )}
            <Button variant="quiet" className="mt-8" onClick={askForNumber}>
              {isVerified ? PHONE_COPY.otherNumber : PHONE_COPY.otherNumberOrCode}
            </Button>
          </>
        )}
        <DialogButtons>
          <Button
            type="submit"
            wide
            busy={send.isPending || check.isPending || change.isPending}
            busyLabel={sentTo === undefined ? PROOF_COPY.sending : PROOF_COPY.checking}
          >
            {sentTo === undefined ? PHONE_COPY.next : PHONE_COPY.save}
          </Button>
          <Button variant="second" wide onClick={onClose}>
            {PROOF_COPY.cancel}
          </Button>
        </DialogButtons>
      </Form>
      {proof.question}
    </>
  );
}
