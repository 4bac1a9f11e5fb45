import type { SignKey } from '#shared/zodiac/signs.ts';

// Height and top of each figure in client/public/constellations.svg, whose width is always 300.
const FIGURE_BOX = {
  aries: { top: 51.2, height: 197.5 },
  taurus: { top: 50.8, height: 198.4 },
  gemini: { top: 18.4, height: 263.1 },
  cancer: { top: 0, height: 300 },
  leo: { top: 74.7, height: 150.5 },
  virgo: { top: 42.8, height: 214.4 },
  libra: { top: 0, height: 300 },
  scorpio: { top: 0, height: 300 },
  sagittarius: { top: 1.7, height: 296.7 },
  capricorn: { top: 42.1, height: 215.8 },
  aquarius: { top: 92.8, height: 114.5 },
  pisces: { top: 38.4, height: 223.2 },
} as const satisfies Record<SignKey, { top: number; height: number }>;

type ConstellationProps = {
  sign: SignKey;
  /** CSS pixels; without it the figure fills its parent's width. */
  width?: number | undefined;
  label?: string | undefined;
  className?: string | undefined;
};

/** The sign's figure in the sky: its stars by magnitude, and our lines between them. */
export function Constellation({ sign, width, label, className }: ConstellationProps) {
  const { height } = FIGURE_BOX[sign];
  const drawing = <use href={`/constellations.svg#${sign}`} />;
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
