import { expect, it } from 'vitest';
import {
  blockMatchEndpoint,
  changeMatchEndpoint,
  createInvitationEndpoint,
  deleteInvitationEndpoint,
  deleteMatchEndpoint,
  listInvitationsEndpoint,
  listMatchesEndpoint,
} from '#shared/matches/matches.contract.ts';
import { breakOff, refuse } from '#tests/support/msw/answer.ts';
import { buildInvitation, buildMatch, SAMPLE_TOKEN } from '#tests/support/msw/handlers/matches.ts';
import { mockEndpoint } from '#tests/support/msw/mock-endpoint.ts';
import { buildUser } from '#tests/support/msw/samples.ts';
import { server } from '#tests/support/msw/server.ts';
import { callsOf } from '#tests/support/msw/world.ts';
import { findToast, renderApp, screen, waitFor, within } from '#tests/support/render-app.tsx';

const open = (user = buildUser({ birthDate: '1994-08-02' })) =>
  renderApp('/compatibility?tab=person', { signedInAs: user });

it('asks for nothing of matches before their tab is opened', async () => {
  const { user } = await renderApp('/compatibility', {
    signedInAs: buildUser({ birthDate: '1994-08-02' }),
  });
  expect(screen.getByRole('tab', { name: 'Two signs' })).toHaveAttribute('aria-selected', 'true');
  expect(callsOf(listMatchesEndpoint)).toHaveLength(0);
  await user.click(screen.getByRole('tab', { name: 'With a person' }));
  expect(await screen.findByText('You and Jo, at level Word')).toBeInTheDocument();
  expect(window.location.search).toBe('?tab=person');
});

// req: PERSON-1
it('makes an invitation at Word for seven days, and shows its link once', async () => {
  const { user } = await open();
  await user.type(await screen.findByRole('textbox', { name: 'What do you call them?' }), 'Kim');
  expect(screen.getByRole('radio', { name: 'Word' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Word' })).toHaveAccessibleDescription(
    'One word for what flows, one for what needs care. Your birthday could be any of 1,000 days.',
  );
  await user.click(screen.getByRole('button', { name: 'Make the invitation' }));
  expect(await screen.findByRole('textbox', { name: 'The link' })).toHaveValue(
    `${window.location.origin}/invitation#${SAMPLE_TOKEN}`,
  );
  expect(callsOf(createInvitationEndpoint)[0]).toMatchObject({
    nickname: 'Kim',
    signedAs: null,
    level: 'word',
    days: 7,
  });
  await user.click(screen.getByRole('tab', { name: 'Two signs' }));
  await user.click(screen.getByRole('tab', { name: 'With a person' }));
  expect(
    await screen.findByRole('textbox', { name: 'What do you call them?' }),
  ).toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: 'The link' })).not.toBeInTheDocument();
});

it('an invitation without a nickname says so and is not sent', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Make the invitation' }));
  const nickname = screen.getByRole('textbox', { name: 'What do you call them?' });
  await waitFor(() => expect(nickname).toBeInvalid());
  expect(nickname).toHaveFocus();
  expect(callsOf(createInvitationEndpoint)).toHaveLength(0);
});

