// The app's icon and its card for shared links, drawn from the same stars and scales as the pages.

import { CrystalBall } from '#client/ui/drawings/crystal-ball.tsx';
import { indices, type Point, tickPath } from '#client/ui/drawings/plane.ts';
import { starPath } from '#client/ui/drawings/star-path.ts';

const INK = '#070B16';
const IVORY = '#F6EFE0';
const BRASS = '#D8B56B';
const LINE = '#E8D6AA';

const ICON_MIDDLE: Point = [256, 256];

type IconProps = {
  /** As in the web manifest. any: up to the edge; maskable: all inside the circle that every mask keeps. */
  purpose: 'any' | 'maskable';
};

/** Asteria's star on the rim of an astrolabe, where the ecliptic crosses it; 512 units square. */
export function AppIcon({ purpose }: IconProps) {
  const scale = purpose === 'any' ? 1 : 0.9;
  const ticks = indices(72)
    .map((tick) => tickPath(ICON_MIDDLE, tick * 5, 186, tick % 6 === 0 ? 206 : 197))
    .join('');
  return (
    <svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 512 512">
      <title>Asteria</title>
      <rect width="512" height="512" fill={INK} />
      <g transform={`translate(256 256) scale(${scale}) translate(-256 -256)`}>
        <g fill="none" stroke={LINE}>
          <circle cx="256" cy="256" r="214" strokeOpacity=".55" strokeWidth="5" />
          <circle cx="256" cy="256" r="178" strokeOpacity=".3" strokeWidth="3" />
          <path d={ticks} strokeOpacity=".55" strokeWidth="4" />
        </g>
        <path
          d="M82 316A214 214 0 0 0 430 196"
          transform="rotate(-8 256 256)"
          fill="none"
          stroke={BRASS}
          strokeWidth="9"
          strokeLinecap="round"
        />
        <path d={starPath({ x: 256, y: 256, radius: 150, points: 8, notch: 0.34 })} fill={INK} />
        <path d={starPath({ x: 256, y: 256, radius: 134, points: 8, notch: 0.32 })} fill={IVORY} />
      </g>
    </svg>
  );
}

/** The icon of a browser's tab: at 16 pixels only the star is left. */
export function Favicon() {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
      <title>Asteria</title>
      <rect width="32" height="32" fill={INK} />
      <path d={starPath({ x: 16, y: 16, radius: 14, points: 8, notch: 0.36 })} fill={BRASS} />
    </svg>
  );
}

/** What stands beside a shared link, 1200 by 630. */
export function SocialCard() {
  // Around the glass, clear of the words.
  const middle: Point = [905, 256];
  const ticks = indices(180)
    .map((tick) => tickPath(middle, tick * 2, 262, tick % 5 === 0 ? 274 : 269))
    .join('');
  return (
    <div className="card">
      <svg className="rim" width="1200" height="630" viewBox="0 0 1200 630" aria-hidden="true">
        <g fill="none" stroke={LINE}>
          <circle cx={middle[0]} cy={middle[1]} r="262" strokeOpacity=".45" />
          <circle cx={middle[0]} cy={middle[1]} r="274" strokeOpacity=".25" />
          <circle cx={middle[0]} cy={middle[1]} r="290" strokeOpacity=".35" />
          <path d={ticks} strokeOpacity=".42" strokeWidth=".9" />
        </g>
        {/* The rim passes behind the stem. */}
        <rect x={middle[0] - 40} y="500" width="80" height="60" fill={INK} />
      </svg>
      <div className="words">
        <p className="mark">ASTERIA</p>
        <h1>A horoscope that shows its reasons</h1>
        <p className="lead">Every line rests on where a planet stands tonight.</p>
      </div>
      <div className="ball">
        <CrystalBall width={430} />
      </div>
    </div>
  );
}

export const SOCIAL_CARD_CSS = `
  * { margin: 0; box-sizing: border-box; }
  .card { --ink-950: ${INK}; --brass-400: ${BRASS}; position: relative; width: 1200px; height: 630px;
    overflow: hidden; background: ${INK}; color: ${IVORY}; }
  .rim { position: absolute; inset: 0; }
  .words { position: absolute; left: 80px; top: 84px; width: 570px; }
  .mark { font: 400 30px/1 "Ibarra Real Nova"; letter-spacing: .34em; }
  h1 { margin-top: 74px; font: 400 68px/1.02 "Ibarra Real Nova"; letter-spacing: -.003em; }
  .lead { margin-top: 30px; font: 400 29px/1.4 "Source Sans 3"; color: #CFC6B2; max-width: 470px; }
  .ball { position: absolute; right: 80px; top: 50px; width: 430px; }
`;
