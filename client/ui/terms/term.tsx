import { Fragment, type ReactNode, useId, useState } from 'react';
import { keysOf } from '#shared/core/keys-of.ts';
import { classNames } from '../class-names.ts';
import { TERMS, type TermKey } from './terms.copy.ts';

type TermProps = {
  term: TermKey;
  /** The word as the text has it. */
  children: ReactNode;
  /** The comma or full stop behind the word: a line could begin with it otherwise. */
  punctuation?: string | undefined;
};

/** A word of art in a text: a press on it opens and closes one sentence on what it means; Escape closes it too. */
export function Term({ term, children, punctuation }: TermProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <>
      <span className="whitespace-nowrap">
        <button
          type="button"
          className="cursor-help whitespace-normal underline decoration-line-control decoration-dotted underline-offset-4 [font:inherit] hover:decoration-brass-400 print:no-underline"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || !isOpen) return;
            // A dialog around it stays.
            event.preventDefault();
            event.stopPropagation();
            setIsOpen(false);
          }}
        >
          {children}
        </button>
        {punctuation}
      </span>
      <span
        id={id}
        aria-live="polite"
        className={classNames(
          isOpen &&
            'my-1.5 block border-l-2 border-brass-400 pl-3 text-15/[1.4] font-normal whitespace-normal text-ivory-50 print:hidden',
        )}
      >
        {isOpen && TERMS[term].sentence}
      </span>
    </>
  );
}

/** Terms that stood before in a list or a table: only the first of each can be pressed. */
export type SeenTerms = Set<TermKey>;

const KEYS = keysOf(TERMS);
const PATTERN = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${KEYS.map((key) => `(${TERMS[key].forms})`).join('|')})(?![\\p{L}\\p{N}])([,.;:!?)”’]*)`,
  'giu',
);

type Part = string | { key: TermKey; word: string; punctuation: string };

/** The text in parts: plain words, and terms with their key. A term of `seen` is plain, and what is found is added. */
function splitTerms(text: string, seen: SeenTerms): readonly Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const match of text.matchAll(PATTERN)) {
    const [found, ...groups] = match;
    const punctuation = groups.pop() ?? '';
    const key = KEYS[groups.findIndex((group) => group !== undefined)];
    if (key === undefined || seen.has(key)) continue;
    seen.add(key);
    const word = found.slice(0, found.length - punctuation.length);
    parts.push(text.slice(end, match.index), { key, word, punctuation });
    end = match.index + found.length;
  }
  return [...parts, text.slice(end)];
}

type WithTermsProps = {
  children: string;
  /** The terms that stand before it in the same list, whose words stay plain; those of this text are added. */
  seen?: SeenTerms | undefined;
};

/** A text whose words of art can be pressed, each where it first stands. */
export function WithTerms({ children, seen = new Set() }: WithTermsProps) {
  return splitTerms(children, seen).map((part, index) => (
    <Fragment key={index}>
      {typeof part === 'string' ? (
        part
      ) : (
        <Term term={part.key} punctuation={part.punctuation}>
          {part.word}
        </Term>
      )}
    </Fragment>
  ));
}