it('a twenty-first waiting invitation is refused, and the form says why', async () => {
  server.use(mockEndpoint(createInvitationEndpoint, () => refuse('too_many_invitations')));
  const { user } = await open();
  await user.type(await screen.findByRole('textbox', { name: 'What do you call them?' }), 'Kim');
  await user.click(screen.getByRole('button', { name: 'Make the invitation' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Twenty invitations are waiting');
});

it('without a birth date the invitation says what is missing', async () => {
  await open(buildUser({ birthDate: null }));
  expect(await screen.findByText(/An invitation needs your birth date/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Make the invitation' })).not.toBeInTheDocument();
});

it('a waiting invitation can be taken back', async () => {
  const { user } = await open();
  await user.click(
    await screen.findByRole('button', { name: 'Take it back: the invitation for Sam' }),
  );
  await findToast('Taken back');
  expect(callsOf(deleteInvitationEndpoint, { params: { id: buildInvitation().id } })).toHaveLength(
    1,
  );
  expect(screen.getByText('Nobody is invited just now.')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Waiting' })).toHaveFocus();
});

it('an invitation that was answered meanwhile is not taken back, and the answer is shown', async () => {
  server.use(mockEndpoint(deleteInvitationEndpoint, () => refuse('not_found')));
  const { user } = await open();
  const revoke = await screen.findByRole('button', {
    name: 'Take it back: the invitation for Sam',
  });
  server.use(
    mockEndpoint(listInvitationsEndpoint, () => []),
    mockEndpoint(listMatchesEndpoint, () => [buildMatch({ nickname: 'Sam' })]),
  );
  await user.click(revoke);
  expect(await findToast('No longer waiting')).toHaveTextContent('It was answered');
  expect(await screen.findByText('You and Sam, at level Word')).toBeInTheDocument();
  expect(screen.getByText('Nobody is invited just now.')).toBeInTheDocument();
});

it('lists that could not be loaded can be asked for again', async () => {
  server.use(
    mockEndpoint(listMatchesEndpoint, () => breakOff(), { once: true }),
    mockEndpoint(listInvitationsEndpoint, () => []),
  );
  const { user } = await open();
  expect(await screen.findByText('Your matches could not be loaded.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('You and Jo, at level Word')).toBeInTheDocument();
});

// req: PERSON-5
it('lowering is saved without a question, and the four words vanish', async () => {
  const four = { level: 'high', line: 'Steady.' } as const;
  const higher = buildMatch({ shown: 'four-words', yours: 'four-words', theirs: 'four-words' });
  server.use(
    mockEndpoint(listMatchesEndpoint, () => [
      {
        ...higher,
        words: {
          ...higher.words,
          four: { love: four, friendship: four, communication: four, trust: four },
        },
      },
    ]),
    mockEndpoint(changeMatchEndpoint, () => buildMatch({ theirs: 'four-words' })),
  );
  const { user } = await open();
  expect(await screen.findAllByText('Steady.')).toHaveLength(4);
  await user.click(screen.getByRole('button', { name: 'Show more or less to Jo' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('radio', { name: 'Word' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await findToast('Hidden');
  expect(screen.queryByText('Steady.')).not.toBeInTheDocument();
  expect(callsOf(changeMatchEndpoint, { params: { id: buildMatch().id } })[0]).toMatchObject({
    level: 'word',
  });
});

it('raising says that it needs both', async () => {
  server.use(mockEndpoint(changeMatchEndpoint, () => buildMatch({ yours: 'signs' })));
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Show more or less to Jo' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('radio', { name: 'Signs' }));
  expect(dialog.getByRole('checkbox', { name: 'Rising' })).toBeChecked();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await findToast('Saved')).toHaveTextContent('More is shown once Jo says so too.');
  expect(screen.getByText('You chose Signs, Jo chose Word.')).toBeInTheDocument();
});

// req: PERSON-9
it('deleting says that it goes for both, and blocking that nobody is told', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Delete the match with Jo' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent('It goes for both of you');
  await user.click(screen.getByRole('button', { name: 'Keep it' }));
  await user.click(screen.getByRole('button', { name: 'Block Jo' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('on a device where they have signed in');
  expect(dialog).toHaveTextContent('Nobody is told.');
  await user.click(within(dialog).getByRole('button', { name: 'Block' }));
  await findToast('Blocked');
  expect(callsOf(blockMatchEndpoint, { params: { id: buildMatch().id } })).toHaveLength(1);
  expect(callsOf(deleteMatchEndpoint, { params: { id: buildMatch().id } })).toHaveLength(0);
  expect(screen.getByText(/No answers yet/)).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Answered' })).toHaveFocus();
});

it('a match that the other ended meanwhile leaves the list, and says so', async () => {
  server.use(mockEndpoint(changeMatchEndpoint, () => refuse('not_found')));
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Show more or less to Jo' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Save' }));
  expect(await findToast('Already gone')).toHaveTextContent('gone for both of you');
  expect(screen.getByText(/No answers yet/)).toBeInTheDocument();
});

// req: PERSON-7
it('a level says how many days a birthday could be, by the signs that are switched on', async () => {
  const { user } = await open();
  expect(await screen.findByText('Your birthday could be any of 1,000 days.')).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Show more or less to Jo' }));
  const dialog = within(await screen.findByRole('dialog'));
  const describes = (level: string, line: string) =>
    expect(dialog.getByRole('radio', { name: level })).toHaveAccessibleDescription(
      expect.stringContaining(line),
    );
  describes('Word', 'Your birthday could be any of 1,000 days.');
  describes('Four words', 'Your birthday could be any of 50 days.');
  for (const level of ['Signs', 'Threads', 'Chart']) {
    describes(level, 'Whoever has this can work out your birth date.');
  }
  await user.click(dialog.getByRole('radio', { name: 'Signs' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Sun' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Moon' }));
  describes('Signs', 'Your birthday could be any of 50 days.');
});

// req: PERSON-8
it('a new one can be asked for at Threads and Chart alone', async () => {
  const low = buildMatch({ nickname: 'Kim', id: '0d6f3f0e-54a1-4c52-8c53-8f3c7f3a5b09' });
  const high = buildMatch({ shown: 'threads', yours: 'threads', theirs: 'chart', threads: [] });
  const again = { yours: true, theirs: false };
  server.use(
    mockEndpoint(listMatchesEndpoint, () => [low, high]),
    mockEndpoint(changeMatchEndpoint, () => ({ ...high, again })),
  );
  const { user } = await open();
  const asking = await screen.findAllByRole('button', { name: 'Ask for a new one' });
  expect(asking).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Ask for a new one' }));
  expect(await screen.findByText(/It comes once Jo asks too/)).toBeInTheDocument();
});
