import { Fragment, type ReactNode, useId, useState } from 'react';
import { keysOf } from '#shared/core/keys-of.ts';
import { classNames } from '../class-names.ts';
import { TERMS, type TermKey } from './terms.copy.ts';

type TermProps = {
  /** The id of the sentence that explains it. */
  definitionId: string;
  isOpen: boolean;
  onToggle: () => void;
  /** The word as the text has it. */
  children: ReactNode;
  /** The punctuation after the word; kept together with it, so that no line begins with a comma or full stop. */
  punctuation: string;
};

/**
 * A term of astrology in a text (requirement TERM-1): a press on it opens and closes one sentence that explains it;
 * Escape closes the sentence too.
 */
function Term({ definitionId, isOpen, onToggle, children, punctuation }: TermProps) {
  return (
    <span className="whitespace-nowrap">
      <button
        type="button"
        className="cursor-help whitespace-normal underline decoration-line-control decoration-dotted underline-offset-4 [font:inherit] hover:decoration-brass-400 print:no-underline"
        aria-expanded={isOpen}
        aria-controls={definitionId}
        onClick={onToggle}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !isOpen) return;
          // Escape must not also close a dialog that contains the term.
          event.preventDefault();
          event.stopPropagation();
          onToggle();
        }}
      >
        {children}
      </button>
      {punctuation}
    </span>
  );
}

/**
 * Each term of a list or table, and the id of the text that has it first: there alone it can be pressed. A text keeps its
 * terms when it is drawn again.
 */
export type SeenTerms = Map<TermKey, string>;

const KEYS = keysOf(TERMS);
/** Matches one term as a whole word, in one group per key, and then the punctuation after it. */
const PATTERN = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${KEYS.map((key) => `(${TERMS[key].forms})`).join('|')})(?![\\p{L}\\p{N}])([,.;:!?)”’]*)`,
  'giu',
);

type Part = string | { key: TermKey; word: string; punctuation: string };

/**
 * Splits a sentence into plain text and terms. Terms that the text has earlier (`own`) or another text has in `seen`
 * stay plain; those that are found are added to both, to `seen` under the `id` of this text.
 */
function splitTerms(text: string, id: string, seen: SeenTerms, own: Set<TermKey>): readonly Part[] {
  const parts: Part[] = [];
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

/** Between two sentences of a text. */
const SENTENCE_END = /(?<=[.!?]\s)(?=\p{Lu})/u;

type WithTermsProps = {
  children: string;
  /** The terms of earlier texts in the same list, which stay plain here; the render adds those of this text. */
  seen?: SeenTerms | undefined;
  /** What ends the last sentence and has no terms. */
  end?: ReactNode;
};

/** A text in which the first occurrence of each term of astrology can be pressed for an explanation. */
export function WithTerms({ children, seen = new Map(), end }: WithTermsProps) {
  const id = useId();
  const own = new Set<TermKey>();
  const sentences = children.split(SENTENCE_END);
  return sentences.map((sentence, index) => (
    <Sentence
      key={index}
      parts={splitTerms(sentence, id, seen, own)}
      end={index === sentences.length - 1 && end}
    />
  ));
}

/** One sentence, and below it, so that it stays whole, the explanations that are open. */
function Sentence({ parts, end }: { parts: readonly Part[]; end: ReactNode }) {
  const id = useId();
  const [open, setOpen] = useState<readonly TermKey[]>([]);
  const terms = parts.filter((part) => typeof part !== 'string');
  return (
    <>
      {parts.map((part, index) =>
        typeof part === 'string' ? (
          <Fragment key={index}>{part}</Fragment>
        ) : (
          <Term
            key={index}
            definitionId={`${id}-${part.key}`}
            isOpen={open.includes(part.key)}
            onToggle={() =>
              setOpen(
                open.includes(part.key)
                  ? open.filter((key) => key !== part.key)
                  : [...open, part.key],
              )
            }
            punctuation={part.punctuation}
          >
            {part.word}
          </Term>
        ),
      )}
      {end}
      {terms.map(({ key }) => (
        <span
          key={key}
          id={`${id}-${key}`}
          aria-live="polite"
          className={classNames(
            open.includes(key) &&
              'my-1.5 block border-l-2 border-brass-400 pl-3 text-15/[1.4] font-normal whitespace-normal text-ivory-50 print:hidden',
          )}
        >
          {open.includes(key) && TERMS[key].sentence}
        </span>
      ))}
    </>
  );
}
