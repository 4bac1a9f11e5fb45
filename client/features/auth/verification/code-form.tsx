// The form for the six-digit code: it submits itself when complete, and can request a new code or
// another number.

import { type Ref, useEffect, useRef, useState } from 'react';
import { ApiError, sentenceOf } from '#client/lib/api-client.ts';
import { Button } from '#client/ui/actions/button.tsx';
import { CodeField } from '#client/ui/forms/code-field.tsx';
import { Field } from '#client/ui/forms/field.tsx';
import { Form } from '#client/ui/forms/form.tsx';
import { LINK_TEXT } from '#client/ui/text/text-classes.ts';
import { VERIFICATION_COPY } from '#shared/identity/verification/verification.copy.ts';
import { CODE_LENGTH } from '#shared/identity/verification/verification.schema.ts';
import { AUTH_COPY } from '../auth.copy.ts';
import { AUTH_FORM, AuthFoot } from '../auth-form.tsx';
import { shownPhoneNumber } from './phone-number.ts';
import { useCheckCode, useSendCode } from './verification-calls.ts';

type Refusal = { error: string | undefined; isSpent: boolean };
const NO_REFUSAL: Refusal = { error: undefined, isSpent: false };

type CodeFormProps = {
  phoneNumber: string;
  onChecked: (answer: { registered: boolean }) => void;
  onChangeNumber: () => void;
  onResent: () => void;
  /** The call after the code is running: the sign-in of a user who has an account. */
  busy: boolean;
};

/** Verifies the code that was sent to `phoneNumber`; errors are shown at the field. */
export function CodeForm({
  phoneNumber,
  onChecked,
  onChangeNumber,
  onResent,
  busy,
}: CodeFormProps) {
  const checkCode = useCheckCode();
  const [code, setCode] = useState('');
  /** The message at the field, and whether only a new code helps. */
  const [{ error, isSpent }, setRefusal] = useState<Refusal>(NO_REFUSAL);
  const input = useRef<HTMLInputElement>(null);
  const resend = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    input.current?.focus();
  }, []);

  function refuse(sentence: string, onlyNewHelps = false) {
    setRefusal({ error: sentence, isSpent: onlyNewHelps });
    (onlyNewHelps ? resend : input).current?.focus();
  }

  function check(complete: string) {
    if (checkCode.isPending || busy) return;
    if (complete.length !== CODE_LENGTH) {
      refuse(VERIFICATION_COPY.codeMalformed);
      return;
    }
    setRefusal(NO_REFUSAL);
    checkCode.mutate(
      { phoneNumber, code: complete },
      {
        onSuccess: onChecked,
        onError: (failure) => {
          if (!(failure instanceof ApiError)) {
            refuse(VERIFICATION_COPY.checkFailed);
            return;
          }
          // A wrong code is cleared; a code that could not be checked stays, because it may be
          // right.
          if (failure.status === 400) setCode('');
          const atField = failure.fields['code'];
          const isOutOfTries = atField !== undefined && failure.code !== 'bad_input';
          refuse(atField ?? failure.sentence ?? VERIFICATION_COPY.codeInvalid, isOutOfTries);
        },
      },
    );
  }

  function submit() {
    check(code);
  }

  const working = checkCode.isPending || busy;
  return (
    <Form className={AUTH_FORM} onSubmit={submit}>
      <div>
        <p className="text-15 text-ivory-300">
          <span>{`${AUTH_COPY.code.sentTo(shownPhoneNumber(phoneNumber))} `}</span>
          <button
            type="button"
            className={`${LINK_TEXT} cursor-pointer py-2`}
            aria-label={AUTH_COPY.code.changeNumber}
            onClick={onChangeNumber}
          >
            {AUTH_COPY.code.change}
          </button>
        </p>
        <Field
          label={AUTH_COPY.code.codeLabel}
          labelHidden
          error={error}
          required
          className="mt-4 pb-9"
        >
          <CodeField
            ref={input}
            name="code"
            value={code}
            onChange={(typed) => {
              if (working) return;
              setRefusal(NO_REFUSAL);
              setCode(typed);
            }}
            onComplete={check}
          />
        </Field>
        <ResendCode
          ref={resend}
          isMain={isSpent}
          phoneNumber={phoneNumber}
          onResent={() => {
            setRefusal(NO_REFUSAL);
            setCode('');
            input.current?.focus();
            onResent();
          }}
          onRefused={(sentence) => setRefusal({ error: sentence, isSpent: false })}
        />
      </div>
      <AuthFoot>
        <Button
          type="submit"
          // The main button once there is something to verify; pressed before, it says what is missing.
          variant={isSpent || (code === '' && error === undefined) ? 'second' : 'primary'}
          caps
          wide
          busy={working}
          busyLabel={busy ? AUTH_COPY.signingIn : AUTH_COPY.checking}
        >
          {AUTH_COPY.verify}
        </Button>
      </AuthFoot>
    </Form>
  );
}

type ResendCodeProps = {
  ref: Ref<HTMLButtonElement>;
  /** Only a new code helps: the button looks like the form's main button. */
  isMain: boolean;
  phoneNumber: string;
  onResent: () => void;
  onRefused: (sentence: string) => void;
};

function ResendCode({ ref, isMain, phoneNumber, onResent, onRefused }: ResendCodeProps) {
  const sendCode = useSendCode();
  const { secondsLeft, start } = useCountdown();
  const [resent, setResent] = useState(false);

  function resend() {
    if (sendCode.isPending) return;
    setResent(false);
    sendCode.mutate(phoneNumber, {
      onSuccess: () => {
        setResent(true);
        onResent();
      },
      onError: (failure) => {
        if (failure instanceof ApiError && failure.retryAfterSeconds !== undefined) {
          start(failure.retryAfterSeconds);
        }
        onRefused(sentenceOf(failure, VERIFICATION_COPY.resendFailed));
      },
    });
  }

  return (
    <>
      <Button
        ref={ref}
        variant={isMain ? 'primary' : 'quiet'}
        wide={isMain}
        disabled={secondsLeft > 0}
        busy={sendCode.isPending}
        busyLabel={AUTH_COPY.code.resending}
        onClick={resend}
      >
        {secondsLeft > 0
          ? AUTH_COPY.code.resendIn(formatCountdown(secondsLeft))
          : AUTH_COPY.code.resend}
      </Button>
      <p className="text-15 text-ivory-300" role="status">
        {resent ? AUTH_COPY.code.resent : ''}
      </p>
    </>
  );
}

/** Seconds as minutes and seconds: 24 is '0:24'. */
function formatCountdown(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Counts whole seconds down to 0. It reads the clock, so that a suspended phone does not extend it. */
function useCountdown() {
  const [endsAt, setEndsAt] = useState(0);
  const [now, setNow] = useState(0);
  useEffect(() => {
    if (endsAt === 0) return;
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= endsAt) setEndsAt(0);
    }, 1000);
    return () => clearInterval(timer);
  }, [endsAt]);
  return {
    secondsLeft: Math.max(0, Math.ceil((endsAt - now) / 1000)),
    start: (seconds: number) => {
      setNow(Date.now());
      setEndsAt(Date.now() + seconds * 1000);
    },
  };
}
