import { useId, useState } from 'react';
import { describeFact } from '#client/features/sky-facts/index.ts';
import { monthAndDay } from '#client/lib/date-words.ts';
import { getToday } from '#client/lib/today.ts';
import { FactsList, factEntryId, type ListedFact } from '#client/ui/facts/facts-list.tsx';
import { FootnoteRef } from '#client/ui/facts/footnote-ref.tsx';
import type { SkyToday } from '#shared/horoscope/horoscope.schema.ts';
import { PROMISE_COPY } from '../landing.copy.ts';

type Shown = {
  label: string;
  sentences: readonly { text: string; facts: readonly number[] }[];
  facts: readonly ListedFact[];
};

const SAMPLE: Shown = {
  label: PROMISE_COPY.sample.label,
  sentences: PROMISE_COPY.sample.sentences,
  facts: [
    { ...PROMISE_COPY.sample.facts[0], number: 1, glyphs: ['moon', 'aries'] },
    { ...PROMISE_COPY.sample.facts[1], number: 2, glyphs: ['moon', 'conjunction', 'saturn'] },
  ],
};

/** The sentence of today's sky under the numbers of all its facts. */
function showSky(sky: SkyToday): Shown {
  const today = getToday();
  const numbers = sky.facts.map((_, index) => index + 1);
  return {
    label: PROMISE_COPY.tonight(monthAndDay(sky.date)),
    sentences: [{ text: sky.content, facts: numbers }],
    facts: sky.facts.map((fact, index) => ({
      ...describeFact(fact, today, sky.date),
      number: index + 1,
    })),
  };
}

/** The promise that sets Asteria apart, kept before one's eyes: a sentence and the facts it stands on. */
export function PromiseSection({ sky }: { sky: SkyToday | undefined }) {
  const listId = useId();
  const titleId = useId();
  const [lit, setLit] = useState<number>();
  const shown = sky === undefined || sky.facts.length === 0 ? SAMPLE : showSky(sky);

  function leadTo(number: number) {
    setLit(number);
    document.getElementById(factEntryId(listId, number))?.focus();
  }

  return (
    <section className="landing-part promise" aria-labelledby={titleId}>
      <div className="landing-inner promise-grid">
        <div>
          <h2 id={titleId}>{PROMISE_COPY.title}</h2>
          <p className="lead promise-lead">{PROMISE_COPY.lead}</p>
        </div>
        <div>
          <p className="label promise-label">{shown.label}</p>
          <p className="promise-words">
            {shown.sentences.map(({ text, facts }, index) => (
              <span key={text}>
                {index > 0 && ' '}
                {text}
                <FootnoteRef numbers={facts} onSelect={leadTo} />
              </span>
            ))}
          </p>
          <FactsList facts={shown.facts} id={listId} lit={lit} label={PROMISE_COPY.reasons} />
        </div>
      </div>
    </section>
  );
}
