import { useId, useState } from 'react';
import { findDrift, type LandingSky } from '#client/features/live-sky/index.ts';
import { describeFact, moonStayWords, moonWords } from '#client/features/sky-facts/index.ts';
import { monthAndDay } from '#client/lib/date-words.ts';
import { FactsList, factEntryId, type ListedFact } from '#client/ui/facts/facts-list.tsx';
import { CitingText } from '#client/ui/facts/footnote-ref.tsx';
import { getSignName } from '#shared/sky/longitude.ts';
import { LandingSection, SECTION_TITLE } from '../frame/landing-section.tsx';
import { PROMISE_COPY } from '../landing.copy.ts';

type Shown = {
  label: string;
  sentences: readonly { text: string; facts: readonly number[] }[];
  facts: readonly ListedFact[];
  note?: string;
};

const SAMPLE: Shown = {
  label: PROMISE_COPY.sample.label,
  sentences: PROMISE_COPY.sample.sentences,
  facts: [
    { ...PROMISE_COPY.sample.facts[0], number: 1, glyphs: ['sun', 'sextile', 'venus'] },
    { ...PROMISE_COPY.sample.facts[1], number: 2, glyphs: ['moon', 'square', 'pluto'] },
  ],
};

/** The Moon at this minute, as fact 1, and the sentences of the day with the facts that they cite, from 2 on. */
function showSky({ day, now, nowMs }: LandingSky): Shown {
  const { date } = day;
  const { moon } = now;
  const sign = getSignName(moon.longitudeDegrees);
  const drift = findDrift(moon.sign, moon.longitudeDegrees, nowMs);
  const cited = day.facts.filter(({ id }) => day.sentences.some(({ facts }) => facts.includes(id)));
  return {
    label: PROMISE_COPY.from(monthAndDay(date)),
    ...(drift.length > 0 && { note: PROMISE_COPY.drift(sign, drift) }),
    sentences: [
      { text: PROMISE_COPY.moon(moonWords(sign, moon.shape)), facts: [1] },
      ...day.sentences.map(({ text, facts }) => ({
        text,
        facts: facts.map((id) => cited.findIndex((fact) => fact.id === id) + 2),
      })),
    ],
    facts: [
      {
        number: 1,
        glyphs: ['moon', moon.sign],
        name: PROMISE_COPY.moonIn(sign),
        note: moonStayWords(moon, date),
      },
      ...cited.map((fact, index) => ({ ...describeFact(fact, date, nowMs), number: index + 2 })),
    ],
  };
}

/** The promise that every statement is based on facts about the sky, shown by an example: a sentence and its facts. */
export function PromiseSection({ sky }: { sky: LandingSky | undefined }) {
  const listId = useId();
  const titleId = useId();
  const [lit, setLit] = useState<number>();
  const shown = sky === undefined ? SAMPLE : showSky(sky);

  function leadTo(number: number) {
    setLit(number);
    document.getElementById(factEntryId(listId, number))?.focus();
  }

  return (
    <LandingSection
      titleId={titleId}
      className="lg:grid lg:grid-cols-[minmax(280px,360px)_minmax(0,1fr)] lg:gap-[clamp(48px,8.3vw,120px)]"
    >
      <div>
        <h2 id={titleId} className={SECTION_TITLE}>
          {PROMISE_COPY.title}
        </h2>
        <p className="mt-3.5 text-18 text-ivory-300">{PROMISE_COPY.lead}</p>
      </div>
      <div>
        <p className="mt-8.5 text-13/[1.3] font-semibold tracking-[0.06em] text-ivory-300 lg:mt-0">
          {shown.label}
        </p>
        {/* The type around it is large, so the footnote has a fixed small size. */}
        <p className="promise-words">
          {shown.sentences.map(({ text, facts }, index) => (
            <span key={text}>
              {index > 0 && <span> </span>}
              <CitingText numbers={facts} onSelect={leadTo}>
                {text}
              </CitingText>
            </span>
          ))}
        </p>
        <FactsList facts={shown.facts} id={listId} lit={lit} label={PROMISE_COPY.reasons} />
        {shown.note !== undefined && <p className="mt-4 text-15 text-ivory-300">{shown.note}</p>}
      </div>
    </LandingSection>
  );
}
