// Asks how certain the birth time is, on a day when an answer would change something.

import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useCurrentUser } from '#client/features/account/index.ts';
import { BIRTH_DETAILS_LINK } from '#client/lib/birth-details-link.ts';
import { wallTimeWords } from '#client/lib/date-words.ts';
import { preloadOnIntent } from '#client/lib/page-preload.ts';
import { LINK_TEXT } from '#client/ui/text/text-classes.ts';
import { DEFAULT_BIRTH_TIME_MARGIN } from '#shared/core/birth.ts';
import { isQuickBody } from '#shared/sky/bodies.ts';
import type { Transits } from '#shared/transits/transits.schema.ts';
import {
  dismissMarginQuestion,
  isMarginQuestionDue,
  rememberMarginQuestion,
} from './margin-memory.ts';
import { MARGIN_COPY } from './margin-question.copy.ts';

const ACTION = `inline-flex min-h-11 items-center font-semibold ${LINK_TEXT}`;

/** The question. It is asked with only one day's letter, until it is answered or dismissed. */
export function MarginQuestion({ transits, today }: { transits: Transits; today: string }) {
  const { birthTime, birthTimeMargin, birthPlaceDetails } = useCurrentUser();
  const [isDue, setIsDue] = useState(() => isMarginQuestionDue(today));
  // While the place is unknown, its time zone leaves the hours open however exact the birth time is.
  const isOpen = birthTime !== null && birthTimeMargin === null && birthPlaceDetails !== null;
  const isAsked = isDue && isOpen && wouldChange(transits);
  useEffect(() => {
    if (isAsked) rememberMarginQuestion(today);
  }, [isAsked, today]);
  if (!isAsked || birthTime === null) return null;
  return (
    <div className="border-t border-dashed border-line-strong pt-3 pb-3 text-15 print:hidden">
      <p className="font-semibold">{MARGIN_COPY.question(wallTimeWords(birthTime))}</p>
      <p className="mt-1 text-ivory-300">{MARGIN_COPY.unsaid(DEFAULT_BIRTH_TIME_MARGIN)}</p>
      <div className="flex flex-wrap gap-x-6">
        <Link {...BIRTH_DETAILS_LINK} className={ACTION} {...preloadOnIntent('/profile')}>
          {MARGIN_COPY.say}
        </Link>
        <button
          type="button"
          className={`${ACTION} cursor-pointer`}
          onClick={() => {
            dismissMarginQuestion();
            setIsDue(false);
          }}
        >
          {MARGIN_COPY.later}
        </button>
      </div>
    </div>
  );
}

/**
 * Whether a more certain birth time would reveal more about the day: it has contacts that are withheld, or contacts of
 * quick bodies without their minute.
 */
function wouldChange({ contacts, withheld }: Transits): boolean {
  return (
    withheld.length > 0 ||
    contacts.some(({ shown, moving }) => shown !== 'minute' && isQuickBody(moving))
  );
}
