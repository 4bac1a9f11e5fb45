// The screen of /auth: the choice, the log-in and the sign-up.

import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { usePageEntry } from '#client/lib/route-change.ts';
import { classNames } from '#client/ui/class-names.ts';
import { CrystalBall } from '#client/ui/drawings/crystal-ball.tsx';
import { Wordmark } from '#client/ui/frame/wordmark.tsx';
import { AUTH_COPY } from './auth.copy.ts';
import { isSignUpStep, useAuthHistory } from './auth-history.ts';
import { Choice } from './choice.tsx';
import { Login } from './login/login.tsx';
import { PasswordLogin } from './login/password-login.tsx';
import {
  EMPTY_DRAFT,
  loadSignUpDraft,
  removeSignUpDraft,
  useSignUpDraft,
} from './sign-up-draft.ts';
import { SignUp } from './signup/sign-up.tsx';

/** The query of an address that opens the first step of the sign-up. */
const SIGN_UP_START = '?start=signup';

/** Sign-in and sign-up; a sign-up that a reload has interrupted continues at its step. */
export function AuthScreen() {
  const [resumed] = useState(loadSignUpDraft);
  // Links that say 'Get Started' lead past the choice.
  const [startsSignUp] = useState(() => window.location.search === SIGN_UP_START);
  // The draft lives here and not in SignUp, so that it survives a return to the choice.
  const { draft, change } = useSignUpDraft(resumed ?? EMPTY_DRAFT);
  const [hasStarted, setHasStarted] = useState(resumed !== undefined || startsSignUp);
  const [notice, setNotice] = useState<string>();
  const { step, goTo, goBack, continueAs } = useAuthHistory(
    resumed?.step ?? (startsSignUp ? 'phone' : undefined),
  );
  const main = useRef<HTMLElement>(null);
  usePageEntry(main);

  // A step of a sign-up whose draft has expired after 15 minutes shows the choice.
  const shown = isSignUpStep(step) && !hasStarted ? 'choice' : step;
  const [firstShown] = useState(shown);
  const [moved, setMoved] = useState(false);
  if (shown !== firstShown && !moved) setMoved(true);

  useEffect(() => {
    if (!isSignUpStep(shown)) removeSignUpDraft();
    else if (draft.step !== shown) change({ step: shown });
  }, [shown, draft.step, change]);

  return (
    <main ref={main} tabIndex={-1} className="min-h-dvh outline-none lg:grid lg:grid-cols-2">
      <div className="hidden lg:block lg:border-r lg:border-line">
        <div className="sticky top-0 grid h-dvh grid-rows-[auto_minmax(0,1fr)] px-16 py-9">
          <Link href="/" className="justify-self-start">
            <Wordmark />
          </Link>
          <div className="grid justify-items-center self-center">
            <CrystalBall className="h-auto w-[min(440px,36vw,62dvh)]" />
          </div>
        </div>
      </div>
      <div
        className={classNames(
          'mx-auto flex min-h-dvh w-full max-w-120 flex-col pt-(--safe-top) pr-[calc(24px+var(--safe-right))] pb-[calc(28px+var(--safe-bottom))] pl-[calc(24px+var(--safe-left))] lg:px-6 lg:py-12',
          // The steps of the sign-up differ in height; their progress stays where it is.
          !isSignUpStep(shown) && 'lg:justify-center',
        )}
      >
        {shown === 'choice' && (
          <Choice
            takeFocus={moved}
            onLogIn={() => goTo('login')}
            onSignUp={() => {
              setHasStarted(true);
              setNotice(undefined);
              goTo('phone');
            }}
          />
        )}
        {(shown === 'login' || shown === 'login-code') && (
          <Login
            step={shown}
            onCodeSent={() => goTo('login-code')}
            onBack={goBack}
            onUsePassword={() => goTo('password')}
            onNewNumber={({ typed, sent }) => {
              setHasStarted(true);
              setNotice(AUTH_COPY.newNumber);
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
        )}
        {shown === 'password' && <PasswordLogin onBack={() => goBack('login')} />}
        {isSignUpStep(shown) && (
          <SignUp
            draft={draft}
            change={change}
            notice={notice}
            step={shown}
            onStep={goTo}
            onBack={goBack}
          />
        )}
      </div>
    </main>
  );
}
