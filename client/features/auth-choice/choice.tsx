import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { useDocumentTitle } from '#client/lib/route-change.ts';
import { Button } from '#client/ui/actions/button.tsx';
import { CrystalBall } from '#client/ui/drawings/crystal-ball.tsx';
import { Wordmark } from '#client/ui/frame/wordmark.tsx';
import { CHOICE_COPY } from './choice.copy.ts';

type ChoiceProps = {
  onLogIn: () => void;
  onSignUp: () => void;
  /** The user came back to this screen from a step, so the heading takes the focus. */
  takeFocus: boolean;
  /** The chosen step, whose code is on its way. */
  awaited?: string;
};

/** The first screen: crystal ball, LOG IN, SIGN UP. */
export function Choice({ onLogIn, onSignUp, takeFocus, awaited }: ChoiceProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useDocumentTitle(`${CHOICE_COPY.documentTitle} · Asteria`);
  useEffect(() => {
    if (takeFocus) heading.current?.focus();
  }, [takeFocus]);
  return (
    <>
      <Link href="/" className="self-start pt-6 lg:hidden">
        <Wordmark />
      </Link>
      <h1 ref={heading} tabIndex={-1} className="sr-only">
        {CHOICE_COPY.heading}
      </h1>
      <div className="mt-5.5 grid justify-items-center lg:hidden">
        <CrystalBall className="h-auto w-[clamp(96px,calc(56dvh-150px),min(322px,82vw))]" />
      </div>
      <div className="buttons-at-foot mt-auto grid gap-3 pt-8 lg:mt-0">
        <p className="mb-3.5 max-w-[15em] font-serif text-23 text-ivory-50 italic">
          {CHOICE_COPY.oracle}
        </p>
        <Button variant="second" caps wide busy={awaited === 'login'} onClick={onLogIn}>
          {CHOICE_COPY.logIn}
        </Button>
        <Button caps wide busy={awaited === 'phone'} onClick={onSignUp}>
          {CHOICE_COPY.signUp}
        </Button>
        <p className="mt-2 text-13 text-ivory-300">{CHOICE_COPY.smallPrint}</p>
      </div>
    </>
  );
}
