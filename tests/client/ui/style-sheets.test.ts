// What is required to the second and column, and jsdom cannot measure: it lays nothing out, so the rules themselves are read.

import { readFileSync } from 'node:fs';
import { render } from '@testing-library/react';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { SignGrid } from '#client/features/zodiac/sign-grid.tsx';
import { FieldError } from '#client/ui/forms/field-error.tsx';
import config, { TOKENS } from '../../../tailwind.config.ts';

/** What the sheet declares for exactly that selector, on a phone and without a user's wish. */
function declarationsOf(file: string, selector: string): string {
  const sheet = readFileSync(`client/${file}`, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  const always = sheet.replace(/@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '');
  const rules = [...always.matchAll(/([^{}]+)\{([^{}]*)\}/g)];
  const found = rules.filter(([, selectors = '']) =>
    selectors.split(',').some((each) => each.trim() === selector),
  );
  if (found.length === 0) throw new Error(`no rule ${selector} in ${file}`);
  return found.map(([, , declarations]) => declarations).join('');
}

describe('the style sheets', () => {
  // req: SIGNUP-2
  it('blink the Oracle’s cursor over 2 seconds', () => {
    expect(declarationsOf('ui/oracle/cursor.css', '.cursor::after')).toMatch(
      /animation: cursor 2s /,
    );
  });

  // req: FIELD-12
  it('print the error under a field in red', () => {
    const { container } = render(createElement(FieldError, null, 'Too short'));
    expect(container.firstElementChild).toHaveClass('text-danger');
    expect(config.theme.colors.danger).toBe('var(--danger)');
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
      Number.parseInt(TOKENS['--danger'].slice(at, at + 2), 16),
    );
    expect(red).toBeGreaterThan(1.5 * Math.max(green, blue));
  });

  // req: ZODIAC-1
  it('set the signs in two columns on a phone', () => {
    const { container } = render(createElement(SignGrid));
    const columns = [...(container.querySelector('ul')?.classList ?? [])].filter((name) =>
      /^grid-cols-/.test(name),
    );
    expect(columns).toEqual(['grid-cols-2']);
  });
});
