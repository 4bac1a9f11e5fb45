// The Sun's return, as exactly as the birth time allows, and the headline of the year to send.

import { SendCardButton } from '#client/features/cards/index.ts';
import { type ContactTime, exactWordsOf, timeWithMarginOf } from '#client/features/letter/index.ts';
import { dayWordOf } from '#client/lib/date-words.ts';
import { calendarDayOf } from '#client/lib/today.ts';
import { Plate } from '#client/ui/frame/plate.tsx';
import { READING_TEXT } from '#client/ui/text/text-classes.ts';
import type { OwnYear } from '#shared/year/year.schema.ts';
import { YEAR_COPY } from './year.copy.ts';

const COPY = YEAR_COPY.return;

export function SunReturn({ year, today }: { year: OwnYear; today: string }) {
  const { return: back, headline } = year;
  return (
    <Plate as="article" className="mt-5 mb-8">
      {back !== null && (
        <>
          <h2 className="text-26">{titleOf(back.at, today)}</h2>
          <p className={`mt-2 mb-5 ${READING_TEXT}`}>
            {COPY.exact(whenOf(back, today), Date.parse(back.at) < Date.now())}
          </p>
        </>
      )}
      <p className="font-serif text-23">{headline.text}</p>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4">
        <p className="font-serif text-21 text-ivory-300">{YEAR_COPY.oracle}</p>
        <SendCardButton
          card={{ kind: 'line', line: headline.text, by: YEAR_COPY.oracle }}
          className="print:hidden"
        >
          {YEAR_COPY.send}
        </SendCardButton>
      </div>
    </Plate>
  );
}

function titleOf(at: string, today: string): string {
  const day = calendarDayOf(new Date(at));
  if (day === today) return COPY.today;
  return day < today ? COPY.past : COPY.ahead;
}

/** 'today at 2:53 PM ± 6 min', 'on Aug 2 about 4 PM', 'on August 2, give or take a day'. */
function whenOf(back: NonNullable<OwnYear['return']>, today: string): string {
  const time: ContactTime = { ...back, exactAt: back.at };
  if (back.shown === 'day') return exactWordsOf(time, today);
  const day = dayWordOf(back.at, today);
  const words = timeWithMarginOf(time, today);
  return back.shown === 'minute' ? COPY.at(day, words) : COPY.about(day, words);
}
