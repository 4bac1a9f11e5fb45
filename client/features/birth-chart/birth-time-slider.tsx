// A slider that moves the birth time by up to an hour, and the signs and houses that would then differ.

import { useId, useState } from 'react';
import { wallTimeWords } from '#client/lib/date-words.ts';
import {
  type Flip,
  listShifted,
  SHIFT_MAX_MINUTES,
  type Shifted,
  shiftTime,
} from './birth-time-shift.ts';
import { describeShift, SHIFT_COPY, shiftTitle } from './birth-time-slider.copy.ts';

/** The slider, for a chart with a birth time and a place. */
export function BirthTimeSlider({ flips, time }: { flips: readonly Flip[]; time: string }) {
  const id = useId();
  const [minutes, setMinutes] = useState(0);
  const shifted: readonly Shifted[] = listShifted(flips, time, minutes);
  const title = shiftTitle(wallTimeWords(shiftTime(time, minutes)), minutes);
  const lines = describeShift(shifted, minutes);
  return (
    <div className="mt-4 print:hidden">
      <label htmlFor={id} className="block text-15 text-ivory-300">
        {SHIFT_COPY.label}
      </label>
      <input
        id={id}
        type="range"
        className="mt-1 h-11 w-full cursor-pointer accent-brass-400"
        min={-SHIFT_MAX_MINUTES}
        max={SHIFT_MAX_MINUTES}
        step={1}
        value={minutes}
        // Read aloud at each step, because the number of minutes alone says little.
        aria-valuetext={[title, ...lines].join('. ')}
        onChange={(event) => setMinutes(Number(event.target.value))}
      />
      <p className="font-semibold tnum">{title}</p>
      <ul className="mt-1 grid min-h-12 gap-1">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="mt-2 text-15 text-ivory-300">{SHIFT_COPY.note}</p>
    </div>
  );
}
