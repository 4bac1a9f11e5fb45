import { Fragment } from 'react';

type FootnoteRefProps = {
  /** The numbers of the facts that the sentence before it stands on. */
  numbers: readonly number[];
  /** Leads to a fact; without it the numbers are text. */
  onSelect?: ((number: number) => void) | undefined;
};

/** The small numbers after a sentence, under which its facts are found. */
export function FootnoteRef({ numbers, onSelect }: FootnoteRefProps) {
  return (
    <sup className="footnote">
      {/* A word joiner: the number never stands alone at the start of a line. */}
      {'\u2060'}
      {numbers.map((number, index) => (
        <Fragment key={number}>
          {index > 0 && ', '}
          {onSelect === undefined ? (
            number
          ) : (
            <button type="button" aria-label={`Reason ${number}`} onClick={() => onSelect(number)}>
              {number}
            </button>
          )}
        </Fragment>
      ))}
    </sup>
  );
}
