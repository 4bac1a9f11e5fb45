// Asks for a fresh proof before an action that nobody may take with a borrowed phone: the password, a passkey, or a
// code sent to the user's own number. The action then continues automatically.

import { useState } from 'react';
import { useCurrentUser, useEndpointQuery } from '#client/features/account/index.ts';
import { askForPasskey, CeremonyError, usePasskeysWork } from '#client/features/passkeys/index.ts';
import { ApiError, callEndpoint, sentenceOf } from '#client/lib/api-client.ts';
import { useSingleMutation } from '#client/lib/use-single-mutation.ts';
import { Button } from '#client/ui/actions/button.tsx';
import { CodeField } from '#client/ui/forms/code-field.tsx';
import { Field } from '#client/ui/forms/field.tsx';
import { Form } from '#client/ui/forms/form.tsx';
import { PasswordInput } from '#client/ui/forms/password-input.tsx';
import { Dialog } from '#client/ui/frame/dialog.tsx';
import {
  proveEndpoint,
  sendProofCodeEndpoint,
} from '#shared/identity/fresh-proof/fresh-proof.contract.ts';
import type { FreshProof } from '#shared/identity/fresh-proof/fresh-proof.schema.ts';
import { listPasskeysEndpoint } from '#shared/identity/passkeys/passkeys.contract.ts';
import { VERIFICATION_COPY } from '#shared/identity/verification/verification.copy.ts';
import { CODE_LENGTH } from '#shared/identity/verification/verification.schema.ts';
import { DialogButtons } from '../dialog-foot.tsx';
import { PROOF_COPY } from '../dialogs.copy.ts';

/** Whether the server has refused a call because it needs a fresh proof first. */
export function isProofNeeded(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'fresh_proof_needed';
}

type FreshProofDialogProps = {
  open: boolean;
  onClose: () => void;
  /** Called when the server has accepted the proof: the refused call can be sent again. */
  onProven: () => void;
};

/** The dialog. It begins with the password, or with a code where the account has no password. */
export function FreshProofDialog({ open, onClose, onProven }: FreshProofDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={PROOF_COPY.title}
      description={PROOF_COPY.description}
    >
      <ProofForm onClose={onClose} onProven={onProven} />
    </Dialog>
  );
}

function ProofForm({ onClose, onProven }: Pick<FreshProofDialogProps, 'onClose' | 'onProven'>) {
  const user = useCurrentUser();
  const [way, setWay] = useState<'password' | 'code'>(user.hasPassword ? 'password' : 'code');
  const [sent, setSent] = useState(false);
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const send = useSingleMutation({ mutationFn: () => callEndpoint(sendProofCodeEndpoint) });
  const prove = useSingleMutation({
    mutationFn: (proof: FreshProof) => callEndpoint(proveEndpoint, { body: proof }),
  });
  const passkeys = useEndpointQuery(listPasskeysEndpoint, usePasskeysWork() ? {} : undefined);
  const provePasskey = useSingleMutation({
    mutationFn: async () =>
      callEndpoint(proveEndpoint, { body: { passkey: await askForPasskey() } }),
  });

  function begin(next: 'password' | 'code') {
    setWay(next);
    setTyped('');
    setError(undefined);
  }

  function sendCode() {
    setError(undefined);
    send.mutate(undefined, {
      onSuccess: () => {
        begin('code');
        setSent(true);
      },
      onError: (failure) => setError(sentenceOf(failure, VERIFICATION_COPY.sendFailed)),
    });
  }

  function provePasskeyNow() {
    setError(undefined);
    provePasskey.mutate(undefined, {
      onSuccess: onProven,
      onError: (failure) =>
        setError(
          failure instanceof CeremonyError
            ? PROOF_COPY.passkeyUnused
            : sentenceOf(failure, PROOF_COPY.passkeyFailed),
        ),
    });
  }

  function submitWith(value: string) {
    if (prove.isPending) return;
    if (way === 'code' && value.length !== CODE_LENGTH) {
      setError(VERIFICATION_COPY.codeMalformed);
      return;
    }
    setError(undefined);
    prove.mutate(way === 'code' ? { code: value } : { password: value }, {
      onSuccess: onProven,
      onError: (failure) => {
        setTyped('');
        const atField = failure instanceof ApiError ? failure.fields[way] : undefined;
        setError(atField ?? sentenceOf(failure, VERIFICATION_COPY.checkFailed));
      },
    });
  }

  function submit() {
    if (way === 'code' && !sent) sendCode();
    else submitWith(typed);
  }

  const asksForCode = way === 'code' && sent;
  return (
    <Form onSubmit={submit}>
      {way === 'password' && (
        <Field label={PROOF_COPY.password} error={error} required>
          <PasswordInput
            value={typed}
            autoComplete="current-password"
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </Field>
      )}
      {asksForCode && (
        <Field label={PROOF_COPY.code(user.phoneNumber)} error={error} required>
          <CodeField
            ref={focus}
            name="code"
            value={typed}
            onChange={setTyped}
            onComplete={submitWith}
          />
        </Field>
      )}
      {way === 'code' && !sent && (
        <>
          <p>{PROOF_COPY.willSend(user.phoneNumber)}</p>
          {error !== undefined && (
            <p className="mt-2 text-15 text-danger" role="alert">
              {error}
            </p>
          )}
        </>
      )}
      {way === 'password' && (
        <Button variant="quiet" className="mt-8" busy={send.isPending} onClick={sendCode}>
          {PROOF_COPY.byCode}
        </Button>
      )}
      <DialogButtons>
        <Button
          type="submit"
          wide
          busy={prove.isPending || send.isPending}
          busyLabel={asksForCode || way === 'password' ? PROOF_COPY.checking : PROOF_COPY.sending}
        >
          {asksForCode || way === 'password' ? PROOF_COPY.confirm : PROOF_COPY.send}
        </Button>
        {passkeys.data !== undefined && passkeys.data.length > 0 && (
          <Button
            variant="second"
            wide
            busy={provePasskey.isPending}
            busyLabel={PROOF_COPY.checking}
            onClick={provePasskeyNow}
          >
            {PROOF_COPY.byPasskey}
          </Button>
        )}
        <Button variant="second" wide onClick={onClose}>
          {PROOF_COPY.cancel}
        </Button>
      </DialogButtons>
    </Form>
  );
}

const focus = (field: HTMLInputElement | null) => field?.focus();
