import { Fragment } from 'react';

type FootnoteRefProps = {
  /** The numbers of the facts that the preceding sentence cites. */
  numbers: readonly number[];
  /** Opens a fact; without it the numbers are plain text. */
  onSelect?: ((number: number) => void) | undefined;
};

/**
 * The superscript numbers of the facts that a sentence cites; nothing without one. They are for a finger and a pointer:
 * the key Tab passes them by, since 'Why?' after the text opens the same facts.
 */
export function FootnoteRef({ numbers, onSelect }: FootnoteRefProps) {
  if (numbers.length === 0) return null;
  return (
    <sup className="footnote">
      {numbers.map((number, index) => (
        <Fragment key={number}>
          {index > 0 && <span>, </span>}
          {onSelect === undefined ? (
            <span>{number}</span>
          ) : (
            <button
              type="button"
              tabIndex={-1}
              aria-label={`Reason ${number}`}
              onClick={() => onSelect(number)}
            >
              {number}
            </button>
          )}
        </Fragment>
      ))}
    </sup>
  );
}

/**
 * A sentence with the numbers of the facts that it cites. Its last word and the numbers are wrapped together: browsers
 * break a line before a button, even at a word joiner.
 */
export function CitingText({ children, ...ref }: FootnoteRefProps & { children: string }) {
  const lastWordAt = children.lastIndexOf(' ') + 1;
  return (
    <>
      <span>{children.slice(0, lastWordAt)}</span>
      <span className="whitespace-nowrap">
        <span>{children.slice(lastWordAt)}</span>
        <FootnoteRef {...ref} />
      </span>
    </>
  );
}
