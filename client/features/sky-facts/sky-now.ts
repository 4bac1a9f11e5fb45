// The positions of the bodies at an instant, computed from the server's data of a date: the Moon's interpolated between
// samples, the other bodies' extrapolated from noon UTC by their speed. Near an ingress they are corrected, so that
// each body changes its sign at the minute of the ingress. Longitudes are apparent and geocentric, of the true equinox
// of date.

import type { SkyToday } from '#shared/horoscope/horoscope.schema.ts';
import type { BodyKey } from '#shared/sky/bodies.ts';
import {
  getSignKey,
  normalizeDegrees,
  SIGN_WIDTH_DEGREES,
  signedSeparationDegrees,
} from '#shared/sky/longitude.ts';
import { getMoonShape, type MoonShapeKey, type PhaseKey } from '#shared/sky/phases.ts';
import { SIGN_KEYS, type SignKey } from '#shared/zodiac/sign-names.ts';

const DAY_MS = 86_400_000;
const NOON_MS = DAY_MS / 2;
/** A body that would be computed on the wrong side of a sign's border is put this far on the right side, degrees. */
const INSIDE_DEGREES = 1e-6;

/** A principal phase of the Moon, and when it is exact, ISO 8601. */
export type NextPhase = { phase: PhaseKey; exactAt: string };

export type MoonNow = {
  sign: SignKey;
  longitudeDegrees: number;
  /** The Moon's longitude minus the Sun's, degrees in [0, 360). */
  elongationDegrees: number;
  shape: MoonShapeKey;
  /** When the Moon entered her sign and when she leaves it, ISO 8601; undefined where the day's facts do not say. */
  since: string | undefined;
  until: string | undefined;
  /** The next of her four principal phases. */
  next: NextPhase | undefined;
};

export type SkyNow = {
  moon: MoonNow;
  /** The ecliptic longitudes of the ten bodies, degrees in [0, 360). */
  positions: { body: BodyKey; longitudeDegrees: number }[];
};

/**
 * The sky at an instant (Unix milliseconds), computed from the sky of the reader's date; undefined for instants that
 * the Moon's samples do not cover.
 */
export function getSkyAt(sky: SkyToday, instantMs: number): SkyNow | undefined {
  const moonDegrees = interpolateMoon(sky.moon, instantMs);
  if (moonDegrees === undefined) return undefined;
  const days = (instantMs - Date.parse(`${sky.date}T00:00:00Z`) - NOON_MS) / DAY_MS;
  const positions = sky.positions.map(({ body, longitudeDegrees, speedDegreesPerDay }) => ({
    body,
    longitudeDegrees: keepToSign(
      sky,
      body,
      body === 'moon'
        ? moonDegrees
        : normalizeDegrees(longitudeDegrees + speedDegreesPerDay * days),
      instantMs,
    ),
  }));
  const degreesOf = (key: BodyKey) =>
    positions.find(({ body }) => body === key)?.longitudeDegrees ?? Number.NaN;
  const longitudeDegrees = degreesOf('moon');
  const elongationDegrees = normalizeDegrees(longitudeDegrees - degreesOf('sun'));
  return {
    moon: {
      sign: getSignKey(longitudeDegrees),
      longitudeDegrees,
      elongationDegrees,
      shape: getMoonShape(elongationDegrees),
      ...findMoonStay(sky, instantMs),
      next: findNextPhase(sky, instantMs),
    },
    positions,
  };
}

/**
 * The Moon's longitude in degrees, by the cubic through the four samples around the instant (Lagrange); within 0.1″ of
 * the computed Moon. Undefined outside the samples.
 */
function interpolateMoon(samples: SkyToday['moon'], instantMs: number): number | undefined {
  const times = samples.map(({ at }) => Date.parse(at));
  const [first, last] = [times[0], times.at(-1)];
  if (first === undefined || last === undefined || samples.length < 4) return undefined;
  if (instantMs < first || instantMs > last) return undefined;
  const before = times.findLastIndex((time) => time <= instantMs);
  const start = Math.min(Math.max(before - 1, 0), samples.length - 4);
  const near = samples.slice(start, start + 4);
  const base = near[0]?.longitude ?? 0;
  let degrees = 0;
  near.forEach(({ at, longitude }, index) => {
    const time = Date.parse(at);
    const weight = near.reduce((product, other, otherIndex) => {
      if (otherIndex === index) return product;
      const otherTime = Date.parse(other.at);
      return (product * (instantMs - otherTime)) / (time - otherTime);
    }, 1);
    degrees += weight * signedSeparationDegrees(base, longitude);
  });
  return normalizeDegrees(base + degrees);
}

/** The longitude, moved across a border between signs if the day's ingresses say that the body is on the other side. */
function keepToSign(sky: SkyToday, body: BodyKey, degrees: number, instantMs: number): number {
  const ingresses = sky.facts
    .filter((fact) => fact.kind === 'ingress')
    .filter((fact) => fact.bodies[0] === body)
    .sort((one, other) => Date.parse(one.exactAt) - Date.parse(other.exactAt));
  const entered = ingresses.findLast(({ exactAt }) => Date.parse(exactAt) <= instantMs);
  const entering = ingresses.find(({ exactAt }) => Date.parse(exactAt) > instantMs);
  const sign = getSignKey(degrees);
  if (entered !== undefined && sign !== entered.sign)
    return nearBorder(entered.sign, degrees, -INSIDE_DEGREES);
  if (entering !== undefined && sign === entering.sign)
    return nearBorder(entering.sign, degrees, INSIDE_DEGREES);
  return degrees;
}

/**
 * The longitude of that border of a sign which is nearest to `degrees`, moved `outward` (negative: inward), degrees.
 */
function nearBorder(sign: SignKey, degrees: number, outward: number): number {
  const middle = (SIGN_KEYS.indexOf(sign) + 0.5) * SIGN_WIDTH_DEGREES;
  const side = Math.sign(signedSeparationDegrees(middle, degrees)) || 1;
  return normalizeDegrees(middle + side * (SIGN_WIDTH_DEGREES / 2 + outward));
}

/** When the Moon entered the sign in which she is at the instant, and when she leaves it, ISO 8601. */
function findMoonStay(
  sky: SkyToday,
  instantMs: number,
): { since: string | undefined; until: string | undefined } {
  const borders = sky.facts
    .flatMap((fact) => {
      if (fact.bodies[0] !== 'moon') return [];
      if (fact.kind === 'position') return [fact.since, fact.until];
      return fact.kind === 'ingress' ? [fact.exactAt] : [];
    })
    .sort();
  return {
    since: borders.findLast((border) => Date.parse(border) <= instantMs),
    until: borders.find((border) => Date.parse(border) > instantMs),
  };
}

function findNextPhase(sky: SkyToday, instantMs: number): NextPhase | undefined {
  return sky.facts
    .filter((fact) => fact.kind === 'phase')
    .find(({ exactAt }) => Date.parse(exactAt) > instantMs);
}
