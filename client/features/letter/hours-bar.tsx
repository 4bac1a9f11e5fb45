// The line of hours under the letter: when the sky touches the user's chart today.

import { useCallback, useState } from 'react';
import { clockDigitsOf, clockTimeOf } from '#client/lib/date-words.ts';
import { getHourFormat } from '#client/lib/preferences.ts';
import { getDayRange, readWallClock } from '#client/lib/wall-clock.ts';
import { indices, strokePath } from '#client/ui/drawings/plane.ts';
import { spreadPlaces } from '#client/ui/drawings/spread.ts';
import { glyphHref } from '#client/ui/glyphs/glyph.tsx';
import type { TransitContact, Transits } from '#shared/transits/transits.schema.ts';
import { spokenTimeOf } from './contact-times.ts';
import { BAR_COPY } from './hours-bar.copy.ts';

// Measures of the drawing. One unit is a pixel at the browser's default text size, and grows with the text.
/** The width of the drawing until it is measured. */
const WIDTH = 350;
const REM = 16;
const BAR_TOP = 58;
const BAR_HEIGHT = 9;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** The minimum width of a contact's mark, so that it stays visible. */
const LEAST_MARK = 1.5;
/** From this width on, a mark is a pale area between two lines, so that an uncertain time looks uncertain. */
const WASH_FROM = 8;
/** The minimum distance between the glyphs of neighboring contacts. */
const GLYPH_GAP = 19;
/** The hours that are labeled below the bar. */
const FIGURES = [0, 6, 12, 18, 24] as const;
/** A label nearer than this to the current time, which is written on the same line, is left out. */
const figureRoom = (now: string) => 19 + 3 * now.length;
const ANGLE_LETTERS: Readonly<Record<string, string>> = { ascendant: 'AC', midheaven: 'MC' };

export type HoursBarProps = { transits: Transits; today: string; nowMs: number };

/** The bar of a day's hours with its contacts, as one picture that is told in a sentence. */
export function HoursBar({ transits, today, nowMs }: HoursBarProps) {
  const [width, setWidth] = useState(WIDTH);
  const watched = useCallback((drawing: SVGSVGElement | null) => watchWidth(drawing, setWidth), []);
  const { startMs, endMs } = getDayRange(today);
  const xOf = (ms: number) =>
    (Math.min(Math.max(ms - startMs, 0), endMs - startMs) / (endMs - startMs)) * width;
  // A contact of which only the day is known has no place on a bar of hours.
  const contacts = transits.contacts.filter(({ shown }) => shown !== 'day');
  const places = spreadPlaces(
    contacts.map(({ at }) => xOf(Date.parse(at))),
    GLYPH_GAP,
    8,
    width - 8,
  );
  const nowX = xOf(nowMs);
  const now = clockDigitsOf(new Date(nowMs).toISOString());
  // A day on which clocks change has 23 or 25 hours.
  const count = Math.round((endMs - startMs) / HOUR_MS);
  const hours = indices(count + 1).map((index) => {
    const ms = startMs + index * HOUR_MS;
    const { hour, minute } = readWallClock(ms);
    return index === count
      ? { x: xOf(endMs), hour: 24 }
      : { x: xOf(ms - minute * MINUTE_MS), hour };
  });
  const figures = FIGURES.flatMap((hour) => {
    const x = hours.find((each) => each.hour === hour)?.x;
    return x === undefined ? [] : [{ x, hour }];
  });
  const ticks = hours
    .map(({ x, hour }) => {
      const length = hour % 6 === 0 ? 6 : hour % 3 === 0 ? 3.5 : 0;
      return strokePath([
        [x, BAR_TOP],
        [x, BAR_TOP + BAR_HEIGHT + length],
      ]);
    })
    .join('');
  return (
    <svg
      ref={watched}
      role="img"
      aria-label={describeDay(transits.contacts, today, nowMs)}
      className="overflow-visible"
      viewBox={`0 6 ${width} 88`}
      width="100%"
    >
      <path d={`M0 ${BAR_TOP - 3.5}H${width}`} stroke="var(--line-control)" />
      <rect
        x="0"
        y={BAR_TOP}
        width={width}
        height={BAR_HEIGHT}
        fill="none"
        stroke="var(--line-control)"
      />
      <path d={ticks} stroke="var(--line-control)" strokeWidth=".8" />
      {contacts.map((contact, index) => (
        <Mark
          key={contact.id}
          contact={contact}
          from={xOf(Date.parse(contact.from))}
          until={xOf(Date.parse(contact.until))}
          place={places[index] ?? 0}
          isPast={Date.parse(contact.at) < nowMs}
        />
      ))}
      <path
        d={`M${nowX} ${BAR_TOP - 12}V${BAR_TOP + BAR_HEIGHT + 6}`}
        stroke="var(--brass-400)"
        strokeWidth="2"
      />
      <path d={`M${nowX} ${BAR_TOP - 8}l-4.5-7h9z`} fill="var(--brass-400)" />
      <g className="tnum font-sans text-[13px]" textAnchor="middle">
        {figures
          .filter(({ x }) => Math.abs(x - nowX) >= figureRoom(now))
          .map(({ x, hour }) => (
            <text
              key={hour}
              x={x}
              y="89"
              fill="var(--ivory-300)"
              textAnchor={hour === 0 ? 'start' : hour === 24 ? 'end' : 'middle'}
            >
              {BAR_COPY.figures[getHourFormat()][hour]}
            </text>
          ))}
        <text
          x={Math.min(Math.max(nowX, 16), width - 16)}
          y="89"
          fill="var(--brass-400)"
          fontWeight="600"
        >
          {now}
        </text>
      </g>
    </svg>
  );
}

