// The page of a year: the Sun's return, the seasons, the months, the eclipses and stations, and the year before.

import { useSearchParams } from 'wouter';
import { useCurrentUser } from '#client/features/account/index.ts';
import { EventMarks, Failure, QuietLink } from '#client/features/transits/index.ts';
import { fullDate, monthAndYear, shortDay } from '#client/lib/date-words.ts';
import { calendarDayOf, useToday } from '#client/lib/today.ts';
import { BackLink } from '#client/ui/actions/back-link.tsx';
import { LinkButton } from '#client/ui/actions/link-button.tsx';
import type { Elements } from '#client/ui/elements.ts';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { Bone, Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { Section } from '#client/ui/frame/section.tsx';
import { isBirthday } from '#shared/core/birthday.ts';
import type { EventFact } from '#shared/sky/sky-fact.ts';
import type { OwnYear } from '#shared/year/year.schema.ts';
import { EclipseMark } from './eclipse-mark.tsx';
import { EclipseWheel } from './eclipse-wheel.tsx';
import { PastYear } from './past-year.tsx';
import { SeasonBars } from './season-bars.tsx';
import { SHEET } from './sheet.ts';
import { SunReturn } from './sun-return.tsx';
import { useYear } from './use-year.ts';
import { YEAR_COPY } from './year.copy.ts';
import { YEAR_TITLE } from './year-title.copy.ts';

const WAY_OUT = { href: '/year', label: YEAR_COPY.toThisYear };

export function YearScreen() {
  const [search] = useSearchParams();
  const { data, error, isFetching, refetch } = useYear(search.get('from'));
  const { birthDate, firstName } = useCurrentUser();
  const today = useToday();
  const isToday = birthDate !== null && isBirthday(birthDate, today);
  return (
    <>
      <div className="print:hidden">
        <BackLink href="/home">{YEAR_COPY.back}</BackLink>
      </div>
      <header className="pt-1.5">
        <h1 dir="auto" className="text-left text-34 break-words lg:text-48">
          {isToday ? YEAR_COPY.birthday(firstName) : YEAR_TITLE}
        </h1>
        {data?.basis === 'natal' && (
          <p className="mt-1.5 text-15 text-ivory-300">
            {YEAR_COPY.span(fullDate(data.from), fullDate(data.until))}
          </p>
        )}
      </header>
      {data?.basis === 'natal' ? (
        <YearRead year={data} today={today} />
      ) : data !== undefined ? (
        <EmptyState
          className="mt-8 max-w-column"
          title={YEAR_COPY.noBirthDate}
          action={<LinkButton href="/profile">{YEAR_COPY.addBirthDetails}</LinkButton>}
        >
          {YEAR_COPY.noBirthDateHint}
        </EmptyState>
      ) : error !== null ? (
        <Failure
          error={error}
          words={YEAR_COPY}
          wayOut={WAY_OUT}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton label={YEAR_COPY.loading} className="mt-7">
          <Bone className="h-128" />
        </Skeleton>
      )}
    </>
  );
}

function YearRead({ year, today }: { year: OwnYear; today: string }) {
  const isNow = year.from <= today && today < year.until;
  return (
    <div className="wide:grid wide:grid-cols-2 wide:items-start wide:gap-x-16">
      <div>
        <SunReturn year={year} today={today} />
        <SeasonBars year={year} today={today} />
      </div>
      <div className="wide:mt-5">
        <Months year={year} />
        <Eclipses year={year} today={today} />
        <Section title={YEAR_COPY.stations} className={SHEET}>
          <ul className="mt-3 print:grid print:grid-cols-4 print:gap-x-6">
            {year.stations.map((fact) => (
              <EventRow key={fact.id} fact={fact} today={today} />
            ))}
          </ul>
        </Section>
        {isNow && <PastYear year={year} />}
        <div className="border-t border-line pt-4 print:hidden">
          {isNow ? (
            <QuietLink href={`/year?from=${year.until}`}>
              {YEAR_COPY.nextYear(fullDate(year.until))}
            </QuietLink>
          ) : (
            <QuietLink href="/year">{YEAR_COPY.thisYear}</QuietLink>
          )}
        </div>
      </div>
    </div>
  );
}

function Months({ year }: { year: OwnYear }) {
  return (
    <Section title={YEAR_COPY.months} className={SHEET}>
      <ol className="mt-3 print:grid print:grid-cols-4 print:gap-x-6">
        {year.months.map(({ month, text, facts }) => (
          <li
            key={month}
            className="border-t border-line py-3 print:break-inside-avoid print:py-1.5"
          >
            <h3 className="font-sans text-15 font-semibold text-ivory-300">
              {monthAndYear(`${month}-01`)}
            </h3>
            <p className="font-serif text-21/[1.3] print:text-15/tight">{text}</p>
            {facts.map((fact) => (
              <p key={fact.id} className="text-15 text-ivory-300 print:text-13">
                {fact.text}
              </p>
            ))}
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Eclipses({ year, today }: { year: OwnYear; today: string }) {
  const { eclipses } = year;
  if (eclipses.length === 0) return null;
  const placed = eclipses.flatMap(({ fact, house }) => (house === null ? [] : [{ fact, house }]));
  return (
    <Section title={YEAR_COPY.eclipses.title(eclipses.length)} className={SHEET}>
      {placed.length > 0 && <EclipseWheel eclipses={placed} />}
      <ul className="mt-3 print:grid print:grid-cols-4 print:gap-x-6">
        {eclipses.map(({ fact, house }) => (
          <EventRow key={fact.id} fact={fact} today={today}>
            {house !== null && <p>{YEAR_COPY.eclipses.house(house)}</p>}
          </EventRow>
        ))}
      </ul>
      {eclipses.every(({ house }) => house === null) && (
        <p className="mt-2 text-15 text-ivory-300">{YEAR_COPY.eclipses.noHouses}</p>
      )}
    </Section>
  );
}

type EventRowProps = { fact: EventFact; today: string; children?: Elements };

function EventRow({ fact, today, children }: EventRowProps) {
  return (
    <li className="flex gap-4 border-t border-line py-3 print:break-inside-avoid print:gap-2 print:py-1.5 print:text-13">
      <span aria-hidden="true" className="mt-0.5 flex w-9 flex-none items-start">
        {fact.kind === 'phase' && fact.eclipse !== undefined ? (
          <EclipseMark eclipse={fact.eclipse} size={26} />
        ) : (
          <EventMarks event={fact} size={20} />
        )}
      </span>
      <div className="min-w-0">
        <p className="font-semibold tnum">
          {shortDay(calendarDayOf(new Date(fact.exactAt)), today)}
        </p>
        <p className="text-ivory-300">{`${fact.text}.`}</p>
        {children}
      </div>
    </li>
  );
}
