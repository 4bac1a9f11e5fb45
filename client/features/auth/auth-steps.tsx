// What comes after the choice, loaded as one file: the log-in and the sign-up.

import { AUTH_COPY } from './auth.copy.ts';
import type { AuthHistory, AuthStepName } from './auth-history.ts';
import { isSignUpStep } from './auth-history.ts';
import { Login } from './login/login.tsx';
import { PasswordLogin } from './login/password-login.tsx';
import { EMPTY_DRAFT, type SignUpDraft } from './sign-up-draft.ts';
import { SignUp } from './signup/sign-up.tsx';

export { clearStepOfSignUpDraft, loadSignUpDraft } from './stored-draft.ts';

type AuthStepsProps = {
  step: Exclude<AuthStepName, 'choice'>;
  history: AuthHistory;
  draft: SignUpDraft;
  change: (part: Partial<SignUpDraft>) => void;
  notice: string | undefined;
  /** A log-in turns into a sign-up, and says why. */
  onStartSignUp: (notice: string) => void;
};

/** A step of the log-in or the sign-up. */
export function AuthSteps({ step, history, draft, change, notice, onStartSignUp }: AuthStepsProps) {
  const { goTo, goBack, continueAs } = history;
  if (isSignUpStep(step)) {
    return (
      <SignUp
        draft={draft}
        change={change}
        notice={notice}
        step={step}
        onStep={goTo}
        onBack={goBack}
      />
    );
  }
  if (step === 'password') return <PasswordLogin onBack={() => goBack('login')} />;
  return (
    <Login
      step={step}
      onCodeSent={() => goTo('login-code')}
      onBack={goBack}
      onUsePassword={() => goTo('password')}
      onNewNumber={({ typed, sent }) => {
        onStartSignUp(AUTH_COPY.newNumber);
        change({
          ...EMPTY_DRAFT,
          step: 'profile',
          phone: typed,
          sent,
          verifiedPhone: sent.phoneNumber,
        });
        continueAs('verification', 'profile');
      }}
    />
  );
}
