// Turns birth details as typed into the columns to store: checks the date, looks the place up in the gazetteer,
// and checks that the local time existed.

import { bindAll } from '#server/platform/bind-all.ts';
import type { Clock } from '#server/platform/clock.ts';
import { resolveLocalTime } from '#server/sky/civil-time/civil-time.ts';
import { describeSkippedTime, isWholeDay } from '#server/sky/civil-time/skipped-time.copy.ts';
import type { BirthTimeFold, BirthTimeMargin } from '#shared/core/birth.ts';
import { utcDateOf, WESTERNMOST_OFFSET_MS } from '#shared/core/calendar-date.ts';
import { type AppError, badField } from '#shared/core/errors.ts';
import { ACCOUNT_FIELD_COPY } from '#shared/identity/account/account.copy.ts';
import {
  type BirthDetails,
  findBirthDateProblem,
} from '#shared/identity/account/birth-details.schema.ts';
import type { HourFormat } from '#shared/identity/account/preferences.schema.ts';
import type { Place } from '#shared/places/places.schema.ts';

/** The functions of the gazetteer that birth details need. */
export interface PlaceFinder {
  /** The place with a GeoNames id. */
  findPlaceById(id: number): Promise<Place | undefined>;
  /** The best exact match of a text such as `Paris, France`. */
  resolvePlaceText(text: string): Promise<Place | undefined>;
}

/** The columns of `users` that birth details fill. */
export interface BirthColumns {
  birthDate: string;
  birthTime: string | null;
  birthPlace: string;
  birthPlaceDetails: Place | null;
  birthTimeFold: BirthTimeFold | null;
  birthTimeMargin: BirthTimeMargin | null;
}

interface Dependencies {
  places: PlaceFinder;
  clock: Clock;
  minAgeYears: number;
}

async function findPlace(
  { places }: Dependencies,
  details: BirthDetails,
): Promise<Place | undefined> {
  if (details.birthPlaceId === null) return places.resolvePlaceText(details.birthPlace);
  const chosen = await places.findPlaceById(details.birthPlaceId);
  if (!chosen) throw badField('birthPlaceId', ACCOUNT_FIELD_COPY.birthPlaceUnknown);
  return chosen;
}

/**
 * Which of two instants is meant; null where the local time was unique or is not known. Throws `bad_input` for a
 * skipped local time.
 */
function resolveFold(
  details: BirthDetails,
  place: Place | undefined,
  hours: HourFormat,
): BirthTimeFold | null {
  if (details.birthTime === null || !place) return null;
  const resolution = resolveLocalTime({
    localDate: details.birthDate,
    localTime: details.birthTime,
    timeZone: place.timeZone,
    longitude: place.longitude,
    fold: details.birthTimeFold ?? undefined,
  });
  if (resolution.kind === 'skipped')
    throw badField(
      isWholeDay(resolution.gap) ? 'birthDate' : 'birthTime',
      describeSkippedTime(
        { localDate: details.birthDate, localTime: details.birthTime },
        resolution.gap,
        hours,
      ),
    );
  return resolution.kind === 'ambiguous' ? resolution.fold : null;
}

/** Today's date where a day begins last on Earth; a birthday that has begun there has begun everywhere. */
function lastToday({ clock }: Dependencies) {
  return utcDateOf(clock.now() + WESTERNMOST_OFFSET_MS);
}

function tooYoung({ minAgeYears }: Dependencies) {
  return ACCOUNT_FIELD_COPY.tooYoung(minAgeYears);
}

/** Whether somebody born on this date has not reached the minimum age yet somewhere on earth. */
function isTooYoung(dependencies: Dependencies, birthDate: string): boolean {
  const { minAgeYears } = dependencies;
  return (
    findBirthDateProblem(birthDate, lastToday(dependencies), minAgeYears) === tooYoung(dependencies)
  );
}

/** The error that refuses a person who is too young: `bad_input` at `birthDate`. */
function ageRefusal(dependencies: Dependencies): AppError {
  return badField('birthDate', tooYoung(dependencies));
}

/** Throws `bad_input` at the field for a date out of range, an unknown place id, or a skipped local time. */
async function resolve(
  dependencies: Dependencies,
  details: BirthDetails,
  hours: HourFormat,
): Promise<BirthColumns> {
  const { clock, minAgeYears } = dependencies;
  const today = utcDateOf(clock.now());
  const problem =
    findBirthDateProblem(details.birthDate, today, minAgeYears) ??
    findBirthDateProblem(details.birthDate, lastToday(dependencies), minAgeYears);
  if (problem !== undefined) throw badField('birthDate', problem);
  const place = await findPlace(dependencies, details);
  return {
    birthDate: details.birthDate,
    birthTime: details.birthTime,
    birthPlace: details.birthPlace,
    birthPlaceDetails: place ?? null,
    birthTimeFold: resolveFold(details, place, hours),
    birthTimeMargin: details.birthTime === null ? null : details.birthTimeMargin,
  };
}

export function createBirthDetailsService(dependencies: Dependencies) {
  return bindAll(dependencies, { isTooYoung, ageRefusal, resolve });
}

export type BirthDetailsService = ReturnType<typeof createBirthDetailsService>;
