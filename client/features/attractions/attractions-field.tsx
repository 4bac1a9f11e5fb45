import { useId } from 'react';
import { ChoiceCard } from '#client/ui/forms/choice-card.tsx';
import { FieldError } from '#client/ui/forms/field-error.tsx';
import { ELEMENT_MARKS } from '#client/ui/glyphs/element-marks.ts';
import { Glyph } from '#client/ui/glyphs/glyph.tsx';
import {
  ATTRACTION_IDS,
  ATTRACTIONS,
  type AttractionId,
} from '#shared/identity/account/attractions.ts';
import { ATTRACTIONS_COPY } from './attractions.copy.ts';

type AttractionsFieldProps = {
  chosen: readonly AttractionId[];
  onChange: (chosen: AttractionId[]) => void;
  error?: string | undefined;
  /** The id of the heading outside the field that names the group. */
  labelledBy?: string | undefined;
};

/** Cards for who the user is attracted to (any number), what the answer is used for, and the consent. */
export function AttractionsField({ chosen, onChange, error, labelledBy }: AttractionsFieldProps) {
  const id = useId();

  function toggle(attraction: AttractionId) {
    onChange(
      ATTRACTION_IDS.filter((each) =>
        each === attraction ? !chosen.includes(each) : chosen.includes(each),
      ),
    );
  }

  return (
    <fieldset
      className="grid gap-3"
      aria-labelledby={labelledBy}
      aria-describedby={error === undefined ? `${id}-purpose` : `${id}-error ${id}-purpose`}
    >
      {labelledBy === undefined && <legend className="sr-only">{ATTRACTIONS_COPY.heading}</legend>}
      {ATTRACTION_IDS.map((attraction) => {
        const { name, description, zodiacElements } = ATTRACTIONS[attraction];
        return (
          <ChoiceCard
            key={attraction}
            title={name}
            description={description}
            art={
              <span className="grid grid-cols-2 gap-1">
                {zodiacElements.map((element) => (
                  <Glyph
                    key={element}
                    name={ELEMENT_MARKS[element].glyph}
                    size={20}
                    className={ELEMENT_MARKS[element].color}
                  />
                ))}
              </span>
            }
            checked={chosen.includes(attraction)}
            onChange={() => toggle(attraction)}
            aria-invalid={error !== undefined || undefined}
          />
        );
      })}
      <div aria-live="polite" className="contents">
        {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
      </div>
      <p id={`${id}-purpose`} className="text-15 text-ivory-300">
        {ATTRACTIONS_COPY.purpose} {ATTRACTIONS_COPY.consent}
      </p>
    </fieldset>
  );
}
