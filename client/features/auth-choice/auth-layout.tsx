import type { RefObject } from 'react';
import { Link } from 'wouter';
import { classNames } from '#client/ui/class-names.ts';
import { CrystalBall } from '#client/ui/drawings/crystal-ball.tsx';
import type { Elements } from '#client/ui/elements.ts';
import { Wordmark } from '#client/ui/frame/wordmark.tsx';

type AuthLayoutProps = {
  main?: RefObject<HTMLElement | null>;
  /** The steps of the sign-up differ in height; their progress stays where it is. */
  isCentered: boolean;
  children: Elements;
};

/** The screen of /auth around a step. On a wide screen the crystal ball stands beside it. */
export function AuthLayout({ main, isCentered, children }: AuthLayoutProps) {
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
          isCentered && 'lg:justify-center',
        )}
      >
        {children}
      </div>
    </main>
  );
}
