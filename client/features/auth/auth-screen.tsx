// The screen of /auth: the choice, the log-in, the sign-up.

import { useRef, useState } from 'react';
import { Link } from 'wouter';
import { useArrival } from '#client/lib/route-change.ts';
import { CrystalBall } from '#client/ui/drawings/crystal-ball.tsx';
import { Wordmark } from '#client/ui/frame/wordmark.tsx';
import { AUTH_COPY } from './auth.copy.ts';
import { Choice } from './choice.tsx';
import { Login } from './login/login.tsx';
import { PasswordLogin } from './login/password-login.tsx';
import { SignUp } from './signup/sign-up.tsx';
import {
  EMPTY_DRAFT,
  findSignUpDraft,
  forgetSignUpDraft,
  type SignUpDraft,
} from './signup/sign-up-draft.ts';
import '#client/styles/auth.css';

type View =
  | { at: 'choice' }
  | { at: 'login' }
  | { at: 'password' }
  | { at: 'sign-up'; start: SignUpDraft; notice?: string };

/** Signing in and signing up; a sign-up that a reload has interrupted goes on where it was. */
export function AuthScreen() {
  const [view, setView] = useState<View>(() => {
    const draft = findSignUpDraft();
    return draft === undefined ? { at: 'choice' } : { at: 'sign-up', start: draft };
  });
  const [moved, setMoved] = useState(false);
  const main = useRef<HTMLElement>(null);
  useArrival(main);
  // Who goes back to the choice and thinks better of it finds what they had typed.
  const [leftDraft, setLeftDraft] = useState(EMPTY_DRAFT);

  function show(next: View) {
    setMoved(true);
    setView(next);
  }

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
        {view.at === 'choice' && (
          <Choice
            takeFocus={moved}
            onLogIn={() => show({ at: 'login' })}
            onSignUp={() => show({ at: 'sign-up', start: leftDraft })}
          />
        )}
        {view.at === 'login' && (
          <Login
            onBack={() => show({ at: 'choice' })}
            onUsePassword={() => show({ at: 'password' })}
            onNewNumber={({ typed, sent }) =>
              show({
                at: 'sign-up',
                start: {
                  ...EMPTY_DRAFT,
                  step: 'profile',
                  phone: typed,
                  sent,
                  verifiedPhone: sent.phoneNumber,
                },
                notice: AUTH_COPY.newNumber,
              })
            }
          />
        )}
        {view.at === 'password' && <PasswordLogin onBack={() => show({ at: 'login' })} />}
        {view.at === 'sign-up' && (
          <SignUp
            start={view.start}
            notice={view.notice}
            onLeave={(draft) => {
              forgetSignUpDraft();
              setLeftDraft(draft);
              show({ at: 'choice' });
            }}
          />
        )}
      </div>
    </main>
  );
}
