import { ASPECT_KEYS } from '#shared/sky/aspects.ts';
import { classNames } from '../class-names.ts';
import { Glyph } from '../glyphs/glyph.tsx';
import type { GlyphName } from '../glyphs/glyph-names.ts';

export type ListedFact = {
  /** The footnote's number in the text. */
  number: number;
  /** The fact in symbols: Moon, conjunction, Saturn. */
  glyphs: readonly GlyphName[];
  /** The fact in words. */
  name: string;
  /** Its time, place or orb. */
  note?: string | undefined;
};

type FactsListProps = {
  facts: readonly ListedFact[];
  /** Begins the id of each entry, so that a footnote can lead to it. */
  id: string;
  /** The fact a footnote has just led to. */
  lit?: number | undefined;
  label?: string | undefined;
  className?: string | undefined;
};

const ASPECTS: ReadonlySet<string> = new Set(ASPECT_KEYS);

/** The id of a fact's entry, which can take focus. */
export function factEntryId(listId: string, number: number): string {
  return `${listId}-fact-${number}`;
}

/** The facts of a text under the numbers of its footnotes. */
export function FactsList({ facts, id, lit, label = 'Reasons', className }: FactsListProps) {
  return (
    <ol className={classNames('facts', className)} aria-label={label}>
      {facts.map((fact) => (
        <li
          key={fact.number}
          id={factEntryId(id, fact.number)}
          tabIndex={-1}
          data-lit={fact.number === lit}
        >
          <span className="fact-number">{fact.number}</span>
          <span className="fact-glyphs">
            {fact.glyphs.map((glyph, index) => (
              <Glyph key={index} name={glyph} size={ASPECTS.has(glyph) ? 16 : 21} />
            ))}
          </span>
          <span>
            <span className="fact-name">{fact.name}</span>
            {fact.note !== undefined && <span className="fact-note">{fact.note}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
