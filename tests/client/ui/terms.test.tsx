import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { FactsList } from '#client/ui/facts/facts-list.tsx';
import { type SeenTerms, WithTerms } from '#client/ui/terms/term.tsx';
import { TERMS } from '#client/ui/terms/terms.copy.ts';
import { screen } from '#tests/support/render-app.tsx';

describe('a technical term', () => {
  // req: TERM-1
  it('opens its explanation in place, and closes it on a second press or Escape', async () => {
    const onKeyDown = vi.fn();
    render(
      <p onKeyDown={onKeyDown}>
        <WithTerms>Venus trine your Moon, orb 1°02′, closing</WithTerms>
      </p>,
    );
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'trine',
      'orb',
      'closing',
    ]);
    const trine = screen.getByRole('button', { name: 'trine' });
    expect(trine).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(trine);
    expect(trine).toHaveAttribute('aria-expanded', 'true');
    const sentence = screen.getByText(TERMS.trine.sentence);
    expect(sentence).toHaveAttribute('id', trine.getAttribute('aria-controls'));
    await userEvent.click(trine);
    expect(screen.queryByText(TERMS.trine.sentence)).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByText(TERMS.trine.sentence)).toBeInTheDocument();
    onKeyDown.mockClear();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByText(TERMS.trine.sentence)).not.toBeInTheDocument();
    // A dialog around it hears nothing of that key, and stays.
    expect(onKeyDown).not.toHaveBeenCalled();
    expect(trine).toHaveFocus();
  });

  it.each([
    ['Sun square Mars', ['square']],
    ['Moon conjunct Saturn', ['conjunct']],
    ['Mars opposite your Ascendant', ['opposite', 'Ascendant']],
    ['Sun in Leo, your tenth house', ['house']],
    ['AC 12° Leo, MC 3° Taurus', ['AC', 'MC']],
    ['Mercury turns retrograde', ['retrograde']],
    ['Moon void of course', ['void of course']],
    ['Whole sign', ['Whole sign']],
    ['A squared household of Macbeth’s', []],
  ])('is found in %j: %j', (text, words) => {
    const { container } = render(<WithTerms>{text}</WithTerms>);
    expect(container).toHaveTextContent(text);
    expect(screen.queryAllByRole('button').map((button) => button.textContent)).toEqual(words);
  });

  it('keeps the following comma on its line', () => {
    render(<WithTerms>Moon square your Ascendant, today</WithTerms>);
    const unbroken = screen.getByRole('button', { name: 'Ascendant' }).parentElement;
    expect(unbroken).toHaveTextContent(/^Ascendant,$/);
    expect(unbroken).toHaveClass('whitespace-nowrap');
  });

  it('is a button only at its first place in a list', () => {
    const seen: SeenTerms = new Map();
    render(
      <>
        <WithTerms seen={seen}>Sun trine Mars</WithTerms>
        <WithTerms seen={seen}>Moon trine Venus, orb 2°</WithTerms>
      </>,
    );
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'trine',
      'orb',
    ]);
  });

  // req: TERM-1
  it('stays a button when a part of its list is rendered again', async () => {
    const seen: SeenTerms = new Map();
    function Row({ text }: { text: string }) {
      const [presses, setPresses] = useState(0);
      return (
        <div>
          <WithTerms seen={seen}>{text}</WithTerms>
          <input type="checkbox" aria-label={text} onChange={() => setPresses(presses + 1)} />
        </div>
      );
    }
    render(
      <>
        <Row text="Sun square Mars" />
        <Row text="Moon square Venus" />
      </>,
    );
    for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box);
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['square']);
  });

  it('is a button in the facts that a text is based on', async () => {
    render(
      <FactsList
        id="x"
        facts={[
          {
            number: 1,
            glyphs: ['sun', 'square', 'mars'],
            name: 'Sun square Mars',
            note: 'Orb 1°02′',
          },
          { number: 2, glyphs: ['moon'], name: 'Moon square Mars', note: 'Orb 3°' },
        ]}
      />,
    );
    expect(screen.getAllByRole('button')).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Orb' }));
    expect(screen.getByText(TERMS.orb.sentence)).toBeInTheDocument();
  });
});
