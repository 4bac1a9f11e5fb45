// What the specification measures and jsdom cannot: it lays nothing out, so the rules themselves are read.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { TOKENS } from '../../../tailwind.config.ts';

/** What the sheet declares for exactly that selector, on a phone and without a reader's wish. */
function declarationsOf(file: string, selector: string): string {
  const sheet = readFileSync(`client/styles/${file}`, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  const always = sheet.replace(/@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '');
  const rules = [...always.matchAll(/([^{}]+)\{([^{}]*)\}/g)];
  const found = rules.filter(([, selectors = '']) =>
    selectors.split(',').some((each) => each.trim() === selector),
  );
  if (found.length === 0) throw new Error(`no rule ${selector} in ${file}`);
  return found.map(([, , declarations]) => declarations).join('');
}

describe('the style sheets', () => {
  it('blink the Oracle’s cursor over 2 seconds', () => {
    expect(declarationsOf('words.css', '.cursor::after')).toMatch(/animation: cursor 2s /);
  });

  it('fade the messages of the loading animation in over half a second', () => {
    expect(declarationsOf('loading-animation.css', '.loading-message')).toMatch(
      /animation: loading-fade 0\.5s /,
    );
  });

  it('print the error under a field in red', () => {
    expect(declarationsOf('fields.css', '.field-error')).toContain('color: var(--danger);');
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
      Number.parseInt(TOKENS['--danger'].slice(at, at + 2), 16),
    );
    expect(red).toBeGreaterThan(1.5 * Math.max(green, blue));
  });

  it('set the signs in two columns on a phone', () => {
    expect(declarationsOf('zodiac.css', '.sign-grid')).toMatch(
      /grid-template-columns: repeat\(2, minmax\(0, 1fr\)\)/,
    );
  });
});
