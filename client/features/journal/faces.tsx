import { useId } from 'react';
import { MOODS, type Mood } from '#shared/journal/journal-rules.ts';
import { MOOD_NAMES } from './check-in.copy.ts';
import { Face } from './face.tsx';

type FacesProps = {
  /** The id of the question's heading. */
  labelledBy: string;
  mood: Mood | null;
  onChoose: (mood: Mood) => void;
};

/** Five faces, of which one is chosen. */
export function Faces({ labelledBy, mood, onChoose }: FacesProps) {
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-labelledby={labelledBy}
      className="-mx-1.5 mt-3 grid grid-cols-5 gap-0.5"
    >
      {MOODS.map((each) => (
        <label
          key={each}
          className="relative grid min-h-18 cursor-pointer justify-items-center gap-1 rounded py-2 text-[min(0.9375rem,4.7vw)]/[1.2] text-ivory-300 transition-colors duration-fast hover:text-brass-300 has-checked:font-semibold has-checked:text-brass-400 has-focus-visible:outline-2 has-focus-visible:outline-brass-300"
        >
          <input
            type="radio"
            name={name}
            value={each}
            checked={mood === each}
            onChange={() => onChoose(each)}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
          />
          <Face mood={each} size={38} />
          <span>{MOOD_NAMES[each]}</span>
        </label>
      ))}
    </div>
  );
}
