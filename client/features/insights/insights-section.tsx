import { useEndpointQuery } from '#client/features/account/index.ts';
import { clockTimesOf, exactWordsOf, timeWithMarginOf } from '#client/features/letter/index.ts';
import { describeFact, sinkPast } from '#client/features/sky-facts/index.ts';
import { dayWordOf } from '#client/lib/date-words.ts';
import { getZone } from '#client/lib/preferences.ts';
import { calendarDayOf, useNow, useToday } from '#client/lib/today.ts';
import { Button } from '#client/ui/actions/button.tsx';
import { FallbackNote } from '#client/ui/feedback/fallback-note.tsx';
import { Bone, BoneLines, Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { Section } from '#client/ui/frame/section.tsx';
import type { GlyphName } from '#client/ui/glyphs/glyph-names.ts';
import { Seal } from '#client/ui/measures/seal.tsx';
import { type SeenTerms, WithTerms } from '#client/ui/terms/term.tsx';
import { getInsightsEndpoint } from '#shared/insights/insights.contract.ts';
import type { Insight } from '#shared/insights/insights.schema.ts';
import type { ContactFact } from '#shared/sky/contact-fact.ts';
import type { SkyFact } from '#shared/sky/sky-fact.ts';
import { DEFAULT_INSIGHTS, INSIGHTS_COPY } from './insights.copy.ts';

/** The insights of the user's current day. */
function useInsights() {
  return useEndpointQuery(getInsightsEndpoint, {
    query: { date: useToday(), zone: getZone() },
  });
}

/** Star Oracle Insights: events of the coming days, each with the fact it is based on. */
export function InsightsSection({ className }: { className?: string | undefined }) {
  const { data: insights, isError, isFetching, refetch } = useInsights();
  return (
    <Section title={INSIGHTS_COPY.title} className={className}>
      {insights !== undefined ? (
        <InsightList insights={insights} />
      ) : isError ? (
        <>
          <FallbackNote className="mt-3" />
          <InsightList insights={DEFAULT_INSIGHTS.map((insight) => ({ ...insight, facts: [] }))} />
          <Button
            variant="quiet"
            busy={isFetching}
            busyLabel={INSIGHTS_COPY.tryingAgain}
            onClick={() => void refetch()}
          >
            {INSIGHTS_COPY.tryAgain}
          </Button>
        </>
      ) : (
        <Skeleton label={INSIGHTS_COPY.loading} className="mt-5 grid gap-9">
          {[0, 1, 2].map((row) => (
            <div key={row} className="grid grid-cols-[44px_1fr] gap-3.5">
              <Bone className="h-11 rounded-full" />
              <div className="grid gap-4">
                <Bone className="h-5 w-2/3" />
                <BoneLines lines={2} />
              </div>
            </div>
          ))}
        </Skeleton>
      )}
    </Section>
  );
}

// An unknown icon is shown as a star (requirement INSIGHT-2).
const ICON_GLYPHS: Readonly<Record<string, GlyphName | undefined>> = {
  moon: 'moon',
  venus: 'venus',
};

function InsightList({ insights }: { insights: readonly Insight[] }) {
  const seen: SeenTerms = new Map();
  const today = useToday();
  const nowMs = useNow();
  return (
    <ul>
      {sinkPast(insights, today).map(({ id, title, description, icon, facts }) => (
        <li key={id} className="grid grid-cols-[44px_minmax(0,1fr)] gap-x-3.5 pt-4.5">
          <Seal glyph={ICON_GLYPHS[icon]} size="small" />
          <div className="min-w-0">
            <h3 className="text-21/[1.22]">{title}</h3>
            <p className="mt-1 text-ivory-300">{description}</p>
            {facts.map((fact) => (
              <p key={fact.id} className="mt-1.5 text-15 tnum">
                <WithTerms seen={seen}>{factWords(fact, today, nowMs)}</WithTerms>
              </p>
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** A fact in one line: 'Moon sextile Uranus, exact today at 6:54 AM'. A contact may add its interval. */
function factWords(fact: SkyFact | ContactFact, today: string, nowMs: number): string {
  if (fact.kind === 'contact') return contactWords(fact, today);
  const { name, note } = describeFact(fact, today, nowMs);
  return `${name}, ${note.charAt(0).toLowerCase()}${note.slice(1)}`;
}

/**
 * A contact, as precisely as the birth time allows: 'Venus trine your Moon, exact tomorrow at 6:54 AM ± 4 min', 'exact
 * between 12:15 and 12:40 PM', 'exact on November 28'.
 */
function contactWords(fact: ContactFact, today: string): string {
  const { exactAt, shown } = fact;
  if (exactAt === null) return fact.text;
  if (shown === 'day') return INSIGHTS_COPY.exact(fact.text, exactWordsOf(fact, today));
  const isToday = calendarDayOf(new Date(exactAt)) === today;
  const day = isToday ? '' : `${dayWordOf(exactAt, today)} `;
  const time =
    shown === 'hour'
      ? INSIGHTS_COPY.between(clockTimesOf(fact))
      : INSIGHTS_COPY.at(timeWithMarginOf(fact, today));
  return INSIGHTS_COPY.exact(fact.text, day + time);
}
