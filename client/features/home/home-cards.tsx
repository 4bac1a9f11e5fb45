// The smaller cards of Home: lucky numbers, life path, reading.

import { useCurrentUser } from '#client/features/account/index.ts';
import { explainLifePath } from '#client/lib/number-words.ts';
import { preloadOnIntent } from '#client/lib/page-preload.ts';
import { LinkButton } from '#client/ui/actions/link-button.tsx';
import { Plate } from '#client/ui/frame/plate.tsx';
import { Section } from '#client/ui/frame/section.tsx';
import { Constellation } from '#client/ui/glyphs/constellation.tsx';
import { Balls } from '#client/ui/measures/ball.tsx';
import { BigNumber } from '#client/ui/measures/big-number.tsx';
import { lifePathNumber } from '#shared/numerology/life-path.ts';
import { findNumberTitle } from '#shared/numerology/titles.ts';
import { findSignOfDate } from '#shared/zodiac/sign-of-date.ts';
import type { SignKey } from '#shared/zodiac/signs.ts';
import { HOME_COPY, HOME_LUCKY_NUMBERS } from './home.copy.ts';

/** The constellation that is drawn for a user without a birth date. */
const SIGN_WITHOUT_BIRTH_DATE: SignKey = 'leo';

/** Five lucky numbers and a link to today's; only with a birth date. */
export function LuckyNumbersCard() {
  const user = useCurrentUser();
  if (user.birthDate === null) return null;
  return (
    <Section variant="card" title={HOME_COPY.luckyNumbers}>
      <Balls
        numbers={HOME_LUCKY_NUMBERS}
        label={HOME_COPY.luckyNumbers}
        variant="fitted"
        className="mt-4"
      />
      <LinkButton
        href="/profile?tab=lucky"
        variant="quiet"
        className="mt-3"
        {...preloadOnIntent('/profile')}
      >
        {HOME_COPY.allLuckyNumbers}
      </LinkButton>
    </Section>
  );
}

/** The user's life path number and its calculation; only with a birth date. */
export function LifePathCard({ className }: { className?: string }) {
  const user = useCurrentUser();
  const number = lifePathNumber(user.birthDate);
  if (user.birthDate === null || number === 0) return null;
  return (
    <Section variant="card" title={HOME_COPY.lifePath} className={className}>
      <div className="mt-3.5 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-5 tiny:grid-cols-1">
        <BigNumber>{number}</BigNumber>
        <div className="min-w-0">
          <p className="font-serif text-23 leading-[1.2]">{findNumberTitle(number)}</p>
          <p className="mt-1 text-15 text-ivory-300 tnum">{explainLifePath(user.birthDate)}</p>
        </div>
      </div>
      <LinkButton
        href="/profile?tab=numerology"
        variant="quiet"
        className="mt-3"
        {...preloadOnIntent('/profile')}
      >
        {HOME_COPY.fullNumerology}
      </LinkButton>
    </Section>
  );
}

/** A link to the readings, over the user's constellation. */
export function ReadingCard() {
  const user = useCurrentUser();
  return (
    <Plate className="mt-8 overflow-hidden lg:px-9 lg:py-9 wide:mt-0 print:hidden">
      <div className="mb-4 max-w-80 text-ivory-50 min-[600px]:absolute min-[600px]:top-7 min-[600px]:right-6 min-[600px]:w-54">
        <Constellation sign={findSignOfDate(user.birthDate) ?? SIGN_WITHOUT_BIRTH_DATE} />
      </div>
      <h2 className="text-26 min-[600px]:max-w-[7.5em] min-[600px]:pb-4">{HOME_COPY.reading}</h2>
      <p className="mt-2 text-ivory-300">{HOME_COPY.readingPitch}</p>
      <LinkButton href="/readings" wide className="mt-5" {...preloadOnIntent('/readings')}>
        {HOME_COPY.getReading}
      </LinkButton>
    </Plate>
  );
}
