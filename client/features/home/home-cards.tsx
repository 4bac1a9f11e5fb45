// The smaller cards of Home: lucky numbers, life path, the way to a reading.

import { useCurrentUser } from '#client/features/account/index.ts';
import { explainLifePath } from '#client/lib/number-words.ts';
import { prefetchOnIntent } from '#client/lib/page-prefetch.ts';
import { LinkButton } from '#client/ui/actions/link-button.tsx';
import { Plate } from '#client/ui/frame/plate.tsx';
import { Section } from '#client/ui/frame/section.tsx';
import { Constellation } from '#client/ui/glyphs/constellation.tsx';
import { Balls } from '#client/ui/measures/ball.tsx';
import { lifePathNumber } from '#shared/numerology/life-path.ts';
import { findNumberMeaning } from '#shared/numerology/meanings.ts';
import { findSignOfDate } from '#shared/zodiac/sign-of-date.ts';
import { HOME_COPY, HOME_LUCKY_NUMBERS } from './home.copy.ts';

/** Five lucky numbers and the way to today's; only with a birth date. */
export function LuckyNumbersCard() {
  const user = useCurrentUser();
  if (user.birthDate === null) return null;
  return (
    <Section title={HOME_COPY.luckyNumbers}>
      <Balls numbers={HOME_LUCKY_NUMBERS} label={HOME_COPY.luckyNumbers} className="mt-4" />
      <LinkButton
        href="/profile?tab=lucky"
        variant="quiet"
        className="mt-3"
        {...prefetchOnIntent('/profile')}
      >
        {HOME_COPY.allLuckyNumbers}
      </LinkButton>
    </Section>
  );
}

/** The reader's life path and how it adds up; only with a birth date. */
export function LifePathCard() {
  const user = useCurrentUser();
  const number = lifePathNumber(user.birthDate);
  if (user.birthDate === null || number === 0) return null;
  return (
    <Section title={HOME_COPY.lifePath}>
      <div className="mt-3.5 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-5">
        <p className="life-path-number">{number}</p>
        <div className="min-w-0">
          <p className="font-serif text-23 leading-[1.2]">{findNumberMeaning(number).title}</p>
          <p className="small tnum mt-1">{explainLifePath(user.birthDate)}</p>
        </div>
      </div>
      <LinkButton
        href="/profile?tab=numerology"
        variant="quiet"
        className="mt-3"
        {...prefetchOnIntent('/profile')}
      >
        {HOME_COPY.fullNumerology}
      </LinkButton>
    </Section>
  );
}

/** The way to a reading, under the reader's own constellation. */
export function ReadingCard() {
  const user = useCurrentUser();
  return (
    <Plate className="overflow-hidden lg:px-9 lg:py-9">
      <div className="mb-4 text-ivory-50 lg:absolute lg:top-7 lg:right-6 lg:w-[216px]">
        <Constellation sign={findSignOfDate(user.birthDate) ?? 'leo'} />
      </div>
      <h2 className="text-26 lg:max-w-[6.5em] lg:pb-4">{HOME_COPY.reading}</h2>
      <p className="mt-2 text-ivory-300">{HOME_COPY.readingPitch}</p>
      <LinkButton href="/readings" wide className="mt-5" {...prefetchOnIntent('/readings')}>
        {HOME_COPY.getReading}
      </LinkButton>
    </Plate>
  );
}
