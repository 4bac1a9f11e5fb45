import { Fragment, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { Star } from '../drawings/star.tsx';
import { prefersReducedMotion } from '../reduced-motion.ts';

const LETTER_INTERVAL_MS = 32;

type OracleBoxProps = {
  /** The Star Oracle's line: one or two short sentences. */
  line: string;
  className?: string | undefined;
};

/**
 * The Star Oracle's box: its line is typed out once, a letter every 32 ms, with a blinking cursor. The
 * full height is reserved and no word moves to another row, screen readers get the whole line, and reduced motion shows
 * it at once.
 */
export function OracleBox({ line, className }: OracleBoxProps) {
  const whole = useRef<HTMLParagraphElement>(null);
  const rows = useShownRows(whole, line);
  const letters = Array.from(rows ?? line);
  const [typed, setTyped] = useState({ line, count: prefersReducedMotion() ? letters.length : 0 });
  const count = typed.line === line ? typed.count : 0;
  const total = letters.length;

  useEffect(() => {
    if (prefersReducedMotion()) {
      setTyped({ line, count: total });
      return;
    }
    let shown = 0;
    const timer = setInterval(() => {
      shown += 1;
      setTyped({ line, count: shown });
      if (shown >= total) clearInterval(timer);
    }, LETTER_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [line, total]);

  return (
    <div
      className={classNames(
        'grid grid-cols-[28px_minmax(0,1fr)] gap-4 border-y border-line py-5.5 text-brass-400',
        className,
      )}
    >
      <Star size={28} />
      <div className="grid font-serif text-23 text-ivory-50 italic *:col-start-1 *:row-start-1">
        <p className="sr-only" aria-live="polite">
          {line}
        </p>
        {/* The whole line takes its space and decides where the rows of the typed one end: a line in two parts is a
            hair wider or narrower, and the browser would break it elsewhere. */}
        <p ref={whole} className="invisible text-balance" aria-hidden="true">
          {line}
        </p>
        <p className={rows === undefined ? 'text-balance' : 'whitespace-pre'} aria-hidden="true">
          <span className="cursor">{layRows(letters.slice(0, count))}</span>
          <span className="invisible">{layRows(letters.slice(count))}</span>
        </p>
      </div>
    </div>
  );
}

/** Letters whose line feeds are the ends of rows. The space stays too, for whoever reads the line as text. */
function layRows(letters: readonly string[]) {
  return letters
    .join('')
    .split('\n')
    .map((row, index, { length }) => (
      <Fragment key={index}>
        {index > 0 && <br />}
        <span>{index < length - 1 ? `${row} ` : row}</span>
      </Fragment>
    ));
}

/**
 * The text with a line feed in place of each space at which the browser breaks it in `element`, which holds it alone;
 * undefined where that cannot be measured.
 */
function useShownRows(element: RefObject<HTMLElement | null>, text: string): string | undefined {
  const [rows, setRows] = useState<{ text: string; broken: string | undefined }>();
  useLayoutEffect(() => {
    const holder = element.current;
    if (holder === null) return;
    const measure = () => setRows({ text, broken: breakAsShown(holder, text) });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(holder);
    return () => observer.disconnect();
  }, [element, text]);
  return rows?.text === text ? rows.broken : undefined;
}

function breakAsShown(holder: HTMLElement, text: string): string | undefined {
  const node = holder.firstChild;
  // A page translator has put its own words there.
  if (!(node instanceof Text) || node.data !== text) return undefined;
  const range = document.createRange();
  // Where nothing is laid out there are no rows.
  if (!('getBoundingClientRect' in range)) return undefined;
  let last: number | undefined;
  return text
    .replace(/\S+/g, (word, start: number) => {
      range.setStart(node, start);
      range.setEnd(node, start + 1);
      const { top } = range.getBoundingClientRect();
      const isNewRow = last !== undefined && top - last > 1;
      last = top;
      return isNewRow ? `\n${word}` : word;
    })
    .replaceAll(' \n', '\n');
}
