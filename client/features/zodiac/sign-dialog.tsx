import type { ReactNode } from 'react';
import { instantWords } from '#client/lib/date-words.ts';
import { useNow, useToday } from '#client/lib/today.ts';
import { Button } from '#client/ui/actions/button.tsx';
import { LinkButton } from '#client/ui/actions/link-button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { Dialog } from '#client/ui/frame/dialog.tsx';
import { Constellation } from '#client/ui/glyphs/constellation.tsx';
import { ELEMENT_MARKS } from '#client/ui/glyphs/element-marks.ts';
import { Glyph } from '#client/ui/glyphs/glyph.tsx';
import { LABEL_TEXT, READING_TEXT } from '#client/ui/text/text-classes.ts';
import { rulerWords } from '#shared/sky/rulers.ts';
import { SIGNS, type SignKey } from '#shared/zodiac/signs.ts';
import { SIGN_CHARACTERS } from './sign-character.copy.ts';
import { signDates } from './sign-dates.ts';
import { findStay, useSunSeasons } from './use-sun-seasons.ts';
import { ZODIAC_COPY } from './zodiac.copy.ts';

const CHARACTER_PARTS = ['love', 'work', 'tired', 'apology'] as const;

type SignDialogProps = { sign: SignKey; onClose: () => void };

/** One sign: its character, its correspondences, and the dates of the Sun in it. */
export function SignDialog({ sign, onClose }: SignDialogProps) {
  const { name, description, element, quality } = SIGNS[sign];
  const mark = ELEMENT_MARKS[element];
  return (
    <Dialog open onClose={onClose} title={name} description={signDates(sign)}>
      <div className="mx-auto max-w-[300px] [&_svg]:h-auto [&_svg]:w-full">
        <Constellation sign={sign} />
      </div>
      <p className={`${READING_TEXT} mt-2`}>{description}</p>
      <dl className="mt-5 grid grid-cols-2 gap-x-5 tiny:grid-cols-1">
        <Fact name={ZODIAC_COPY.element}>
          <Glyph name={mark.glyph} size={18} className={mark.color} />
          <span>{element}</span>
        </Fact>
        <Fact name={ZODIAC_COPY.quality}>{quality}</Fact>
        <Fact name={ZODIAC_COPY.ruler} variant="row">
          {rulerWords(sign)}
        </Fact>
        <SunSeason sign={sign} />
      </dl>
      <p className="mt-4 font-serif text-23">{`“${SIGN_CHARACTERS[sign].friend}”`}</p>
      <p className="mt-1 text-15 text-ivory-300">{ZODIAC_COPY.friend(name)}</p>
      {CHARACTER_PARTS.map((part) => (
        <section key={part} className="mt-5">
          <h3 className={LABEL_TEXT}>{ZODIAC_COPY.character[part](name)}</h3>
          <p className="mt-1 text-ivory-300">{SIGN_CHARACTERS[sign][part]}</p>
        </section>
      ))}
      <LinkButton href={`/compatibility?with=${sign}`} variant="second" wide className="mt-6">
        {ZODIAC_COPY.match(name)}
      </LinkButton>
    </Dialog>
  );
}

/** half: one of two facts side by side; row: a fact in a whole row. */
type FactVariant = 'half' | 'row';

const FACTS: Record<FactVariant, { cell: string; value: string }> = {
  half: { cell: '', value: '' },
  row: { cell: 'col-span-full', value: 'tnum' },
};

type FactProps = { name: string; variant?: FactVariant; children: ReactNode };

function Fact({ name, variant = 'half', children }: FactProps) {
  const { cell, value } = FACTS[variant];
  return (
    <div className={classNames('border-t border-line py-3', cell)}>
      <dt className="text-[0.9375rem] text-ivory-300">{name}</dt>
      <dd className={classNames('flex flex-wrap items-center gap-2', value)}>{children}</dd>
    </div>
  );
}

function SunSeason({ sign }: { sign: SignKey }) {
  const { year, data, isError, isFetching, refetch } = useSunSeasons();
  const today = useToday();
  const stay = findStay(data, sign, useNow());
  return (
    <Fact name={ZODIAC_COPY.sun(year)} variant="row">
      {stay !== undefined ? (
        <>
          <span>
            {ZODIAC_COPY.sunStay(instantWords(stay.from, today), instantWords(stay.until, today))}
          </span>
          <span className="block text-15 text-ivory-300">{ZODIAC_COPY.sunNote}</span>
        </>
      ) : isError ? (
        <>
          <span>{ZODIAC_COPY.sunFailed}</span>
          <Button variant="quiet" busy={isFetching} onClick={() => void refetch()}>
            {ZODIAC_COPY.tryAgain}
          </Button>
        </>
      ) : (
        <span className="text-ivory-300">{ZODIAC_COPY.sunLoading}</span>
      )}
    </Fact>
  );
}
