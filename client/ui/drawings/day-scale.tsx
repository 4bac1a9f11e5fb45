import type { BodyKey } from '#shared/sky/bodies.ts';
import { SIGN_KEYS, SIGN_NAMES } from '#shared/zodiac/signs.ts';
import { classNames } from '../class-names.ts';
import { glyphHref } from '../glyphs/glyph.tsx';
import { indices, strokePath } from './plane.ts';
import { spreadPlaces } from './spread.ts';

/** Sizes in units of the view box. */
const WIDTH = 350;
const RULER_Y = 44;
const GLYPH_SIZE = 16;
/** The least distance between the middles of two bodies' glyphs. */
const GLYPH_GAP = 17.5;

function rulerX(longitudeDegrees: number): number {
  return (longitudeDegrees / 360) * WIDTH;
}

const RULER_TICKS = indices(73)
  .map((index) => {
    const x = rulerX(index * 5);
    const length = index % 6 === 0 ? 9 : index % 2 === 0 ? 5 : 3;
    return strokePath([
      [x, RULER_Y],
      [x, RULER_Y + length],
    ]);
  })
  .join('');

export type ScalePosition = {
  body: BodyKey;
  /** Ecliptic longitude, degrees, 0 up to 360. */
  longitudeDegrees: number;
};

type DayScaleProps = {
  positions: readonly ScalePosition[];
  /** The body drawn in brass: today's Moon. */
  highlighted?: BodyKey | undefined;
  className?: string | undefined;
};

/** 'Moon 3° Aries' for each body, in the order of the zodiac. */
function describe(positions: readonly ScalePosition[]): string {
  return [...positions]
    .sort((a, b) => a.longitudeDegrees - b.longitudeDegrees)
    .map(({ body, longitudeDegrees }) => {
      const name = `${body.charAt(0).toUpperCase()}${body.slice(1)}`;
      const sign = SIGN_NAMES[Math.floor(longitudeDegrees / 30) % 12] ?? '';
      return `${name} ${Math.floor(longitudeDegrees % 30)}° ${sign}`;
    })
    .join(', ');
}

/** The ecliptic as a ruler: signs below, the day's bodies above, each with a line to its true longitude. */
export function DayScale({ positions, highlighted = 'moon', className }: DayScaleProps) {
  const places = spreadPlaces(
    positions.map(({ longitudeDegrees }) => rulerX(longitudeDegrees)),
    GLYPH_GAP,
    GLYPH_SIZE / 2,
    WIDTH - GLYPH_SIZE / 2,
  );
  return (
    <svg
      role="img"
      aria-label={`The planets from Aries to Pisces: ${describe(positions)}`}
      className={classNames('overflow-visible', className)}
      viewBox={`0 8 ${WIDTH} 64`}
      width="100%"
    >
      <path d={`M0 ${RULER_Y}H${WIDTH}`} stroke="var(--line-control)" />
      <path d={RULER_TICKS} stroke="var(--line-control)" strokeWidth=".8" />
      <g className="glyph" strokeWidth="1.8">
        <g className="text-ivory-300">
          {SIGN_KEYS.map((sign, index) => (
            <use
              key={sign}
              href={glyphHref(sign)}
              x={rulerX(index * 30 + 15) - 7}
              y="56"
              width="14"
              height="14"
            />
          ))}
        </g>
        {positions.map(({ body, longitudeDegrees }, index) => {
          const x = rulerX(longitudeDegrees);
          const place = places[index] ?? x;
          return (
            <g key={body} className={body === highlighted ? 'text-brass-400' : undefined}>
              <path
                d={strokePath([
                  [x, RULER_Y],
                  [x, RULER_Y - 4],
                  [place, 31],
                ])}
                strokeWidth=".8"
                strokeOpacity=".5"
              />
              <use
                href={glyphHref(body)}
                x={place - GLYPH_SIZE / 2}
                y="11"
                width={GLYPH_SIZE}
                height={GLYPH_SIZE}
              />
            </g>
          );
        })}
      </g>
    </svg>
  );
}
