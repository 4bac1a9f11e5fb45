// Log-in by phone number and code. A number without an account continues as a sign-up.

import { useState } from 'react';
import { CHOICE_COPY } from '#client/features/auth-choice/index.ts';
import { ApiError } from '#client/lib/api-client.ts';
import { Button } from '#client/ui/actions/button.tsx';
import { AUTH_COPY } from '../auth.copy.ts';
import { AuthStep, BackBar } from '../auth-step.tsx';
import { CodeForm } from '../verification/code-form.tsx';
import { PhoneForm, type SentCode } from '../verification/phone-form.tsx';
import { VerifiedNumber } from '../verification/verified-number.tsx';
import { LazyPasskeyLogin } from './lazy-passkey-login.tsx';
import { isProofGone, useLogin } from './use-login.ts';

type LoginProps = {
  step: 'login' | 'login-code';
  onCodeSent: () => void;
  onBack: (to: 'choice' | 'login') => void;
  onUsePassword: () => void;
  /** Called when the number is verified and has no account. */
  onNewNumber: (phone: { typed: string; sent: SentCode }) => void;
};

/** The log-in by code. */
export function Login({ step, onCodeSent, onBack, onUsePassword, onNewNumber }: LoginProps) {
  const [typed, setTyped] = useState('');
  const [sent, setSent] = useState<SentCode | null>(null);
  const [verified, setVerified] = useState(false);
  const [notice, setNotice] = useState<string>();
  const login = useLogin();

  function signIn(code: SentCode) {
    login.mutate(
      { credentials: { phoneNumber: code.phoneNumber } },
      {
        onError: (error) => {
          if (error instanceof ApiError && error.code === 'no_account') {
            onNewNumber({ typed, sent: code });
          }
          if (isProofGone(error)) {
            setSent(null);
            setVerified(false);
            setNotice(AUTH_COPY.phoneExpired);
            onBack('login');
          }
        },
      },
    );
  }

  if (step === 'login' || sent === null) {
    return (
      <AuthStep
        key="phone"
        documentTitle={AUTH_COPY.documentTitles.login}
        before={<BackBar onBack={() => onBack('choice')} />}
        heading={AUTH_COPY.login.heading}
        notice={notice}
      >
        <PhoneForm
          typed={typed}
          onType={setTyped}
          sent={sent}
          onSent={(code) => {
            if (code !== sent) setVerified(false);
            setSent(code);
            onCodeSent();
          }}
          note={AUTH_COPY.login.note}
          takesPasskeys
          foot={<LazyPasskeyLogin />}
        >
          <Button variant="quiet" className="justify-self-start" onClick={onUsePassword}>
            {AUTH_COPY.login.usePassword}
          </Button>
        </PhoneForm>
      </AuthStep>
    );
  }

  const toPhone = () => onBack('login');
  return (
    <AuthStep
      key="code"
      documentTitle={AUTH_COPY.documentTitles.login}
      before={<BackBar onBack={toPhone} />}
      heading={AUTH_COPY.code.heading}
      ownFocus={!verified}
    >
      {verified ? (
        <VerifiedNumber
          phoneNumber={sent.phoneNumber}
          action={CHOICE_COPY.logIn}
          onAction={() => signIn(sent)}
          onChangeNumber={toPhone}
          busy={login.isPending}
        />
      ) : (
        <CodeForm
          phoneNumber={sent.phoneNumber}
          busy={login.isPending}
          onChangeNumber={toPhone}
          onResent={() => setSent({ ...sent, at: Date.now() })}
          onChecked={({ registered }) => {
            if (!registered) {
              onNewNumber({ typed, sent });
              return;
            }
            setVerified(true);
            signIn(sent);
          }}
        />
      )}
    </AuthStep>
  );
}
