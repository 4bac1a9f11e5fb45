import { monthAndDay } from '#client/lib/date-words.ts';
import type { PlaceClock } from '#shared/places/place-clock.schema.ts';

/** A clock's offset from UTC: 'UTC−05:00', with seconds if it had any. */
function offsetWords(utcOffsetSeconds: number): string {
  const size = Math.abs(utcOffsetSeconds);
  const parts = [Math.floor(size / 3600), Math.floor(size / 60) % 60, size % 60];
  const shown = parts[2] === 0 ? parts.slice(0, 2) : parts;
  const digits = shown.map((part) => String(part).padStart(2, '0')).join(':');
  return `UTC${utcOffsetSeconds < 0 ? '−' : '+'}${digits}`;
}

export const BIRTH_DETAILS_COPY = {
  date: 'Birth date',
  birthday: 'Your birthday',
  timeFold: 'I know the time, too',
  timeFoldNote: 'Makes it finer. Not needed.',
  /** What a date gives back. */
  sign: (sign: string) => `Your sign: ${sign}`,
  /** What time and place give back: 'Pisces or Aries rising'. */
  rising: (signs: string) => `${signs} rising`,
  time: 'Birth time',
  timeUnknown: 'I don’t know my birth time',
  timeUnknownCost:
    'Then your chart has no rising sign and no houses, and the Moon may stand between two signs. Everything else works.',
  timeHint: 'Local time, as on your birth certificate. It gives your rising sign and your houses.',
  margin: 'How sure are you of the time?',
  marginHint: 'A few minutes can move your rising sign. What your time can’t tell, we leave out.',
  marginUnsaid: 'I haven’t looked',
  margins: {
    0: 'Exactly, to the minute',
    5: 'Within 5 minutes',
    15: 'Within 15 minutes',
    30: 'Within 30 minutes',
    60: 'Within 60 minutes',
  },
  place: 'Birth place',
  placePlaceholder: 'City, Country',
  placeHint: 'Choose from the list if you can: the place sets the time zone.',
  placeUnchosen: {
    unsure: 'If you go on, your chart will say which place we found, if any.',
    unknown: 'Without one, your chart will say that it has no place.',
  },
  /** For a guest, whose text is not looked up. */
  placeUnchosenByGuest: {
    unsure: 'If you go on, we leave the place out.',
    unknown: 'Without one, we leave the place out.',
  },
  /** The instant of the given time: 'The clock there was UTC−05:00. So: 02:18 UTC, August 3.' */
  receipt: ({ utc, utcOffsetSeconds }: PlaceClock['instants'][number]) =>
    `The clock there was ${offsetWords(utcOffsetSeconds)}. So: ${utc.slice(11, 16)} UTC, ${monthAndDay(utc.slice(0, 10))}.`,
  foldQuestion: 'That hour came twice: the clocks went back. Which one was it?',
  foldEarlier: 'The earlier one',
  foldEarlierMeaning: 'Before the clocks went back',
  foldLater: 'The later one',
  foldLaterMeaning: 'After the clocks went back',
} as const;
