// The smaller cards of Home: lucky numbers, life path, reading.

import { useId } from 'react';
import { useCurrentUser } from '#client/features/account/index.ts';
import { preloadOnIntent } from '#client/lib/page-preload.ts';
import { LinkButton } from '#client/ui/actions/link-button.tsx';
import type { Elements } from '#client/ui/elements.ts';
import { Plate } from '#client/ui/frame/plate.tsx';
import { Constellation } from '#client/ui/glyphs/constellation.tsx';
import { Balls } from '#client/ui/measures/ball.tsx';
import { lifePathNumber } from '#shared/numerology/life-path.ts';
import { findNumberTitle } from '#shared/numerology/titles.ts';
import { findSignOfDate } from '#shared/zodiac/sign-of-date.ts';
import type { SignKey } from '#shared/zodiac/signs.ts';
import { HOME_COPY, HOME_LUCKY_NUMBERS } from './home.copy.ts';

/** The constellation that is drawn for a user without a birth date. */
const SIGN_WITHOUT_BIRTH_DATE: SignKey = 'leo';

/** The user's lucky numbers and life path number, side by side; only with a birth date. */
export function NumbersRow() {
  const { birthDate } = useCurrentUser();
  if (birthDate === null) return null;
  const number = lifePathNumber(birthDate);
  return (
    <div className="grid grid-cols-2 border-t border-line py-6 wide:mt-auto wide:pb-0 tiny:grid-cols-1 tiny:gap-8">
      <NumbersPart title={HOME_COPY.luckyNumbers} link={LUCKY_LINK} className="pr-3">
        <Balls numbers={HOME_LUCKY_NUMBERS} label={HOME_COPY.luckyNumbers} variant="small" />
      </NumbersPart>
      {number > 0 && (
        <NumbersPart
          title={HOME_COPY.lifePath}
          link={NUMEROLOGY_LINK}
          className="border-l border-line pl-4 tiny:border-l-0 tiny:pl-0"
        >
          <p className="flex flex-wrap items-center gap-x-3">
            <span className="font-serif text-48 text-brass-400 narrow:text-34">{number}</span>
            <span className="min-w-0 flex-1 text-15/[1.3] text-ivory-300">
              {findNumberTitle(number)}
            </span>
          </p>
        </NumbersPart>
      )}
    </div>
  );
}

const LUCKY_LINK = { href: '/profile?tab=lucky', label: HOME_COPY.allLuckyNumbers };
const NUMEROLOGY_LINK = { href: '/profile?tab=numerology', label: HOME_COPY.fullNumerology };

type NumbersPartProps = {
  title: string;
  link: { href: string; label: string };
  className: string;
  children: Elements;
};

/** The parts of both columns stand on common lines, whatever wraps. */
function NumbersPart({ title, link, className, children }: NumbersPartProps) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className={`row-span-3 grid min-w-0 grid-rows-subgrid items-center gap-y-3 ${className}`}
    >
      <h2 id={titleId} className="self-start text-23/[1.2] wide:whitespace-nowrap">
        {title}
      </h2>
      {children}
      <LinkButton
        href={link.href}
        variant="quiet"
        className="justify-self-start text-left text-15! whitespace-normal"
        {...preloadOnIntent('/profile')}
      >
        {link.label}
      </LinkButton>
    </section>
  );
}

/** A link to the readings, over the user's constellation. */
export function ReadingCard() {
  const user = useCurrentUser();
  return (
    <Plate className="mt-2 items-center gap-7 min-[600px]:grid min-[600px]:grid-cols-[minmax(0,1fr)_236px] lg:px-11 lg:py-9.5 wide:mt-0 print:hidden">
      {/* A box of its own, of the same height for every sign. */}
      <div className="mb-4 h-33 text-ivory-50 min-[600px]:order-1 min-[600px]:mb-0 min-[600px]:h-50">
        <Constellation
          sign={findSignOfDate(user.birthDate) ?? SIGN_WITHOUT_BIRTH_DATE}
          className="size-full"
        />
      </div>
      <div>
        <h2 className="text-26">{HOME_COPY.reading}</h2>
        <p className="mt-1.5 text-15 text-ivory-300">{HOME_COPY.readingPitch}</p>
        <LinkButton
          href="/readings"
          className="mt-4 max-[599px]:w-full"
          {...preloadOnIntent('/readings')}
        >
          {HOME_COPY.getReading}
        </LinkButton>
      </div>
    </Plate>
  );
}
