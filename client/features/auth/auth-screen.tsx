// The screen of /auth: the choice, the log-in, the sign-up.

import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { useArrival } from '#client/lib/route-change.ts';
import { CrystalBall } from '#client/ui/drawings/crystal-ball.tsx';
import { Wordmark } from '#client/ui/frame/wordmark.tsx';
import { AUTH_COPY } from './auth.copy.ts';
import { isSignUpStep, useAuthPlace } from './auth-places.ts';
import { Choice } from './choice.tsx';
import { Login } from './login/login.tsx';
import { PasswordLogin } from './login/password-login.tsx';
import { SignUp } from './signup/sign-up.tsx';
import {
  EMPTY_DRAFT,
  findSignUpDraft,
  forgetSignUpDraft,
  useSignUpDraft,
} from './signup/sign-up-draft.ts';
import '#client/styles/auth.css';

/** Signing in and signing up; a sign-up that a reload has interrupted goes on where it was. */
export function AuthScreen() {
  const [resumed] = useState(findSignUpDraft);
  // Here and not in the sign-up: who goes back to the choice and thinks better of it finds what they had typed.
  const { draft, change } = useSignUpDraft(resumed ?? EMPTY_DRAFT);
  const [hasBegun, setBegun] = useState(resumed !== undefined);
  const [notice, setNotice] = useState<string>();
  const { place, goTo, goBack, goOnAs } = useAuthPlace(resumed?.step);
  const main = useRef<HTMLElement>(null);
  useArrival(main);

  // A step of a sign-up of which nothing is left, since its 15 minutes are over, is the choice again.
  const shown = isSignUpStep(place) && !hasBegun ? 'choice' : place;
  const [firstShown] = useState(shown);
  const [moved, setMoved] = useState(false);
  if (shown !== firstShown && !moved) setMoved(true);

  useEffect(() => {
    if (!isSignUpStep(shown)) forgetSignUpDraft();
    else if (draft.step !== shown) change({ step: shown });
  }, [shown, draft.step, change]);

  return (
    <main ref={main} tabIndex={-1} className="auth">
      <div className="auth-side">
        <div className="auth-side-view">
          <Link href="/" className="justify-self-start">
            <Wordmark />
          </Link>
          <div className="auth-ball">
            <CrystalBall />
          </div>
        </div>
      </div>
      <div className="auth-column">
        {shown === 'choice' && (
          <Choice
            takeFocus={moved}
            onLogIn={() => goTo('login')}
            onSignUp={() => {
              setBegun(true);
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
              setBegun(true);
              setNotice(AUTH_COPY.newNumber);
              change({
                ...EMPTY_DRAFT,
                step: 'profile',
                phone: typed,
                sent,
                verifiedPhone: sent.phoneNumber,
              });
              goOnAs('verification', 'profile');
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
