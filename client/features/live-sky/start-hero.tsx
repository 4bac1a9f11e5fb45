// The moving parts of the landing page's first screen: the sky, the line about it, and the caption with its place and
// time. They work without React: they start on the prerendered page, and go on unchanged when React hydrates it.

import { mountEarlySky, type SkyDrawn } from '#client/features/starfield/index.ts';
import { clockTimeOf } from '#client/lib/date-words.ts';
import { showHemisphere } from '#client/lib/hemisphere.ts';
import { drawComponent } from '#client/ui/draw-component.ts';
import { LIVE_LINE_SHOWN, LIVE_LINE_WAITING, LiveLine } from './live-line.tsx';
import { LIVE_SKY_COPY } from './live-sky.copy.ts';
import { followSky, type LandingSky } from './sky-of-visitor.ts';

/** The attributes that mark the parts in the document. */
export const HERO_PART = { line: 'data-live-line', caption: 'data-sky-caption' } as const;

export type HeroHandle = {
  /** To be called when the sky is drawn, and each time it is drawn for a later instant. */
  noteDrawn: (drawn: SkyDrawn) => void;
  stop: () => void;
};

const handles = new WeakMap<Element, HeroHandle>();

/**
 * Keeps the line and the caption of a first screen up to date until `stop` is called. A second call for the same
 * element returns the same handle.
 */
export function startHero(hero: Element): HeroHandle {
  const running = handles.get(hero);
  if (running !== undefined) return running;
  const line = hero.querySelector<HTMLElement>(`[${HERO_PART.line}]`);
  const caption = hero.querySelector<HTMLElement>(`[${HERO_PART.caption}]`);
  let sky: LandingSky | undefined;
  let drawn: SkyDrawn | undefined;
  let shown = '';

  function draw() {
    // Unchanged text is left alone: a reader may have selected it.
    const told = JSON.stringify([sky?.nowMs, sky?.day.date, drawn?.duskMs]);
    if (line !== null && told !== shown) {
      shown = told;
      line.className = sky === undefined ? LIVE_LINE_WAITING : LIVE_LINE_SHOWN;
      const nodes =
        sky === undefined ? [] : drawComponent(<LiveLine {...sky} duskMs={drawn?.duskMs} />);
      line.replaceChildren(...nodes);
    }
    if (caption !== null && drawn !== undefined) {
      const time = clockTimeOf(new Date(drawn.instantMs).toISOString());
      caption.textContent = LIVE_SKY_COPY.caption(time, drawn.placeName);
    }
  }

  const unfollow = followSky((next) => {
    sky = next;
    draw();
  });
  const handle: HeroHandle = {
    noteDrawn(next) {
      drawn = next;
      draw();
    },
    stop() {
      unfollow();
      handles.delete(hero);
    },
  };
  handles.set(hero, handle);
  return handle;
}

/** Starts the sky, the line and the caption of the prerendered first screen, before React is loaded. */
export function startPrerenderedHero(root: Element): void {
  showHemisphere();
  const hero = root.querySelector('.hero');
  const stars = hero?.querySelector<HTMLElement>('.starfield');
  if (hero === null || stars === undefined || stars === null) return;
  const { noteDrawn } = startHero(hero);
  mountEarlySky(stars, 'atlas', noteDrawn);
}
