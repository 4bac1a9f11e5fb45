import { Fragment } from 'react';

type FootnoteRefProps = {
  /** The numbers of the facts that the preceding sentence cites. */
  numbers: readonly number[];
  /** Opens a fact; without it the numbers are plain text. */
  onSelect?: ((number: number) => void) | undefined;
};

/** The superscript numbers of the facts that a sentence cites. */
export function FootnoteRef({ numbers, onSelect }: FootnoteRefProps) {
  return (
    <sup className="footnote">
      {/* A word joiner (U+2060) prevents a line break before the number. */}
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
