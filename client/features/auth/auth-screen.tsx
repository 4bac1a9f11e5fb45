// The screen of /auth: the choice, the log-in and the sign-up.

import { useEffect, useRef, useState } from 'react';
import { AuthLayout, Choice } from '#client/features/auth-choice/index.ts';
import { usePageEntry } from '#client/lib/route-change.ts';
import { Spinner } from '#client/ui/feedback/spinner.tsx';
import { isSignUpStep, useAuthHistory } from './auth-history.ts';
import { getAuthSteps, useAuthSteps } from './load-auth-steps.ts';
import { EMPTY_DRAFT, removeSignUpDraft, useSignUpDraft } from './sign-up-draft.ts';
import { hasSignUpDraft, startsSignUp } from './starts-at-step.ts';

/** Sign-in and sign-up; a sign-up that a reload has interrupted continues at its step. */
export function AuthScreen() {
  const [isInterrupted] = useState(hasSignUpDraft);
  const steps = useAuthSteps(isInterrupted);
  if (!isInterrupted || steps !== undefined) return <Screen />;
  return (
    <div className="grid min-h-dvh place-content-center">
      <Spinner />
    </div>
  );
}

function Screen() {
  const [resumed] = useState(() => getAuthSteps()?.loadSignUpDraft());
  // Links that say 'Get Started' lead past the choice.
  const [isSignUp] = useState(startsSignUp);
  // The draft lives here and not in SignUp, so that it survives a return to the choice.
  const { draft, change } = useSignUpDraft(resumed ?? EMPTY_DRAFT);
  const [hasStarted, setHasStarted] = useState(resumed !== undefined || isSignUp);
  const [notice, setNotice] = useState<string>();
  const history = useAuthHistory(resumed?.step ?? (isSignUp ? 'phone' : undefined));
  const { step, goTo } = history;
  const main = useRef<HTMLElement>(null);
  usePageEntry(main);

  // A step of a sign-up whose draft has expired after 15 minutes shows the choice.
  const shown = isSignUpStep(step) && !hasStarted ? 'choice' : step;
  const [firstShown] = useState(shown);
  const [moved, setMoved] = useState(false);
  if (shown !== firstShown && !moved) setMoved(true);
  const steps = useAuthSteps(shown !== 'choice');

  useEffect(() => {
    if (!isSignUpStep(shown)) removeSignUpDraft();
    else if (draft.step !== shown) change({ step: shown });
  }, [shown, draft.step, change]);

  // The choice stands until the code of the step has arrived.
  const isChoice = shown === 'choice' || steps === undefined;
  return (
    <AuthLayout main={main} isCentered={isChoice || !isSignUpStep(shown)}>
      {isChoice ? (
        <Choice
          takeFocus={moved && shown === 'choice'}
          awaited={shown}
          onLogIn={() => goTo('login')}
          onSignUp={() => {
            setHasStarted(true);
            setNotice(undefined);
            goTo('phone');
          }}
        />
      ) : (
        <steps.AuthSteps
          step={shown}
          history={history}
          draft={draft}
          change={change}
          notice={notice}
          onStartSignUp={(why) => {
            setHasStarted(true);
            setNotice(why);
          }}
        />
      )}
    </AuthLayout>
  );
}
