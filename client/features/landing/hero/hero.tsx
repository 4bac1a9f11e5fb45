import { useState } from 'react';
import { type SkyDrawn, Starfield } from '#client/features/starfield/index.ts';
import { clockTimeOf } from '#client/lib/date-words.ts';
import { prefetchOnIntent } from '#client/lib/page-prefetch.ts';
import { LinkButton } from '#client/ui/actions/link-button.tsx';
import type { SkyToday } from '#shared/horoscope/horoscope.schema.ts';
import { HERO_COPY } from '../landing.copy.ts';
import { LiveLine } from './live-line.tsx';
import { PhoneSample } from './phone-sample.tsx';

/** The first screen: tonight's sky, what Asteria is, and the way in. */
export function Hero({ sky }: { sky: SkyToday | undefined }) {
  const [drawn, setDrawn] = useState<SkyDrawn>();
  return (
    <section className="hero">
      <div className="hero-sky">
        <Starfield onDrawn={setDrawn} />
      </div>
      <div className="hero-copy">
        <h1 data-sky-cover="">{HERO_COPY.title}</h1>
        <p className="lead hero-lead" data-sky-cover="">
          {HERO_COPY.lead}
        </p>
        <div className="hero-buttons">
          <LinkButton href="/auth" {...prefetchOnIntent('/auth')}>
            {HERO_COPY.start}
          </LinkButton>
          <LinkButton href="/auth" variant="second" {...prefetchOnIntent('/auth')}>
            {HERO_COPY.signIn}
          </LinkButton>
        </div>
        <LiveLine sky={sky} />
      </div>
      <div className="hero-phone" data-sky-cover="">
        <PhoneSample />
      </div>
      {drawn !== undefined && (
        <p className="hero-caption">
          {HERO_COPY.caption(clockTimeOf(new Date(drawn.instantMs).toISOString()), drawn.placeName)}
        </p>
      )}
    </section>
  );
}
