// The three time scales: UTC (civil time), TT (the motion of the bodies) and UT1 (the rotation of the Earth).

const MS_PER_DAY = 86_400_000;
const MS_PER_SECOND = 1_000;
const SECONDS_PER_DAY = 86_400;
/** Julian day of 1970-01-01T00:00, from which JavaScript counts milliseconds. */
const JULIAN_DAY_OF_EPOCH = 2_440_587.5;
/** TT − TAI, seconds, by definition. */
const TT_MINUS_TAI_SECONDS = 32.184;

/** TAI − UTC in whole seconds from each date on (IERS Bulletin C). */
const LEAP_SECONDS = [
  ['1972-01-01', 10],
  ['1972-07-01', 11],
  ['1973-01-01', 12],
  ['1974-01-01', 13],
  ['1975-01-01', 14],
  ['1976-01-01', 15],
  ['1977-01-01', 16],
  ['1978-01-01', 17],
  ['1979-01-01', 18],
  ['1980-01-01', 19],
  ['1981-07-01', 20],
  ['1982-07-01', 21],
  ['1983-07-01', 22],
  ['1985-07-01', 23],
  ['1988-01-01', 24],
  ['1990-01-01', 25],
  ['1991-01-01', 26],
  ['1992-07-01', 27],
  ['1993-07-01', 28],
  ['1994-07-01', 29],
  ['1996-01-01', 30],
  ['1997-07-01', 31],
  ['1999-01-01', 32],
  ['2006-01-01', 33],
  ['2009-01-01', 34],
  ['2012-07-01', 35],
  ['2015-07-01', 36],
  ['2017-01-01', 37],
] as const;

const LEAP_SECOND_STEPS = LEAP_SECONDS.map(([date, taiMinusUtcSeconds]) => ({
  fromUtcMs: Date.parse(date),
  ttMinusUtcSeconds: taiMinusUtcSeconds + TT_MINUS_TAI_SECONDS,
}));
const FIRST_LEAP_SECOND_MS = Date.parse('1972-01-01');

const DELTA_T_FIRST_YEAR = 1900;
/**
 * ΔT = TT − UT1 in seconds on 1 January of each year from 1900. To 1955 the spline of Stephenson,
 * Morrison and Hohenkerk (2016, Proc. R. Soc. A 472, table S15), then the Astronomical Almanac and
 * the IERS. Interpolated linearly it is within 0.1 s, which is 1.5″ of an Ascendant.
 */
const DELTA_T_SECONDS_BY_YEAR = [
  -1.98, -0.75, 0.62, 2.06, 3.51, 4.92, 6.24, 7.49, 8.69, 9.9, 11.14, 12.43, 13.75, 15.06, 16.32,
  17.48, 18.52, 19.44, 20.26, 20.98, 21.62, 22.19, 22.69, 23.12, 23.49, 23.79, 24.02, 24.2, 24.32,
  24.39, 24.42, 24.41, 24.38, 24.32, 24.24, 24.16, 24.08, 24.04, 24.06, 24.17, 24.43, 24.83, 25.35,
  25.92, 26.51, 27.05, 27.51, 27.89, 28.24, 28.58, 28.93, 29.32, 29.7, 30.0, 30.2, 31.07, 31.35,
  31.68, 32.18, 32.68, 33.15, 33.59, 34.0, 34.47, 35.03, 35.73, 36.54, 37.43, 38.29, 39.2, 40.18,
  41.17, 42.23, 43.37, 44.49, 45.48, 46.46, 47.52, 48.53, 49.59, 50.54, 51.38, 52.17, 52.96, 53.79,
  54.34, 54.87, 55.32, 55.82, 56.3, 56.86, 57.57, 58.31, 59.12, 59.98, 60.78, 61.63, 62.3, 62.97,
  63.47, 63.83, 64.09, 64.3, 64.47, 64.57, 64.69, 64.85, 65.15, 65.46, 65.78, 66.07, 66.32, 66.6,
  66.91, 67.28, 67.64, 68.1, 68.59, 68.97, 69.22, 69.36, 69.36, 69.29, 69.2, 69.18, 69.14, 69.11,
] as const;

/**
 * ΔT = TT − UT1 in seconds at an instant. Before 1900 and after the table the nearest value is used: the
 * Earth's future rotation is not known, and the error stays below a second for years.
 */
export function getDeltaTSeconds(utcMs: number): number {
  const year = new Date(utcMs).getUTCFullYear();
  const yearStartMs = Date.UTC(year, 0, 1);
  const yearLengthMs = Date.UTC(year + 1, 0, 1) - yearStartMs;
  const valueAt = (atYear: number): number => {
    const last = DELTA_T_SECONDS_BY_YEAR.length - 1;
    const index = Math.min(Math.max(atYear - DELTA_T_FIRST_YEAR, 0), last);
    return DELTA_T_SECONDS_BY_YEAR[index] ?? 0;
  };
  const atStart = valueAt(year);
  return atStart + ((valueAt(year + 1) - atStart) * (utcMs - yearStartMs)) / yearLengthMs;
}

/**
 * TT − UTC in seconds. From 1972 the leap seconds count, and none are assumed after the last one
 * announced. Before 1972, when civil clocks followed the Earth's rotation, UTC is taken as UT1.
 */
export function getTtMinusUtcSeconds(utcMs: number): number {
  if (utcMs < FIRST_LEAP_SECOND_MS) return getDeltaTSeconds(utcMs);
  for (let index = LEAP_SECOND_STEPS.length - 1; index >= 0; index -= 1) {
    const step = LEAP_SECOND_STEPS[index];
    if (step !== undefined && utcMs >= step.fromUtcMs) return step.ttMinusUtcSeconds;
  }
  return getDeltaTSeconds(utcMs);
}

/** Julian day in TT of an instant given in UTC milliseconds since 1970. */
export function toJulianDayTt(utcMs: number): number {
  return JULIAN_DAY_OF_EPOCH + utcMs / MS_PER_DAY + getTtMinusUtcSeconds(utcMs) / SECONDS_PER_DAY;
}

/** UTC milliseconds since 1970 of a Julian day in TT; the inverse of `toJulianDayTt`, to 0.1 ms. */
export function toUtcMs(julianDayTt: number): number {
  const ttMs = (julianDayTt - JULIAN_DAY_OF_EPOCH) * MS_PER_DAY;
  // The difference is looked up by UTC, so a first guess takes TT for UTC.
  const guess = ttMs - getTtMinusUtcSeconds(ttMs) * MS_PER_SECOND;
  return ttMs - getTtMinusUtcSeconds(guess) * MS_PER_SECOND;
}

/** Julian day in UT1, which follows the Earth's rotation, of an instant given in UTC milliseconds. */
export function toJulianDayUt1(utcMs: number): number {
  return toJulianDayTt(utcMs) - getDeltaTSeconds(utcMs) / SECONDS_PER_DAY;
}
