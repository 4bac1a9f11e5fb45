// How a contact is named: three glyphs, its words, its time, and the exact days of its season.

import type { ContactTime } from '#client/features/letter/index.ts';
import { calendarDayOf } from '#client/lib/today.ts';
import { Glyph } from '#client/ui/glyphs/glyph.tsx';
import { listWords } from '#shared/core/list-words.ts';
import type { AspectKey } from '#shared/sky/aspects.ts';
import { type BodyKey, getBodyName } from '#shared/sky/bodies.ts';
import { getNatalPointName, type NatalPointKey } from '#shared/sky/natal-points.ts';
import { WIDE_DAY_MS } from '#shared/sky/wide-day.ts';
import type { TransitContact, TransitSeason } from '#shared/transits/transits.schema.ts';
import { contactName, SEASONS_COPY } from './transits.copy.ts';

export type ContactNames = { moving: BodyKey; aspect: AspectKey; natal: NatalPointKey };

/** 'Mercury square your Sun'. */
export function nameOf({ moving, aspect, natal }: ContactNames): string {
  return contactName(getBodyName(moving), aspect, getNatalPointName(natal));
}

/** The moving body, the aspect and the natal point as glyphs; Ascendant and Midheaven as the letters AC and MC. */
export function ContactMarks({ moving, aspect, natal }: ContactNames) {
  return (
    <span aria-hidden="true" className="flex h-6 w-16 flex-none items-center gap-1">
      <Glyph name={moving} size={20} />
      <span className="grid w-5 place-items-center">
        <Glyph name={aspect} size={15} />
      </span>
      {natal === 'ascendant' || natal === 'midheaven' ? (
        <span className="min-w-5 text-center text-[13px]/[1] font-semibold whitespace-nowrap">
          {natal === 'ascendant' ? 'AC' : 'MC'}
        </span>
      ) : (
        <Glyph name={natal} size={20} />
      )}
    </span>
  );
}

/**
 * A contact's time in the form that the letter's functions for time words take; without an instant (`exactAt` null) for
 * a near miss, in which the moving body turns before the aspect is exact.
 */
export function timeOf(contact: TransitContact): ContactTime {
  return { ...contact, exactAt: contact.nearMiss === undefined ? contact.at : null };
}

/** Whether a contact of today has passed: one without a set hour only once it can no longer come. */
export function isBehind({ shown, at, until }: TransitContact, nowMs: number): boolean {
  return Date.parse(shown === 'day' ? until : at) < nowMs;
}

type Pass = TransitSeason['passes'][number];

export const dayOfPass = ({ at }: Pass) => calendarDayOf(new Date(at));

function isWide({ from, until, shown }: Pass): boolean {
  return shown === 'day' && Date.parse(until) - Date.parse(from) >= 2 * WIDE_DAY_MS;
}

/**
 * The exact days of a season with how sure they are, the same wherever they are told: 'Jan 15 (give or take a day) and
 * about Sep 24', 'Jun 20 and Dec 8, each give or take a day'.
 */
export function exactDaysOf(passes: readonly Pass[], wordsOf: (day: string) => string): string {
  const isEach = passes.every(isWide);
  const days = passes.map((pass) => {
    const words = wordsOf(dayOfPass(pass));
    if (pass.shown === 'about') return SEASONS_COPY.about(words);
    return isWide(pass) && !isEach ? SEASONS_COPY.giveOrTake(words) : words;
  });
  return listWords(days) + (isEach ? SEASONS_COPY.each(passes.length) : '');
}
