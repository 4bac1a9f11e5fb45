import { useId } from 'react';
import { ChoiceCard } from '#client/ui/forms/choice-card.tsx';
import { Glyph } from '#client/ui/glyphs/glyph.tsx';
import type { GlyphName } from '#client/ui/glyphs/glyph-names.ts';
import { ATTRACTION_IDS, ATTRACTIONS, type AttractionId } from '#shared/auth/attractions.ts';
import type { Element } from '#shared/zodiac/signs.ts';
import { ATTRACTIONS_COPY } from './attractions.copy.ts';

const ELEMENT_GLYPHS = {
  Fire: 'fire',
  Earth: 'earth',
  Air: 'air',
  Water: 'water',
} as const satisfies Record<Element, GlyphName>;

type AttractionsFieldProps = {
  chosen: readonly AttractionId[];
  onChange: (chosen: AttractionId[]) => void;
  error?: string | undefined;
  /** What names the group, when its heading stands outside. */
  labelledBy?: string | undefined;
};

/** Whom the reader is drawn to: any number of cards, what the answer is used for, and the consent. */
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
                    name={ELEMENT_GLYPHS[element]}
                    size={20}
                    className={`element-${ELEMENT_GLYPHS[element]}`}
                  />
                ))}
              </span>
            }
            checked={chosen.includes(attraction)}
            onChange={() => toggle(attraction)}
          />
        );
      })}
      <div aria-live="polite" className="contents">
        {error !== undefined && (
          <p id={`${id}-error`} className="field-error">
            {error}
          </p>
        )}
      </div>
      <p id={`${id}-purpose`} className="small">
        {ATTRACTIONS_COPY.purpose} {ATTRACTIONS_COPY.consent}
      </p>
    </fieldset>
  );
}
