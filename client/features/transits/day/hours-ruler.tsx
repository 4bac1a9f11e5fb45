// The ruler of a day's hours, from top to bottom: a mark for each contact, as tall as its interval, and a line from the
// mark to the contact's words. All sizes are CSS pixels.

import { hourWords } from '#client/lib/date-words.ts';
import { getDayRange, readWallClock } from '#client/lib/wall-clock.ts';
import { indices, strokePath } from '#client/ui/drawings/plane.ts';
import type { TransitContact } from '#shared/transits/transits.schema.ts';
import { TODAY_COPY } from '../transits.copy.ts';

export const PIXELS_PER_HOUR = 46;
/** The space above the first hour, for its number. */
export const RULER_TOP = 14;
const WIDTH = 104;
/** The left edge of the ruler's bar. */
const X = 64;
const BAR_WIDTH = 10;
const HOUR_MS = 3_600_000;
/** The least height of a contact's mark. */
const LEAST_MARK = 1.5;
/** An hour's number is left out when the line of the present time is nearer than this. */
const FIGURE_ROOM = 18;

type HoursRulerProps = {
  date: string;
  /** How far the ruler's first hour is moved down, to make room for words above it. */
  top: number;
  height: number;
  nowMs: number | undefined;
  /** Each contact, with the y coordinate at which the line from its mark meets its words. */
  marks: readonly { contact: TransitContact; isPast: boolean; rowY: number }[];
};

/** The drawing of the hours; the list beside it says the same in words. */
export function HoursRuler({ date, top, height, nowMs, marks }: HoursRulerProps) {
  const { startMs, endMs } = getDayRange(date);
  const yOf = (ms: number) =>
    top +
    RULER_TOP +
    ((Math.min(Math.max(ms, startMs), endMs) - startMs) / HOUR_MS) * PIXELS_PER_HOUR;
  // A day on which clocks change has 23 or 25 hours.
  const hours = indices(Math.round((endMs - startMs) / HOUR_MS) + 1).map((count) => {
    const ms = startMs + count * HOUR_MS;
    return { y: yOf(ms), ms, hour: readWallClock(ms).hour };
  });
  const [from, until] = [yOf(startMs), yOf(endMs)];
  const nowY = nowMs === undefined ? undefined : yOf(nowMs);
  return (
    <svg
      aria-hidden="true"
      className="absolute top-0 -left-1.5 overflow-visible tiny:hidden"
      width={WIDTH}
      height={height}
      viewBox={`0 0 ${WIDTH} ${height}`}
      fill="none"
    >
      <path
        stroke="var(--line-control)"
        d={`M${X} ${from}V${until}M${X + BAR_WIDTH} ${from}V${until}M${X - 3.5} ${from}V${until}`}
      />
      <path
        stroke="var(--line-control)"
        strokeWidth=".8"
        d={hours
          .map(({ y, hour }) => `M${hour % 3 === 0 ? X - 9 : X - 3.5} ${y}H${X + BAR_WIDTH}`)
          .join('')}
      />
      <path
        stroke="var(--line-strong)"
        strokeWidth=".75"
        d={hours
          .slice(0, -1)
          .flatMap(({ y }) => [
            `M${X} ${y + PIXELS_PER_HOUR / 4}h3`,
            `M${X} ${y + PIXELS_PER_HOUR / 2}h5`,
            `M${X} ${y + (PIXELS_PER_HOUR * 3) / 4}h3`,
          ])
          .join('')}
      />
      <g className="tnum font-sans text-[13px]" fill="var(--ivory-300)" textAnchor="end">
        {hours
          .filter(({ hour }) => hour % 3 === 0)
          .filter(({ y }) => nowY === undefined || Math.abs(y - nowY) >= FIGURE_ROOM)
          .map(({ ms, y, hour }) => (
            <text key={ms} x={X - 15} y={y + 4.5}>
              {hour === 12 ? TODAY_COPY.noon : hourWords(hour)}
            </text>
          ))}
      </g>
      {marks.map(({ contact, isPast, rowY }) => {
        const isWash = contact.shown === 'hour';
        const [start, end] = [yOf(Date.parse(contact.from)), yOf(Date.parse(contact.until))];
        const middle = yOf(Date.parse(contact.at));
        const tall = Math.max(LEAST_MARK, end - start);
        return (
          <g
            key={contact.id}
            className={isPast ? 'text-ivory-500' : 'text-ivory-50'}
            stroke="currentColor"
          >
            {isWash ? (
              <>
                <rect
                  x={X - 3.5}
                  y={start}
                  width="17.5"
                  height={tall}
                  fill="currentColor"
                  fillOpacity=".2"
                  stroke="none"
                />
                <path strokeWidth=".8" d={`M${X - 3.5} ${start}h17.5M${X - 3.5} ${end}h17.5`} />
              </>
            ) : (
              <rect
                x={X - 6}
                y={middle - tall / 2}
                width="24"
                height={tall}
                fill="currentColor"
                stroke="none"
              />
            )}
            <path
              strokeWidth=".8"
              strokeOpacity=".5"
              d={strokePath([
                [X + (isWash ? 14 : 18), middle],
                [X + 30, rowY],
                [X + 36, rowY],
              ])}
            />
          </g>
        );
      })}
      {nowY !== undefined && (
        <g stroke="var(--brass-400)" strokeWidth="2">
          <path d={`M${X - 9} ${nowY}H${X + 22}`} />
          <path d={`M${X - 9} ${nowY}l-7 -4.5v9z`} fill="var(--brass-400)" stroke="none" />
        </g>
      )}
    </svg>
  );
}
