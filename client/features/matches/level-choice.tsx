import Lock from 'lucide-react/icons/lock';
import { useId } from 'react';
import { Checkbox } from '#client/ui/forms/checkbox.tsx';
import type { SignSwitches } from '#shared/matches/matches.schema.ts';
import {
  MATCH_LEVELS,
  MATCH_SIGNS,
  type MatchLevel,
  reachesLevel,
  secrecyOf,
} from '#shared/matches/matches.ts';
import { LEVEL_COPY, MATCHES_COPY, SIGN_SWITCH_WORDS, secrecyLine } from './matches.copy.ts';

const DOT =
  'mt-px size-5.5 flex-none cursor-pointer appearance-none rounded-full border border-line-control bg-ink-950 checked:border-brass-400 checked:bg-brass-400 checked:[box-shadow:inset_0_0_0_4.5px_var(--ink-950)] forced-colors:appearance-auto';

export const ALL_SIGNS: SignSwitches = { sun: true, moon: true, rising: true };

/** A lock icon, and the secrecy of a match in words. */
export function SecrecyLine({ id, children }: { id?: string; children: string }) {
  return (
    <span id={id} className="mt-1.5 flex gap-2.5 text-15/[1.4]">
      <Lock size={15} className="mt-0.75 flex-none text-ivory-300" aria-hidden="true" />
      <span className="text-pretty">{children}</span>
    </span>
  );
}

type LevelChoiceProps = {
  legend: string;
  hint?: string | undefined;
  levels?: readonly MatchLevel[];
  level: MatchLevel;
  onLevel: (level: MatchLevel) => void;
  signs: SignSwitches;
  onSigns: (signs: SignSwitches) => void;
};

/**
 * The choice of a level. Each option says what it shows and how secret it is. From *Signs* on, each sign has a switch.
 */
export function LevelChoice({
  legend,
  hint,
  levels = MATCH_LEVELS,
  level,
  onLevel,
  signs,
  onSigns,
}: LevelChoiceProps) {
  const id = useId();
  return (
    <fieldset className="m-0 min-w-0 border-0 p-0" aria-describedby={hint && `${id}-hint`}>
      <legend className="p-0 font-semibold">{legend}</legend>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="mt-1 text-15 text-balance text-ivory-300">
          {hint}
        </p>
      )}
      <div className="mt-3 border-b border-line">
        {levels.map((each) => (
          <label
            key={each}
            className="grid min-h-13 cursor-pointer grid-cols-[22px_minmax(0,1fr)] items-start gap-3.5 border-t border-line py-3.75"
          >
            <input
              type="radio"
              name={`${id}-level`}
              value={each}
              checked={each === level}
              onChange={() => onLevel(each)}
              aria-labelledby={`${id}-${each}`}
              aria-describedby={`${id}-${each}-shows ${id}-${each}-secrecy`}
              className={DOT}
            />
            <span>
              <span id={`${id}-${each}`} className="block leading-[1.35] font-semibold">
                {LEVEL_COPY[each].name}
              </span>
              <span
                id={`${id}-${each}-shows`}
                className="block text-15/[1.4] text-balance text-ivory-300"
              >
                {LEVEL_COPY[each].shows}
              </span>
              <SecrecyLine id={`${id}-${each}-secrecy`}>
                {secrecyLine(secrecyOf(each, signs))}
              </SecrecyLine>
            </span>
          </label>
        ))}
      </div>
      {reachesLevel(level, 'signs') && (
        <fieldset className="m-0 mt-4 min-w-0 border-0 p-0">
          <legend className="p-0 text-15 font-semibold">{MATCHES_COPY.signs}</legend>
          <div className="flex flex-wrap gap-x-7">
            {MATCH_SIGNS.map((sign) => (
              <Checkbox
                key={sign}
                label={SIGN_SWITCH_WORDS[sign]}
                checked={signs[sign]}
                onChange={({ target }) => onSigns({ ...signs, [sign]: target.checked })}
              />
            ))}
          </div>
        </fieldset>
      )}
    </fieldset>
  );
}
