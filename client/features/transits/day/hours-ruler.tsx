// The ruler of a day's hours, from top to bottom: a mark for each contact, as tall as its interval, and a line from the
// mark to the contact's words. Where the scale is shortened, it is broken. All sizes are CSS pixels.

import { hourWords } from '#client/lib/date-words.ts';
import { readWallClock } from '#client/lib/wall-clock.ts';
import { indices, strokePath } from '#client/ui/drawings/plane.ts';
import type { TransitContact } from '#shared/transits/transits.schema.ts';
import { TODAY_COPY } from '../transits.copy.ts';
import type { HoursScale } from './hours-scale.ts';

const WIDTH = 104;
/** The left edge of the ruler's bar. */
const X = 64;
const BAR_WIDTH = 10;
const HOUR_MS = 3_600_000;
const QUARTER_MS = HOUR_MS / 4;
/** The least height of a contact's mark. */
const LEAST_MARK = 1.5;
/** An hour's number is left out when the line of the present time is nearer than this. */
const FIGURE_ROOM = 18;

type RulerMark = {
  contact: TransitContact;
  /** The y coordinate at which the line from the mark meets the contact's words. */
  rowY: number;
};

type HoursRulerProps = {
  scale: HoursScale;
  /** How far everything is moved down, to make room for words above it. */
  top: number;
  height: number;
  nowMs: number | undefined;
  marks: readonly RulerMark[];
};

/** The drawing of the hours; the list beside it says the same in words. */
export function HoursRuler({ scale, top, height, nowMs, marks }: HoursRulerProps) {
  const yOf = (ms: number) => top + scale.yOf(ms);
  const nowY = nowMs === undefined ? undefined : yOf(nowMs);
  return (
    <svg
      aria-hidden="true"
      className="absolute top-0 -left-1.5 overflow-visible max-[22em]:hidden"
      width={WIDTH}
      height={height}
      viewBox={`0 0 ${WIDTH} ${height}`}
      fill="none"
    >
      <Bar scale={scale} yOf={yOf} nowY={nowY} />
      {marks.map((mark) => (
        <Mark key={mark.contact.id} {...mark} yOf={yOf} />
      ))}
      {nowY !== undefined && (
        <g stroke="var(--brass-400)" strokeWidth="2">
          <path d={`M${X - 9} ${nowY}H${X + 22}`} />
          <path d={`M${X - 9} ${nowY}l-7 -4.5v9z`} fill="var(--brass-400)" stroke="none" />
        </g>
      )}
    </svg>
  );
}

type ScaledProps = { yOf: (ms: number) => number };

/** The bar with its hours and quarters, and the breaks, as surveyors draw them. */
function Bar({ scale, yOf, nowY }: ScaledProps & { scale: HoursScale; nowY: number | undefined }) {
  const { parts, breaks, isDrawn } = scale;
  const startMs = parts[0]?.startMs ?? 0;
  const endMs = parts.at(-1)?.endMs ?? 0;
  const quarters = indices(Math.round((endMs - startMs) / QUARTER_MS) + 1)
    .map((count) => startMs + count * QUARTER_MS)
    .filter((ms) => isDrawn(ms))
    .map((ms) => ({ ms, y: yOf(ms), ...readWallClock(ms) }));
  const hours = quarters.filter(({ minute }) => minute === 0);
  return (
    <>
      <path
        stroke="var(--line-control)"
        d={parts
          .flatMap((part) => {
            const [from, until] = [yOf(part.startMs), yOf(part.endMs)];
            return [X - 3.5, X, X + BAR_WIDTH].map((x) => `M${x} ${from}V${until}`);
          })
          .join('')}
      />
      <path
        stroke="var(--line-control)"
        d={breaks
          .flatMap((part) => [yOf(part.startMs), yOf(part.endMs)])
          .map((y) => `M${X - 11} ${y + 3}l9 -6 5 7 5 -8 10 5`)
          .join('')}
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
        d={quarters
          .filter(({ minute }) => minute !== 0)
          .map(({ y, minute }) => `M${X} ${y}h${minute === 30 ? 5 : 3}`)
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
    </>
  );
}

function Mark({ contact, rowY, yOf }: ScaledProps & RulerMark) {
  const isWash = contact.shown === 'hour';
  const [start, end] = [yOf(Date.parse(contact.from)), yOf(Date.parse(contact.until))];
  const middle = yOf(Date.parse(contact.at));
  const tall = Math.max(LEAST_MARK, end - start);
  return (
    <g className="text-ivory-50" stroke="currentColor">
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
}
