import { useEffect, useRef } from 'react';
import {
  HERO_PART,
  type HeroHandle,
  LIVE_LINE_WAITING,
  startHero,
} from '#client/features/live-sky/index.ts';
import { Starfield } from '#client/features/starfield/index.ts';
import { preloadOnIntent } from '#client/lib/page-preload.ts';
import { LinkButton } from '#client/ui/actions/link-button.tsx';
import { DRAWN_BY_OTHERS } from '#client/ui/drawn-by-others.ts';
import { HERO_COPY } from '../landing.copy.ts';
import { PhoneSample } from './phone-sample.tsx';

const HERO_BUTTON = 'px-3 md:grow-0 md:px-7';

/** The first screen: tonight's sky, what Asteria is, and the link to the sign-in. */
export function Hero() {
  const hero = useRef<HTMLElement>(null);
  const handle = useRef<HeroHandle>(undefined);
  useEffect(() => {
    if (hero.current === null) return;
    const started = startHero(hero.current);
    handle.current = started;
    return () => started.stop();
  }, []);
  return (
    <section ref={hero} className="hero">
      <div className="hero-sky">
        <Starfield onDrawn={(drawn) => handle.current?.noteDrawn(drawn)} />
      </div>
      <div className="hero-copy">
        {/* The size follows the window's width: on a narrow screen with large text no word is broken. */}
        <h1
          className="text-[clamp(2.25rem,15vw,3rem)] leading-none md:max-w-[9em] md:text-[clamp(3.25rem,6.9vw,4.5rem)]"
          data-sky-cover=""
        >
          {HERO_COPY.title}
        </h1>
        <p
          className="mt-4 text-18 text-ivory-300 md:max-w-[28em] md:text-20 lg:mt-7 lg:max-w-[26em]"
          data-sky-cover=""
        >
          {HERO_COPY.lead}
        </p>
        <div className="mt-5.5 flex flex-wrap gap-3 lg:mt-9">
          <LinkButton
            href="/auth?start=signup"
            className={`grow-[1.4] ${HERO_BUTTON}`}
            {...preloadOnIntent('/auth')}
          >
            {HERO_COPY.start}
          </LinkButton>
          <LinkButton
            href="/auth"
            variant="second"
            className={`grow ${HERO_BUTTON}`}
            {...preloadOnIntent('/auth')}
          >
            {HERO_COPY.signIn}
          </LinkButton>
        </div>
        <div
          className={LIVE_LINE_WAITING}
          data-sky-cover=""
          {...{ [HERO_PART.line]: '' }}
          {...DRAWN_BY_OTHERS}
        />
      </div>
      {/* The place and the time of the drawn sky. The line is reserved, so that nothing below it moves. */}
      <p
        className="mt-4 min-h-[1lh] px-gutter font-serif text-15 text-ivory-300 italic min-[780px]:px-0 lg:absolute lg:bottom-11 lg:left-(--hero-side)"
        {...{ [HERO_PART.caption]: '' }}
        {...DRAWN_BY_OTHERS}
      />
      <div className="hero-phone" data-sky-cover="">
        <PhoneSample />
      </div>
    </section>
  );
}
