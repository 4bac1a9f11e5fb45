import { ASPECT_KEYS } from '#shared/sky/aspects.ts';
import { classNames } from '../class-names.ts';
import { Glyph } from '../glyphs/glyph.tsx';
import type { GlyphName } from '../glyphs/glyph-names.ts';
import { type SeenTerms, WithTerms } from '../terms/term.tsx';

export type ListedFact = {
  /** The number of the fact's footnote in the text. */
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
  /** The prefix of each entry's id, so that a footnote can link to it. */
  id: string;
  /** The number of the fact that the user has just opened from a footnote; it is highlighted. */
  lit?: number | undefined;
  label?: string | undefined;
  className?: string | undefined;
};

const ASPECTS: ReadonlySet<string> = new Set(ASPECT_KEYS);

/** The id of a fact's entry, which is focusable. */
export function factEntryId(listId: string, number: number): string {
  return `${listId}-fact-${number}`;
}

/** The facts that a text cites, numbered as its footnotes. */
export function FactsList({ facts, id, lit, label = 'Reasons', className }: FactsListProps) {
  const seen: SeenTerms = new Map();
  return (
    <ol className={classNames('border-t border-line', className)} aria-label={label}>
      {facts.map((fact) => (
        <li
          key={fact.number}
          id={factEntryId(id, fact.number)}
          tabIndex={-1}
          className="fact"
          data-lit={fact.number === lit}
        >
          <span className="text-13/[1.85] font-semibold text-brass-400">{fact.number}</span>
          <span className="flex h-6 items-center gap-[3px]">
            {fact.glyphs.map((glyph, index) => (
              <Glyph key={index} name={glyph} size={ASPECTS.has(glyph) ? 16 : 21} />
            ))}
          </span>
          <span>
            <span className="block leading-[1.35] font-semibold">
              <WithTerms seen={seen}>{fact.name}</WithTerms>
            </span>
            {fact.note !== undefined && (
              <span className="block text-15/[1.4] text-ivory-300 tnum">
                <WithTerms seen={seen}>{fact.note}</WithTerms>
              </span>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