/** Reports the width of a drawing in units, now and whenever it changes; returns a function that stops it. */
function watchWidth(drawing: SVGSVGElement | null, tell: (width: number) => void) {
  if (drawing === null) return;
  const measure = () => {
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const width = (drawing.getBoundingClientRect().width * REM) / rem;
    // In a hidden page, and in tests without layout, nothing has a width.
    if (width > 0) tell(width);
  };
  measure();
  const observer = new ResizeObserver(measure);
  observer.observe(drawing);
  return () => observer.disconnect();
}

type MarkProps = {
  contact: TransitContact;
  from: number;
  until: number;
  place: number;
  isPast: boolean;
};

/** A contact on the bar, as wide as its interval, with the moving body above it and the natal point below. */
function Mark({ contact, from, until, place, isPast }: MarkProps) {
  const { moving, natal } = contact;
  const middle = (from + until) / 2;
  const width = Math.max(LEAST_MARK, until - from);
  const angle = ANGLE_LETTERS[natal];
  return (
    <g className={isPast ? 'text-ivory-300' : 'text-ivory-50'} fill="currentColor">
      {width < WASH_FROM ? (
        <rect
          x={middle - width / 2}
          y={BAR_TOP - 9}
          width={width}
          height={BAR_HEIGHT + 9}
          opacity={isPast ? 0.6 : 1}
        />
      ) : (
        <g>
          <rect x={from} y={BAR_TOP} width={width} height={BAR_HEIGHT} opacity=".35" />
          <rect x={from} y={BAR_TOP} width="1" height={BAR_HEIGHT} />
          <rect x={until - 1} y={BAR_TOP} width="1" height={BAR_HEIGHT} />
        </g>
      )}
      <path
        d={strokePath([
          [middle, BAR_TOP - 9],
          [middle, BAR_TOP - 12],
          [place, BAR_TOP - 15],
        ])}
        fill="none"
        stroke="currentColor"
        strokeWidth=".8"
        strokeOpacity=".5"
      />
      <g className="glyph" strokeWidth="1.8">
        <use href={glyphHref(moving)} x={place - 8} y="8" width="16" height="16" />
        {angle === undefined && (
          <use
            className="text-ivory-300"
            href={glyphHref(natal as typeof moving)}
            x={place - 7}
            y="27"
            width="14"
            height="14"
          />
        )}
      </g>
      {angle !== undefined && (
        <text
          x={place}
          y="38"
          textAnchor="middle"
          className="font-sans text-[13px] font-semibold"
          fill="var(--ivory-300)"
        >
          {angle}
        </text>
      )}
    </g>
  );
}

const timeOf = (contact: TransitContact) => ({ ...contact, exactAt: contact.at });

/** The bar as a sentence: what has passed and what is to come, each with its time and its ±. */
function describeDay(contacts: readonly TransitContact[], today: string, nowMs: number): string {
  const say = (contact: TransitContact) =>
    `${contact.facts[0]?.text ?? contact.text}, ${spokenTimeOf(timeOf(contact), today)}`;
  const isPast = ({ at }: TransitContact) => Date.parse(at) < nowMs;
  const passed = contacts.filter(isPast).map(say).join('; ');
  const toCome = contacts
    .filter((contact) => !isPast(contact))
    .map(say)
    .join('; ');
  return [
    BAR_COPY.heard(contacts.length),
    BAR_COPY.now(clockTimeOf(new Date(nowMs).toISOString())),
    ...(passed === '' ? [] : [BAR_COPY.passed(passed)]),
    ...(toCome === '' ? [] : [BAR_COPY.toCome(toCome)]),
  ].join(' ');
}
