// The rows of people: those who have answered, with the sentence of the day, and those who were invited. A row opens
// its actions.

import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useState } from 'react';
import { bareDayWordOf, weekdayOf } from '#client/lib/date-words.ts';
import { calendarDayOf, useToday } from '#client/lib/today.ts';
import { Button } from '#client/ui/actions/button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import type { Elements } from '#client/ui/elements.ts';
import { Seal } from '#client/ui/measures/seal.tsx';
import { daysBetween } from '#shared/core/calendar-date.ts';
import type { Invitation, Match } from '#shared/matches/matches.schema.ts';
import { LinkButtons } from './link-buttons.tsx';
import { MatchCard } from './match-card.tsx';
import { LEVEL_COPY, MATCHES_COPY } from './matches.copy.ts';
import { useRevoke } from './use-matches.ts';

const WEEK_DAYS = 7;

/** The first letter of a name as people read it, which can consist of several code points. */
function initialOf(name: string): string {
  const [first] = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(name);
  return (first?.segment ?? '').toLocaleUpperCase('en');
}

/** A near day in everyday words: 'today', 'Friday' within six days, otherwise 'Dec 4'. */
function nearDay(instant: string, today: string): string {
  const apart = Math.abs(daysBetween(calendarDayOf(new Date(instant)), today));
  return 1 < apart && apart < WEEK_DAYS ? weekdayOf(instant) : bareDayWordOf(instant, today);
}

type RowProps = {
  name: string;
  line: string;
  isQuiet?: boolean;
  isNew?: boolean;
  children: Elements;
};

function Row({ name, line, isQuiet = false, isNew = false, children }: RowProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <li className="border-t border-line">
      <h3 className="font-sans text-17 font-normal">
        <button
          type="button"
          className={classNames(
            'grid min-h-18 w-full cursor-pointer grid-cols-[44px_minmax(0,1fr)_20px] items-center gap-3 py-2.25 text-start leading-[1.32]',
            isQuiet && 'text-ivory-300',
          )}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          <Seal size="small" letter={initialOf(name)} />
          <span>
            <span className="block font-semibold wrap-anywhere" dir="auto">
              {isNew && (
                <>
                  <span className="me-2 inline-block size-2 rounded-full bg-brass-400" />
                  <span className="sr-only">{MATCHES_COPY.isNew}</span>
                </>
              )}
              <span>{name}</span>
            </span>{' '}
            <span className="block text-pretty text-ivory-300">{line}</span>
          </span>
          <ChevronDown
            size={20}
            aria-hidden="true"
            className={classNames('text-brass-400', open && 'rotate-180')}
          />
        </button>
      </h3>
      <div id={id} className={open ? 'pb-5' : undefined}>
        {open && children}
      </div>
    </li>
  );
}

/** A person who has answered, with the sentence of the day; opens the match. */
export function PersonRow({ match, isNew }: { match: Match; isNew: boolean }) {
  return (
    <Row name={match.nickname} line={match.today} isNew={isNew}>
      <MatchCard match={match} />
    </Row>
  );
}

/** A person who was invited. Shows until when the link is open, and never whether it was opened. */
export function AskedRow({
  invitation,
  token,
}: {
  invitation: Invitation;
  token: string | undefined;
}) {
  const { nickname, level, createdAt, expiresAt } = invitation;
  const today = useToday();
  const revoke = useRevoke();
  const line = MATCHES_COPY.lapses(nearDay(createdAt, today), nearDay(expiresAt, today));
  return (
    <Row name={nickname} line={line} isQuiet>
      <p className="text-15/[1.45] text-ivory-300">
        {`${LEVEL_COPY[level].shows} ${token === undefined ? MATCHES_COPY.linkNotKept : ''}`}
      </p>
      <div className="mt-2.5 flex flex-wrap items-center gap-x-6 gap-y-2">
        {token !== undefined && <LinkButtons token={token} nickname={nickname} />}
        <Button
          variant="quiet"
          aria-label={MATCHES_COPY.revokeOf(nickname)}
          busy={revoke.isPending}
          busyLabel={MATCHES_COPY.revoking}
          onClick={() => revoke.mutate(invitation)}
        >
          {MATCHES_COPY.revoke}
        </Button>
      </div>
    </Row>
  );
}
