import { describe, expect, it, vi } from 'vitest';
import {
  EXPRESSION_MEANINGS,
  SOUL_URGE_MEANINGS,
} from '#client/features/numerology/name-number-meanings.copy.ts';
import type { User } from '#shared/identity/account/user.schema.ts';
import { findNumberMeaning } from '#shared/numerology/meanings.ts';
import { recordActivityEndpoint } from '#shared/progress/progress.contract.ts';
import { callsOf } from '#tests/support/msw/calls.ts';
import { buildUser } from '#tests/support/msw/samples.ts';
import { renderApp, screen, waitFor } from '#tests/support/render-app.tsx';

const EMPTY =
  "Fill in your details and click 'Calculate Your Numbers' to reveal your numerology profile.";

async function openNumerology(changes?: Partial<User>) {
  const visit = await renderApp('/profile?tab=numerology', { signedInAs: buildUser(changes) });
  await screen.findByRole('heading', { name: 'Numerology Calculator' });
  return visit;
}

const recorded = () =>
  callsOf(recordActivityEndpoint).map(
    (body) => (body as { activityId: string }).activityId, // the page's own call
  );

describe('the numerology tab', () => {
  // req: NUMBERS-1 NUMBERS-2 NUMBERS-6
  it('is filled in from the user and shows the numbers immediately, without scrolling', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    await openNumerology();
    expect(screen.getByLabelText('Full Name')).toHaveValue('Nora Whitlock');
    expect(
      screen.getByText('Use your full birth name for the most accurate reading'),
    ).toBeInTheDocument();
    expect(screen.getByLabelText('Year')).toHaveValue('1994');
    expect(screen.getByText('The Master Teacher')).toBeInTheDocument();
    expect(screen.getByText('Kindness · Guidance · Devotion')).toBeInTheDocument();
    expect(screen.getByText(findNumberMeaning(33).description)).toBeInTheDocument();
    expect(
      screen.getByText(
        '1 + 9 + 9 + 4 + 0 + 8 + 0 + 2 = 33, a master number, so it stays as it is.',
      ),
    ).toBeInTheDocument();
    expect(
      screen.getByText('NORA 21 + WHITLOCK 38 = 59, and 5 + 9 = 14, and 1 + 4 = 5.'),
    ).toBeInTheDocument();
    expect(scroll).not.toHaveBeenCalled();
  });

  // req: NUMBERS-6
  it('explains three equal numbers in three ways', async () => {
    // AA 2 and AI 10: all letters 3, the vowels 3; born on a day whose numbers add up to 3.
    await openNumerology({ firstName: 'Aa', lastName: 'Ai', birthDate: '2000-01-09' });
    expect(screen.getAllByText('The Storyteller')).toHaveLength(3);
    for (const text of [
      findNumberMeaning(3).description,
      EXPRESSION_MEANINGS[3] ?? '',
      SOUL_URGE_MEANINGS[3] ?? '',
    ]) {
      expect(screen.getByText(text)).toBeInTheDocument();
    }
  });

  it('records life path, expression and soul urge once each', async () => {
    await openNumerology();
    await waitFor(() => expect(recorded()).toEqual(['life-path', 'expression', 'soul-urge']));
  });

  // req: NUMBERS-2 NUMBERS-3
  it('clears with Calculate Again, recalculates and scrolls to the results', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    const { user } = await openNumerology();
    await user.click(screen.getByRole('button', { name: 'Calculate Again' }));
    expect(screen.getByText(EMPTY)).toBeInTheDocument();
    expect(screen.queryByText('The Master Teacher')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText('Full Name')).toHaveFocus());
    scroll.mockClear();
    await user.clear(screen.getByLabelText('Year'));
    await user.type(screen.getByLabelText('Year'), '1993');
    await user.click(screen.getByRole('button', { name: 'Calculate Your Numbers' }));
    // 1+9+9+3+0+8+0+2 = 32, 5
    const results = await screen.findByRole('heading', { name: 'Your Numbers' });
    await waitFor(() => expect(results).toHaveFocus());
    expect(scroll).toHaveBeenCalled();
    expect(
      screen.getByText('1 + 9 + 9 + 3 + 0 + 8 + 0 + 2 = 32, and 3 + 2 = 5.'),
    ).toBeInTheDocument();
  });

  // req: FIELD-7 FIELD-11
  it('asks for a name of at least two characters', async () => {
    const { user } = await openNumerology();
    await user.clear(screen.getByLabelText('Full Name'));
    await user.type(screen.getByLabelText('Full Name'), 'N ');
    await user.click(screen.getByRole('button', { name: 'Calculate Your Numbers' }));
    expect(await screen.findByText('Name must be at least 2 characters.')).toBeInTheDocument();
    expect(screen.getByLabelText('Full Name')).toBeInvalid();
  });

  // req: NUMBERS-4 NUMBERS-5
  it('has no rule for the birth date: without one the number is 0', async () => {
    const { user } = await openNumerology();
    for (const part of ['Month', 'Day', 'Year']) await user.clear(screen.getByLabelText(part));
    await user.click(screen.getByRole('button', { name: 'Calculate Your Numbers' }));
    expect(await screen.findByText('The Open Circle')).toBeInTheDocument();
  });

  it('says at its field that there is no February 30, and calculates nothing from it', async () => {
    const { user } = await openNumerology();
    for (const part of ['Month', 'Day']) await user.clear(screen.getByLabelText(part));
    await user.type(screen.getByLabelText('Month'), '02');
    await user.type(screen.getByLabelText('Day'), '30');
    await user.click(screen.getByRole('button', { name: 'Calculate Your Numbers' }));
    expect(await screen.findByText('There is no February 30 in 1994')).toBeInTheDocument();
    expect(screen.queryByText('The Open Circle')).not.toBeInTheDocument();
  });

  // req: NUMBERS-7
  it('says which letters of a name count, and when a Y is a vowel', async () => {
    await openNumerology({ firstName: 'Yara', lastName: 'Каренина' });
    // y7 a1 r9 a1
    expect(screen.getByText(/^YARA\s18, and 1.+= 9\. Counted: YARA\. The old table/)).toBeVisible();
    expect(screen.getByText(/^AA\s2\. Counted: AA\. The old table/)).toBeVisible();
    expect(screen.getByText(/^A Y counts as a vowel, but not after another vowel/)).toBeVisible();
  });

  // req: NUMBERS-7
  it('counts every letter of a name in the Latin script, and adds nothing', async () => {
    await openNumerology({ firstName: 'Kɔfi', lastName: 'Kaʻiulani' });
    expect(screen.getByText(/^KOFI\s23 \+ KAIULANI\s/)).toBeVisible();
    expect(screen.queryByText(/Counted:/)).not.toBeInTheDocument();
  });

  // req: NUMBERS-7
  it('has a sentence for a name without a Latin letter, and records only what it shows', async () => {
    await openNumerology({ firstName: 'Анна', lastName: 'Каренина' });
    expect(screen.getByText(/needs your name in Latin letters/)).toBeInTheDocument();
    expect(screen.getByText(/counted from the vowels/)).toBeInTheDocument();
    await waitFor(() => expect(recorded()).toEqual(['life-path']));
  });
});
