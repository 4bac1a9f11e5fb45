import { useQuery } from '@tanstack/react-query';
import { useCurrentUser } from '#client/features/account/index.ts';
import { describeFact } from '#client/features/sky-facts/index.ts';
import { callApi } from '#client/lib/api-client.ts';
import { dayKey } from '#client/lib/query-keys.ts';
import { useToday } from '#client/lib/today.ts';
import { Button } from '#client/ui/actions/button.tsx';
import { FallbackNote } from '#client/ui/feedback/fallback-note.tsx';
import { Bone, BoneLines, Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { Section } from '#client/ui/frame/section.tsx';
import type { GlyphName } from '#client/ui/glyphs/glyph-names.ts';
import { Seal } from '#client/ui/measures/seal.tsx';
import { type Insight, insightsSchema } from '#shared/insights/insights.schema.ts';
import type { SkyFact } from '#shared/sky/sky-fact.ts';
import { DEFAULT_INSIGHTS, INSIGHTS_COPY } from './insights.copy.ts';

/** The insights of the reader's day. */
function useInsights() {
  const user = useCurrentUser();
  const today = useToday();
  return useQuery({
    queryKey: dayKey(user.id, today, 'insights'),
    queryFn: ({ signal }) =>
      callApi({ path: `/api/cosmic-insights?date=${today}`, answer: insightsSchema, signal }),
  });
}

/** Star Oracle Insights: what the coming days bring, each with the fact it stands on. */
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

// Any other icon is shown as a star (specification section 3).
const ICON_GLYPHS: Readonly<Record<string, GlyphName | undefined>> = {
  moon: 'moon',
  venus: 'venus',
};

function InsightList({ insights }: { insights: readonly Insight[] }) {
  const today = useToday();
  return (
    <ul>
      {insights.map(({ id, title, description, icon, facts }) => (
        <li key={id} className="insight">
          <Seal glyph={ICON_GLYPHS[icon]} size="small" />
          <div className="min-w-0">
            <h3 className="text-23 leading-[1.2]">{title}</h3>
            <p className="mt-1 text-ivory-300">{description}</p>
            {facts.map((fact) => (
              <p key={fact.id} className="aside mt-2">
                {factWords(fact, today)}
              </p>
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** A fact in one line: 'Moon sextile Uranus, exact today at 6:54 AM'; where a body stands needs no time. */
function factWords(fact: SkyFact, today: string): string {
  const { name, note } = describeFact(fact, today, today);
  const hasTime = fact.kind !== 'position' && !(fact.kind === 'aspect' && fact.exactAt === null);
  if (!hasTime) return name;
  return `${name}, ${note.charAt(0).toLowerCase()}${note.slice(1)}`;
}
