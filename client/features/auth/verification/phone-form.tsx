// The form for the phone number of a log-in or a sign-up, to which a code is sent.

import { useRef, useState } from 'react';
import { ApiError } from '#client/lib/api-client.ts';
import { Button } from '#client/ui/actions/button.tsx';
import type { Elements } from '#client/ui/elements.ts';
import { Field } from '#client/ui/forms/field.tsx';
import { Form } from '#client/ui/forms/form.tsx';
import { PhoneInput } from '#client/ui/forms/phone-input.tsx';
import { VERIFICATION_COPY } from '#shared/identity/verification/verification.copy.ts';
import {
  CODE_LIFETIME_MS,
  DEFAULT_COUNTRY_PREFIX,
  phoneField,
  withCountryPrefix,
} from '#shared/identity/verification/verification.schema.ts';
import { AUTH_COPY } from '../auth.copy.ts';
import { AUTH_FORM, AuthFoot } from '../auth-form.tsx';
import { UsFlag } from './us-flag.tsx';
import { useSendCode } from './verification-calls.ts';

/** A number, as sent to the API, and when a code was sent to it (Unix milliseconds). */
export type SentCode = { phoneNumber: string; at: number };

type PhoneFormProps = {
  typed: string;
  onType: (typed: string) => void;
  /** The last code that was sent, if any. */
  sent: SentCode | null;
  onSent: (sent: SentCode) => void;
  note: string;
  /** Below the field: another way to sign in. */
  children?: Elements;
  /** The browser's autofill may offer passkeys. */
  takesPasskeys?: boolean | undefined;
  /** Below the button. */
  foot?: Elements;
};

/** Asks for the number and requests a code for it; errors are shown at the field. */
export function PhoneForm({
  typed,
  onType,
  sent,
  onSent,
  note,
  children,
  takesPasskeys = false,
  foot,
}: PhoneFormProps) {
  const sendCode = useSendCode();
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);

  function refuse(sentence: string) {
    setError(sentence);
    input.current?.focus();
  }

  function submit() {
    if (sendCode.isPending) return;
    // The spaces that group a number don't make it longer.
    const checked = phoneField.safeParse(typed.replaceAll(' ', ''));
    if (!checked.success) {
      refuse(checked.error.issues[0]?.message ?? VERIFICATION_COPY.sendFailed);
      return;
    }
    setError(undefined);
    const phoneNumber = withCountryPrefix(typed);
    // Returning with an unchanged number does not request a second code.
    if (sent?.phoneNumber === phoneNumber && Date.now() - sent.at < CODE_LIFETIME_MS) {
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

  const ownPrefix = /^[ (]*(\+|00|011)/.test(typed);
  return (
    <Form className={AUTH_FORM} onSubmit={submit}>
      <div className="grid gap-6">
        <Field label={AUTH_COPY.phoneLabel} hint={note} error={error} required>
          <PhoneInput
            ref={input}
            autoComplete={takesPasskeys ? 'tel webauthn' : 'tel'}
            name="phoneNumber"
            value={typed}
            before={
              !ownPrefix && (
                <span className="flex items-center gap-2">
                  <UsFlag label={AUTH_COPY.phoneCountry} />
                  <span className="text-ivory-300">{DEFAULT_COUNTRY_PREFIX}</span>
                </span>
              )
            }
            onType={(next) => {
              setError(undefined);
              onType(next);
            }}
          />
        </Field>
        {children}
      </div>
      <AuthFoot>
        <Button type="submit" caps wide busy={sendCode.isPending} busyLabel={AUTH_COPY.sending}>
          {AUTH_COPY.next}
        </Button>
        {foot}
      </AuthFoot>
    </Form>
  );
}
