import { expect, it } from 'vitest';
import { urlOf } from '#shared/core/endpoint.ts';
import type { User } from '#shared/identity/account/user.schema.ts';
import {
  acceptInvitationEndpoint,
  deleteInvitationEndpoint,
  leaveMatchEndpoint,
  listMatchesEndpoint,
  openInvitationEndpoint,
} from '#shared/matches/matches.contract.ts';
import { matchesSchema } from '#shared/matches/matches.schema.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { breakOff } from '#tests/support/msw/answer.ts';
import { openBrowser, openOtherBrowser, signIn } from '#tests/support/msw/application.ts';
import { callsOf } from '#tests/support/msw/calls.ts';
import { mockEndpoint } from '#tests/support/msw/mock-endpoint.ts';
import { answerInvitation, invite, openBrowserOf } from '#tests/support/msw/people.ts';
import { buildUser } from '#tests/support/msw/samples.ts';
import { server } from '#tests/support/msw/server.ts';
import { findToast, renderApp, screen, waitFor, within } from '#tests/support/render-app.tsx';
import { enterCode, enterPhone, findHeading, giveBirthDate } from '../auth/sign-up-journey.ts';

/** Nora, who asks at Word, and the token of her link. */
async function askAsNora() {
  const nora = await openBrowserOf('Nora');
  return { nora, ...(await invite(nora)) };
}

async function openLink(signedInAs?: User) {
  const asked = await askAsNora();
  const { user, unmount } = await renderApp(`/invitation#${asked.token}`, { signedInAs });
  return { user, unmount, ...asked };
}

const readMatches = async (client: HttpClient) =>
  (await client.get(listMatchesEndpoint.path)).read(matchesSchema);

const GUEST_KEY = 'zyxwvutsrqponmlkjihgfedcba0';
/** The answer that somebody without an account gave to Nora. */
async function answerAsGuest() {
  const { nora, token } = await askAsNora();
  const birth = { birthDate: '1990-02-11', birthTime: null, birthPlaceId: null };
  const request = { birth: { ...birth, birthTimeFold: null }, guestKey: GUEST_KEY };
  return { nora, match: await answerInvitation(await openOtherBrowser(), token, request) };
}

// req: PERSON-2
it("a link's token is removed from the address, and nothing is opened before a tap", async () => {
  const { user } = await openLink();
  expect(window.location.hash).toBe('');
  expect(screen.getByText(/Nobody is told that you opened it\.$/)).toBeInTheDocument();
  expect(callsOf(openInvitationEndpoint)).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Open the invitation' }));
  expect(
    await screen.findByRole('heading', {
      name: 'Nora would like to know how you two get along.',
    }),
  ).toHaveFocus();
  expect(
    screen.getByText(/Two words can’t tell anyone your birthday. We work them out and forget/),
  ).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Why can’t they?' }));
  expect(screen.getByText(/^Your birthday could be any of 1,000 days/)).toBeVisible();
});

it('a guest is asked for a birth time, but not for its margin, which is not sent', {
  tags: 'night',
}, async () => {
  const { user } = await openLink();
  await user.click(screen.getByRole('button', { name: 'Open the invitation' }));
  await user.click(await screen.findByText('I know the time, too'));
  await user.type(screen.getByLabelText(/^Birth time/), '21:18');
  expect(screen.queryByRole('combobox', { name: /How sure are you/ })).not.toBeInTheDocument();
});

it.each([
  [
    'invitation_gone',
    'This invitation is no longer open.',
    async () => {
      const { nora, id, token } = await askAsNora();
      await nora.delete(urlOf(deleteInvitationEndpoint, { params: { id } }));
      return token;
    },
  ],
  [
    'own_invitation',
    'This is your own link.',
    async () => {
      await signIn(buildUser());
      return (await invite(await openBrowser())).token;
    },
  ],
] as const)('a link that is %s says so', async (_code, heading, makeToken) => {
  const { user } = await renderApp(`/invitation#${await makeToken()}`);
  await user.click(screen.getByRole('button', { name: 'Open the invitation' }));
  expect(await screen.findByRole('heading', { name: heading })).toHaveFocus();
});

it('without a connection the link stays, to be opened again', async () => {
  server.use(mockEndpoint(openInvitationEndpoint, () => breakOff(), { once: true }));
  const { user } = await openLink();
  const button = screen.getByRole('button', { name: 'Open the invitation' });
  await user.click(button);
  expect(await screen.findByRole('alert')).toHaveTextContent('You’re offline');
  await user.click(button);
  expect(
    await screen.findByRole('heading', { name: /^Nora would like to know/ }),
  ).toBeInTheDocument();
});

it('a user answers with their own chart, and no birth is sent', async () => {
  const { user, token } = await openLink(buildUser({ birthDate: '1994-08-02' }));
  await user.click(screen.getByRole('button', { name: 'Open the invitation' }));
  await user.click(await screen.findByRole('button', { name: 'See how we get along' }));
  expect(await screen.findByRole('heading', { name: 'You and Nora' })).toHaveFocus();
  const sent = callsOf(acceptInvitationEndpoint)[0];
  expect(sent).toMatchObject({ token, level: 'word', nickname: 'Nora' });
  expect(sent).not.toHaveProperty('birth');
});

it('an answer without a name for the other person says so at its field and is not sent', async () => {
  const { user } = await openLink(buildUser({ birthDate: '1994-08-02' }));
  await user.click(screen.getByRole('button', { name: 'Open the invitation' }));
  const nickname = await screen.findByRole('textbox', { name: 'What do you call them?' });
  await user.clear(nickname);
  await user.click(screen.getByRole('button', { name: 'See how we get along' }));
  await waitFor(() => expect(nickname).toHaveFocus());
  expect(nickname).toHaveAccessibleDescription(/Please say what you call them/);
  expect(callsOf(acceptInvitationEndpoint)).toHaveLength(0);
});

