// What the page makes of a birth place that is typed and not chosen from the list.

import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { acceptInvitationEndpoint } from '#shared/matches/matches.contract.ts';
import { searchPlacesEndpoint } from '#shared/places/places.contract.ts';
import { giveBirthDate, resumeSignUp } from '#tests/client/auth/sign-up-journey.ts';
import { callsOf } from '#tests/support/msw/calls.ts';
import { mockEndpoint } from '#tests/support/msw/mock-endpoint.ts';
import { invite, openBrowserOf } from '#tests/support/msw/people.ts';
import { buildUser } from '#tests/support/msw/samples.ts';
import { server } from '#tests/support/msw/server.ts';
import { renderApp, screen, within } from '#tests/support/render-app.tsx';
import { CHICAGO } from '#tests/support/test-places.ts';

const GO_ON = 'If you go on, your chart will say which place we found, if any.';

async function typeAndLeave(user: UserEvent, typed: string) {
  const field = screen.getByLabelText(/^Birth place/);
  await user.clear(field);
  await user.click(field);
  await user.paste(typed);
  await user.tab();
  return field;
}

/** What a screen reader says without being asked. */
const IN_STATUS = { selector: '[role="status"] *' };

describe('a typed place', () => {
  // req: CHART-15
  it('gets a question when it is ambiguous, and nothing is refused', async () => {
    const { user } = await resumeSignUp('profile');
    for (const [typed, question] of [
      ['england', 'Which city in England?'],
      ['England, UK', 'Which city in England, UK?'],
      ['USA', 'Which city in USA?'],
      ['Portland', 'Which Portland?'],
      ['Bombay', 'Which Bombay?'],
      ['San Fransisco', 'Do you mean San Francisco, California, United States?'],
      ['Chicgo', 'Which place do you mean?'],
    ] as const) {
      const field = await typeAndLeave(user, typed);
      expect(await screen.findByText(`${question} ${GO_ON}`, IN_STATUS)).toBeVisible();
      expect(field).toHaveValue(typed);
    }
    await typeAndLeave(user, 'Qwrtzpk');
    expect(
      await screen.findByText(
        'No place by that name. A larger town nearby will do. Without one, your chart will say that it has no place.',
        IN_STATUS,
      ),
    ).toBeVisible();
    await giveBirthDate(user, ['1994', '08', '02']);
    await user.click(screen.getByRole('button', { name: 'NEXT' }));
    expect(await screen.findByRole('heading', { name: /attracted to/ })).toBeInTheDocument();
  });

  // req: CHART-15
  it('gets a question when the town of that name is not the first suggestion', async () => {
    const found = [
      { ...CHICAGO, id: 8, name: 'London', region: 'England', country: 'United Kingdom' },
      { ...CHICAGO, id: 9, name: 'Ontario', region: 'California' },
    ];
    server.use(mockEndpoint(searchPlacesEndpoint, found));
    const { user } = await resumeSignUp('profile');
    await typeAndLeave(user, 'Ontario');
    expect(await screen.findByText(`Which Ontario? ${GO_ON}`, IN_STATUS)).toBeVisible();
  });

  // req: CHART-15
  it('is written in full when it clearly means one place', { tags: 'night' }, async () => {
    const { user } = await resumeSignUp('profile');
    for (const [typed, shown] of [
      ['chicoutimi', 'Chicoutimi, Quebec, Canada'],
      ['Portland, OR', 'Portland, Oregon, United States'],
      ['Springfield, Ill. 62701, USA', 'Springfield, Illinois, United States'],
      ['Zurich', 'Zürich, Switzerland'],
      ['Singapore', 'Singapore'],
    ] as const) {
      const field = await typeAndLeave(user, typed);
      expect(
        await screen.findByText(
          `We read that as ${shown}. If you meant another, add its state or country.`,
          IN_STATUS,
        ),
      ).toBeVisible();
      expect(field).toHaveValue(shown);
    }
  });

  it('keeps its suggestions for a reader who returns to the field', { tags: 'night' }, async () => {
    const { user } = await resumeSignUp('profile');
    const field = await typeAndLeave(user, 'Portland');
    await screen.findByText(/^Which Portland\?/);
    await user.click(field);
    await user.click(screen.getByRole('option', { name: /Maine/ }));
    expect(field).toHaveValue('Portland, Maine, United States');
    expect(screen.queryByText(/^Which Portland\?/)).not.toBeInTheDocument();
  });

  // req: CHART-8
  it('gets the question about a repeated hour, like a chosen place', async () => {
    const { user } = await resumeSignUp('profile');
    await giveBirthDate(user, ['1994', '10', '30']);
    await user.type(screen.getByLabelText(/^Birth time/), '01:30');
    await typeAndLeave(user, 'Chicago');
    expect(await screen.findByRole('radiogroup', { name: /^That hour came twice/ })).toBeVisible();
  });
});

it('a guest’s typed place is sent when it is clear, even on Enter', async () => {
  const { token } = await invite(await openBrowserOf('Nora'));
  const { user } = await renderApp(`/invitation#${token}`);
  await user.click(await screen.findByRole('button', { name: 'Open the invitation' }));
  await user.click(await screen.findByText('I know the time, too'));
  await typeAndLeave(user, 'Portland');
  expect(
    await screen.findByText('Which Portland? If you go on, we leave the place out.', IN_STATUS),
  ).toBeVisible();
  await giveBirthDate(user, ['1990', '02', '11']);
  await user.clear(screen.getByLabelText(/^Birth place/));
  await user.type(screen.getByLabelText(/^Birth place/), 'Chicago');
  await screen.findByRole('option', { name: /^Chicago\s*Illinois/ });
  await user.keyboard('{Enter}');
  expect(screen.getByLabelText(/^Birth place/)).toHaveValue('Chicago, Illinois, United States');
  await user.keyboard('{Enter}');
  await screen.findByRole('heading', { name: 'You and Nora' });
  expect(callsOf(acceptInvitationEndpoint)).toMatchObject([
    { birth: { birthPlaceId: CHICAGO.id } },
  ]);
});

// req: CHART-15
it('the settings show the full name of a birth place, however it was typed', async () => {
  const signedInAs = buildUser({
    birthPlace: 'portland',
    birthPlaceDetails: { ...CHICAGO, name: 'Portland', region: 'Oregon' },
  });
  const { user } = await renderApp('/settings', { signedInAs });
  expect(await screen.findByText('Portland, Oregon, United States')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Edit Birth Details' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Your birth details' }));
  expect(dialog.getByLabelText('Birth place')).toHaveValue('Portland, Oregon, United States');
});
