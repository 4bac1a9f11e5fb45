import { useId, useState } from 'react';
import { keysOf } from '#shared/core/keys-of.ts';
import type { Elements } from '../elements.ts';
import { TERMS, type TermKey } from './terms.copy.ts';

/**
 * Each term of a list or table, and the id of the text in which it comes first: only there it is a button. A text keeps
 * its terms when it is rendered again.
 */
export type SeenTerms = Map<TermKey, string>;

const KEYS = keysOf(TERMS);
/** Matches one term as a whole word, with one group per key, and then the punctuation after it. */
const PATTERN = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${KEYS.map((key) => `(${TERMS[key].forms})`).join('|')})(?![\\p{L}\\p{N}])([,.;:!?)”’]*)`,
  'giu',
);

type Part = string | { key: TermKey; word: string; punctuation: string };

/**
 * Splits a text into plain text and terms. Terms that `seen` has from another text stay plain; new ones are added to it
 * under the `id` of this text.
 */
function splitTerms(text: string, id: string, seen: SeenTerms): readonly Part[] {
  const parts: Part[] = [];
  const own = new Set<TermKey>();
  let end = 0;
  for (const match of text.matchAll(PATTERN)) {
    const [found, ...groups] = match;
    const punctuation = groups.pop() ?? '';
    const key = KEYS[groups.findIndex((group) => group !== undefined)];
    if (key === undefined || own.has(key) || (seen.get(key) ?? id) !== id) continue;
    own.add(key);
    seen.set(key, id);
    const word = found.slice(0, found.length - punctuation.length);
    parts.push(text.slice(end, match.index), { key, word, punctuation });
    end = match.index + found.length;
  }
  return [...parts, text.slice(end)];
}

type WithTermsProps = {
  children: string;
  /** The terms of earlier texts in the same list, which stay plain here; the render adds those of this text. */
  seen?: SeenTerms | undefined;
  /** Follows the text and has no terms. */
  end?: Elements;
};

/**
 * A text in which a press on the first occurrence of each astrological term opens and closes its explanation
 * (requirement TERM-1); Escape closes it too. The explanation is below the text, so that no sentence is interrupted.
 */
export function WithTerms({ children, seen = new Map(), end }: WithTermsProps) {
  const id = useId();
  const [open, setOpen] = useState<TermKey>();
  return (
    <>
      {splitTerms(children, id, seen).map((part, index) => {
        if (typeof part === 'string') return <span key={index}>{part}</span>;
        const { key, word, punctuation } = part;
        return (
          // The punctuation is kept together with the word, so that no line begins with a comma or period.
          <span key={index} className="whitespace-nowrap">
            <button
              type="button"
              className="cursor-help whitespace-normal underline decoration-line-control decoration-dotted underline-offset-4 [font:inherit] hover:decoration-brass-400 print:no-underline"
              aria-expanded={open === key}
              aria-controls={id}
              onClick={() => setOpen(open === key ? undefined : key)}
              onKeyDown={(event) => {
                if (event.key !== 'Escape' || open !== key) return;
                // Escape must not also close a dialog that contains the term.
                event.preventDefault();
                event.stopPropagation();
                setOpen(undefined);
              }}
            >
              {word}
            </button>
            <span>{punctuation}</span>
          </span>
        );
      })}
      {end}
      <span
        id={id}
        aria-live="polite"
        className={
          open &&
          'my-1.5 block border-l-2 border-brass-400 pl-3 text-15/[1.4] font-normal whitespace-normal text-ivory-50 print:hidden'
        }
      >
        {open && TERMS[open].sentence}
      </span>
    </>
  );
}