it('a user without a birth date is told what is missing', async () => {
  const { user } = await openLink(buildUser({ birthDate: null }));
  await user.click(screen.getByRole('button', { name: 'Open the invitation' }));
  expect(await screen.findByText(/Your profile has no birth date yet/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'See how we get along' })).not.toBeInTheDocument();
});

it('a guest whose answer is lost repeats it with the same key, and gets the same match', async () => {
  server.use(
    mockEndpoint(
      acceptInvitationEndpoint,
      async ({ request }) => {
        await (await openBrowser()).post(acceptInvitationEndpoint.path, await request.json());
        return breakOff();
      },
      { once: true },
    ),
  );
  const { user, nora } = await openLink();
  await user.click(screen.getByRole('button', { name: 'Open the invitation' }));
  await giveBirthDate(user, ['1990', '02', '11']);
  await user.click(screen.getByRole('button', { name: 'See how we get along' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('We didn’t hear back');
  await user.click(screen.getByRole('button', { name: 'See how we get along' }));
  expect(await screen.findByRole('heading', { name: 'You and Nora' })).toHaveFocus();
  const keys = callsOf(acceptInvitationEndpoint).map((sent) => Object(sent).guestKey);
  expect(keys[0]).toMatch(/^[\w-]{27}$/);
  expect(keys).toEqual([keys[0], keys[0]]);
  const [match, ...others] = await readMatches(nora);
  expect(others).toEqual([]);
  expect(JSON.parse(localStorage.getItem('asteria.answers') ?? '')).toMatchObject([
    { id: match?.id, guestKey: keys[0] },
  ]);
});

it('a guest’s answer is stored on the device with its key, and can be deleted there', async () => {
  const { nora, match } = await answerAsGuest();
  localStorage.setItem('asteria.answers', JSON.stringify([match]));
  const { user } = await renderApp('/invitation');
  await user.click(screen.getByRole('button', { name: 'Delete my answer' }));
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }),
  );
  await findToast('Deleted');
  expect(callsOf(leaveMatchEndpoint)[0]).toEqual({ guestKey: GUEST_KEY });
  expect(await readMatches(nora)).toEqual([]);
  expect(localStorage.getItem('asteria.answers')).toBeNull();
});

it('a guest’s answer leads its page after a reload, with the ways on', async () => {
  const first = await openLink();
  await first.user.click(screen.getByRole('button', { name: 'Open the invitation' }));
  await giveBirthDate(first.user, ['1990', '02', '11']);
  await first.user.click(screen.getByRole('button', { name: 'See how we get along' }));
  await screen.findByRole('heading', { name: 'You and Nora' });
  first.unmount();
  const { user } = await renderApp('/invitation');
  const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(headings.slice(0, 2)).toEqual(['Your answers on this device', 'You and Nora']);
  expect(screen.queryByText('There is no invitation in this link.')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ask somebody yourself' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send the two words' })).toBeVisible();
  // What was typed is gone with the page that it was typed on.
  expect(screen.queryByText(/what you just typed/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Read your own letter today' }));
  await findHeading('Your phone number');
});

it('without a token and an answer the page says that there is no invitation', async () => {
  await renderApp('/invitation');
  expect(
    screen.getByRole('heading', { name: 'There is no invitation in this link.' }),
  ).toBeVisible();
});

// req: PERSON-12
it('a guest goes on to the sign-up with what was typed, which is stored from NEXT on', async () => {
  const { user } = await openLink();
  await user.click(screen.getByRole('button', { name: 'Open the invitation' }));
  await giveBirthDate(user, ['1990', '02', '11']);
  await user.click(screen.getByText('I know the time, too'));
  await user.type(screen.getByLabelText(/^Birth time/), '06:30');
  await user.click(screen.getByRole('button', { name: 'See how we get along' }));
  await user.click(await screen.findByRole('link', { name: 'Read your own letter today' }));
  await findHeading('Your phone number');
  await enterPhone(user);
  await enterCode(user);
  await findHeading('Birth details');
  expect(await screen.findByRole('textbox', { name: 'Year' })).toHaveValue('1990');
  expect(screen.getByLabelText(/^Birth time/)).toHaveValue('06:30');
  const stored = () => JSON.stringify({ ...localStorage });
  await user.type(screen.getByLabelText(/^Birth place/), 'Springfield');
  expect(stored()).not.toContain('1990');
  await user.click(screen.getByRole('button', { name: 'NEXT' }));
  expect(await screen.findByRole('heading', { name: /attracted/ })).toBeInTheDocument();
  expect(stored()).toContain('1990');
});

it('a guest is not asked for a name, and is called by the one that the link is signed with', {
  tags: 'night',
}, async () => {
  const { user } = await openLink();
  await user.click(screen.getByRole('button', { name: 'Open the invitation' }));
  await giveBirthDate(user, ['1990', '02', '11']);
  expect(screen.queryByRole('textbox', { name: 'What do you call them?' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'See how we get along' }));
  expect(await screen.findByRole('heading', { name: 'You and Nora' })).toHaveFocus();
  expect(callsOf(acceptInvitationEndpoint)[0]).toMatchObject({
    nickname: 'Nora',
    birth: { birthDate: '1990-02-11', birthTime: null, birthPlaceId: null },
  });
});

it('the answers of an earlier version can still be deleted', async () => {
  const { isNew: _, today: __, ...earlier } = (await answerAsGuest()).match;
  localStorage.setItem('asteria.answers', JSON.stringify([earlier]));
  await renderApp('/invitation');
  expect(screen.getByRole('button', { name: 'Delete my answer' })).toBeInTheDocument();
});
