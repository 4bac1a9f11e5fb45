import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '#client/app/app.tsx';
import '#client/features/letter/margin-question.tsx';
import { getTransitsEndpoint } from '#shared/transits/transits.contract.ts';
import { findBar, letterCard, openHome } from '#tests/support/letter-home.tsx';
import { buildTransits } from '#tests/support/msw/letters.ts';
import { mockEndpoint } from '#tests/support/msw/mock-endpoint.ts';
import { buildUser } from '#tests/support/msw/samples.ts';
import { server } from '#tests/support/msw/server.ts';
import { within } from '#tests/support/render-app.tsx';

beforeEach(() => {
  vi.stubEnv('TZ', 'UTC');
});
afterEach(() => {
  vi.unstubAllEnvs();
});

describe('the question about the birth time', () => {
  const QUESTION = 'How sure are you of';
  const EXACT_ONLY = { contacts: buildTransits().contacts.slice(0, 1), withheld: [] };

  beforeEach(() => {
    localStorage.clear();
  });

  // req: CONTACT-7
  it("is asked with one day's letter, and links to the birth details", async () => {
    const user = await openHome();
    await findBar();
    expect(letterCard()).toHaveTextContent(
      /How sure are you of \d+:\d+ [AP]M\?You haven’t said, so we allow 15 minutes either way\./,
    );
    await user.click(within(letterCard()).getByRole('link', { name: 'Say how sure you are' }));
    expect(window.location.pathname).toBe('/profile');
    expect(window.history.state).toMatchObject({ opened: 'birthDetails' });
  });

  it('is asked again on that day, but on no other', { tags: 'night' }, async () => {
    await openHome();
    await findBar();
    expect(letterCard()).toHaveTextContent(QUESTION);
    cleanup();
    await openHome();
    await findBar();
    expect(letterCard()).toHaveTextContent(QUESTION);
    cleanup();
    await openHome(buildUser(), '2026-11-21T18:30:00Z');
    await findBar();
    expect(letterCard()).not.toHaveTextContent(QUESTION);
  });

  it('is not asked again after it was dismissed', async () => {
    const user = await openHome();
    await findBar();
    await user.click(within(letterCard()).getByRole('button', { name: 'Not now' }));
    expect(letterCard()).not.toHaveTextContent(QUESTION);
    cleanup();
    await openHome();
    await findBar();
    expect(letterCard()).not.toHaveTextContent(QUESTION);
  });

  it.each([
    ['is said already', { birthTimeMargin: 5 as const }],
    ['has no time to be about', { birthTime: null }],
    ['waits for the place', { birthPlace: 'The old mill', birthPlaceDetails: null }],
  ])('is not asked when it %s', async (_, birth) => {
    await openHome(buildUser(birth));
    await findBar();
    expect(letterCard()).not.toHaveTextContent(QUESTION);
  });

  it('is not asked when it would change nothing that day', { tags: 'night' }, async () => {
    server.use(mockEndpoint(getTransitsEndpoint, buildTransits(EXACT_ONLY)));
    await openHome();
    await findBar();
    expect(letterCard()).not.toHaveTextContent(QUESTION);
  });
});
