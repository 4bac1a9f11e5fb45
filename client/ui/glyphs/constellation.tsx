import type { SignKey } from '#shared/zodiac/signs.ts';

// Height of each constellation in client/public/constellations.svg, whose width is always 300.
const FIGURE_HEIGHT = {
  aries: 197.5,
  taurus: 198.4,
  gemini: 263.1,
  cancer: 300,
  leo: 150.5,
  virgo: 214.4,
  libra: 300,
  scorpio: 300,
  sagittarius: 296.7,
  capricorn: 215.8,
  aquarius: 114.5,
  pisces: 223.2,
} as const satisfies Record<SignKey, number>;

/** A drawing narrower than this is scaled down so far that it uses a variant with larger stars and thicker lines. */
const SMALL_BELOW_PX = 210;

type ConstellationProps = {
  sign: SignKey;
  /** CSS pixels; if undefined the drawing fills its parent's width. */
  width?: number | undefined;
  label?: string | undefined;
  className?: string | undefined;
};

/** The constellation of a sign: its stars by magnitude, and our lines between them. */
export function Constellation({ sign, width, label, className }: ConstellationProps) {
  const height = FIGURE_HEIGHT[sign];
  const isSmall = width !== undefined && width < SMALL_BELOW_PX;
  const drawing = <use href={`/constellations.svg#${isSmall ? `${sign}-small` : sign}`} />;
  const shared = {
    className,
    viewBox: `0 0 300 ${height}`,
    width: width ?? '100%',
    height: width === undefined ? undefined : Math.round((width * height) / 300),
  };
  return label === undefined ? (
    <svg {...shared} aria-hidden="true">
      {drawing}
    </svg>
  ) : (
    <svg {...shared} role="img" aria-label={label}>
      {drawing}
    </svg>
  );
}
