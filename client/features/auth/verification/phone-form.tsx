// The phone number of a log-in or a sign-up, to which a code is then sent.

import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { ApiError } from '#client/lib/api-client.ts';
import { Button } from '#client/ui/actions/button.tsx';
import { Field } from '#client/ui/forms/field.tsx';
import { TextInput } from '#client/ui/forms/text-input.tsx';
import { VERIFICATION_COPY } from '#shared/verification/verification.copy.ts';
import { DEFAULT_COUNTRY_PREFIX, phoneField } from '#shared/verification/verification.schema.ts';
import { AUTH_COPY } from '../auth.copy.ts';
import { phoneNumberToSend } from './phone-number.ts';
import { UsFlag } from './us-flag.tsx';
import { useSendCode } from './verification-calls.ts';

// A code lives 10 minutes: who only went back to look at their number needs no second one.
const CODE_LIFE_MS = 10 * 60_000;

export type SentCode = { phoneNumber: string; at: number };

type PhoneFormProps = {
  typed: string;
  onType: (typed: string) => void;
  /** The code that is already on its way, if any. */
  sent: SentCode | null;
  onSent: (sent: SentCode) => void;
  note: string;
  /** Under the field: another way to sign in. */
  children?: ReactNode;
};

/** Asks for the number and has a code sent to it; refusals stand at the field. */
export function PhoneForm({ typed, onType, sent, onSent, note, children }: PhoneFormProps) {
  const sendCode = useSendCode();
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);

  function refuse(sentence: string) {
    setError(sentence);
    input.current?.focus();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (sendCode.isPending) return;
    const checked = phoneField.safeParse(typed);
    if (!checked.success) {
      refuse(checked.error.issues[0]?.message ?? VERIFICATION_COPY.sendFailed);
      return;
    }
    setError(undefined);
    const phoneNumber = phoneNumberToSend(typed);
    if (sent?.phoneNumber === phoneNumber && Date.now() - sent.at < CODE_LIFE_MS) {
      onSent(sent);
      return;
    }
    sendCode.mutate(phoneNumber, {
      onSuccess: () => onSent({ phoneNumber, at: Date.now() }),
      onError: (failure) =>
        refuse(
          failure instanceof ApiError
            ? (failure.fields['phoneNumber'] ?? failure.sentence ?? VERIFICATION_COPY.sendFailed)
            : VERIFICATION_COPY.sendFailed,
        ),
    });
  }

  const ownPrefix = typed.trimStart().startsWith('+');
  return (
    <form noValidate className="auth-form" onSubmit={submit}>
      <div className="grid gap-5">
        <Field label={AUTH_COPY.phoneLabel} hint={note} error={error} required>
          <TextInput
            ref={input}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            name="phoneNumber"
            maxLength={40}
            value={typed}
            before={
              <span className="flex items-center gap-2">
                <UsFlag label={AUTH_COPY.phoneCountry} />
                {!ownPrefix && <span className="text-ivory-300">{DEFAULT_COUNTRY_PREFIX}</span>}
              </span>
            }
            onChange={(event) => {
              setError(undefined);
              onType(event.currentTarget.value);
            }}
          />
        </Field>
        {children}
      </div>
      <div className="auth-foot">
        <Button type="submit" caps wide busy={sendCode.isPending} busyLabel={AUTH_COPY.sending}>
          {AUTH_COPY.next}
        </Button>
      </div>
    </form>
  );
}
