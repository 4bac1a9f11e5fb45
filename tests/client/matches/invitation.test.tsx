import { expect, it } from 'vitest';
import {
  acceptInvitationEndpoint,
  leaveMatchEndpoint,
  openInvitationEndpoint,
} from '#shared/matches/matches.contract.ts';
import { breakOff, refuse } from '#tests/support/msw/answer.ts';
import { buildMatch, SAMPLE_TOKEN } from '#tests/support/msw/handlers/matches.ts';
import { mockEndpoint } from '#tests/support/msw/mock-endpoint.ts';
import { buildUser } from '#tests/support/msw/samples.ts';
import { server } from '#tests/support/msw/server.ts';
import { callsOf } from '#tests/support/msw/world.ts';
import { findToast, renderApp, screen, waitFor, within } from '#tests/support/render-app.tsx';
import { giveBirthDate } from '../auth/sign-up-journey.ts';

const LINK = `/invitation#${SAMPLE_TOKEN}`;
const openLink = (signedInAs?: ReturnType<typeof buildUser>) => renderApp(LINK, { signedInAs });

// req: PERSON-2
it('a link loses its token from the address and opens nothing before a tap', async () => {
  const { user } = await openLink();
  expect(window.location.hash).toBe('');
  expect(screen.getByText('Opening it tells nobody that you looked.')).toBeInTheDocument();
  expect(callsOf(openInvitationEndpoint)).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Open the invitation' }));
  expect(
    await screen.findByRole('heading', { name: 'Nora invites you, at level Word' }),
  ).toHaveFocus();
  expect(screen.getByText(/Your birth details are used once and not kept/)).toBeInTheDocument();
});

it('a guest is asked for a birth time, and not how exact it is, which is not sent', async () => {
  const { user } = await openLink();
  await user.click(screen.getByRole('button', { name: 'Open the invitation' }));
  await user.type(await screen.findByLabelText(/^Birth time/), '21:18');
  expect(screen.queryByRole('combobox', { name: /How sure are you/ })).not.toBeInTheDocument();
});

it.each([
  ['invitation_gone', 'This invitation isn’t open anymore.'],
  ['own_invitation', 'This is your own link.'],
] as const)('a link that is %s says so', async (code, heading) => {
  server.use(mockEndpoint(openInvitationEndpoint, () => refuse(code)));
  const { user } = await openLink();
  await user.click(screen.getByRole('button', { name: 'Open the invitation' }));
  expect(await screen.findByRole('heading', { name: heading })).toHaveFocus();
});

it('without a connection the link stays to be opened again', async () => {
  server.use(mockEndpoint(openInvitationEndpoint, () => breakOff(), { once: true }));
  const { user } = await openLink();
  const button = screen.getByRole('button', { name: 'Open the invitation' });
  await user.click(button);
  expect(await screen.findByRole('alert')).toHaveTextContent('You’re offline');
  await user.click(button);
  expect(await screen.findByRole('heading', { name: /Nora invites you/ })).toBeInTheDocument();
});

it('a user answers from the own chart and no birth is sent', async () => {
  const { user } = await openLink(buildUser({ birthDate: '1994-08-02' }));
  await user.click(screen.getByRole('button', { name: 'Open the invitation' }));
  await user.click(await screen.findByRole('button', { name: 'Answer' }));
  expect(await screen.findByRole('heading', { name: 'You and Nora' })).toHaveFocus();
  const sent = callsOf(acceptInvitationEndpoint)[0];
  expect(sent).toMatchObject({ token: SAMPLE_TOKEN, level: 'word', nickname: 'Nora' });
  expect(sent).not.toHaveProperty('birth');
});

it('an answer without a name for the other says so at its field and is not sent', async () => {
  const { user } = await openLink(buildUser({ birthDate: '1994-08-02' }));
  await user.click(screen.getByRole('button', { name: 'Open the invitation' }));
  const nickname = await screen.findByRole('textbox', { name: 'What do you call them?' });
  await user.clear(nickname);
  await user.click(screen.getByRole('button', { name: 'Answer' }));
  await waitFor(() => expect(nickname).toHaveFocus());
  expect(nickname).toHaveAccessibleDescription(/Please say what you call them/);
  expect(callsOf(acceptInvitationEndpoint)).toHaveLength(0);
});

it('a user without a birth date is told what is missing', async () => {
  const { user } = await openLink(buildUser({ birthDate: null }));
  await user.click(screen.getByRole('button', { name: 'Open the invitation' }));
  expect(await screen.findByText(/Your profile has no birth date yet/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Answer' })).not.toBeInTheDocument();
});

it('a guest whose answer is lost gives it again with the same key, and keeps the match', async () => {
  server.use(
    mockEndpoint(acceptInvitationEndpoint, () => breakOff(), { once: true }),
    mockEndpoint(acceptInvitationEndpoint, async ({ request }) => {
      const { guestKey } = (await request.json()) as { guestKey: string }; // as the page sends
      return { ...buildMatch({ nickname: 'Nora' }), guestKey };
    }),
  );
  const { user } = await openLink();
  await user.click(screen.getByRole('button', { name: 'Open the invitation' }));
  await giveBirthDate(user, ['1990', '02', '11']);
  await user.type(screen.getByLabelText(/^Birth place/), 'Springfield');
  await user.click(screen.getByRole('button', { name: 'Answer' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('We didn’t hear back');
  await user.click(screen.getByRole('button', { name: 'Answer' }));
  expect(await screen.findByRole('heading', { name: 'You and Nora' })).toHaveFocus();
  const keys = callsOf(acceptInvitationEndpoint).map((sent) => Object(sent).guestKey);
  expect(keys[0]).toMatch(/^[\w-]{27}$/);
  expect(keys).toEqual([keys[0], keys[0]]);
  expect(JSON.parse(localStorage.getItem('asteria.answers') ?? '')).toMatchObject([
    { guestKey: keys[0] },
  ]);
});

it('a guest’s answer is kept on the device with its key, and can be deleted there', async () => {
  const guestKey = 'zyxwvutsrqponmlkjihgfedcba0';
  localStorage.setItem(
    'asteria.answers',
    JSON.stringify([{ ...buildMatch({ nickname: 'Nora' }), guestKey }]),
  );
  const { user } = await renderApp('/invitation');
  expect(
    screen.getByRole('heading', { name: 'There is no invitation in this link.' }),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Delete the match with Nora' }));
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }),
  );
  await findToast('Deleted');
  expect(callsOf(leaveMatchEndpoint)[0]).toEqual({ guestKey });
  expect(localStorage.getItem('asteria.answers')).toBeNull();
});
