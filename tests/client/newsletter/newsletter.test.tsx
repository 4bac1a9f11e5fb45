// The pages of the links in mails.

import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { subscribers } from '#server/db/schema/index.ts';
import { writeToken } from '#server/platform/mail/link-token.ts';
import { getUserEndpoint } from '#shared/identity/account/user.contract.ts';
import { type User, userSchema } from '#shared/identity/account/user.schema.ts';
import {
  confirmSubscriptionEndpoint,
  leaveNewsletterEndpoint,
} from '#shared/newsletter/newsletter.contract.ts';
import { refuse } from '#tests/support/msw/answer.ts';
import { openApplication, openBrowser, signIn } from '#tests/support/msw/application.ts';
import { callsOf } from '#tests/support/msw/calls.ts';
import { mockEndpoint } from '#tests/support/msw/mock-endpoint.ts';
import { buildUser } from '#tests/support/msw/samples.ts';
import { server } from '#tests/support/msw/server.ts';
import { renderApp } from '#tests/support/render-app.tsx';

const DAY_MS = 86_400_000;
/** As long as a secret that the server makes. */
const SECRET = 'A'.repeat(27);

/** Subscribes a reader, who was sent the link; returns its token, which only the mail tells. */
async function subscribe(
  newsletter: User['newsletter'] = 'unconfirmed',
  daysAgo = 0,
): Promise<string> {
  await signIn(buildUser({ newsletter }));
  const { db } = (await openApplication()).database.client;
  const confirmAskedAt = new Date(Date.now() - daysAgo * DAY_MS);
  const [subscription] = await db
    .update(subscribers)
    .set({ linkSecret: SECRET, confirmAskedAt })
    .returning();
  return writeToken(subscription?.id ?? '', SECRET);
}

const readState = async () =>
  (await (await openBrowser()).get(getUserEndpoint.path)).read(userSchema).newsletter;

const findButton = (name: string) => screen.findByRole('button', { name });
const findHeading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the link that confirms', () => {
  // req: NEWS-2
  it('asks before it confirms: a preview that opens it confirms nothing', async () => {
    const token = await subscribe();
    const { user } = await renderApp(`/newsletter/confirm#${token}`);
    expect(await findHeading('Is this your email address?')).toBeInTheDocument();
    expect(callsOf(confirmSubscriptionEndpoint)).toEqual([]);
    expect(await readState()).toBe('unconfirmed');
    await user.click(await findButton('Yes, it’s mine'));
    expect(await findHeading('Good. Sunday, then.')).toHaveFocus();
    expect(callsOf(confirmSubscriptionEndpoint)).toEqual([{ token }]);
    expect(await readState()).toBe('on');
  });

  it('says where to get a new one when it is too old', async () => {
    const { user } = await renderApp(`/newsletter/confirm#${await subscribe('unconfirmed', 8)}`);
    await user.click(await findButton('Yes, it’s mine'));
    expect(await findHeading('This link no longer works')).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Open Profile' })).toHaveAttribute('href', '/profile');
  });

  it('says that it is incomplete', async () => {
    await renderApp('/newsletter/confirm');
    expect(await findHeading('This link is incomplete')).toBeInTheDocument();
  });

  it('can be retried after a failure', async () => {
    server.use(
      mockEndpoint(confirmSubscriptionEndpoint, () => refuse('unavailable'), { once: true }),
    );
    const { user } = await renderApp(`/newsletter/confirm#${await subscribe()}`);
    await user.click(await findButton('Yes, it’s mine'));
    expect(await screen.findByText(/didn’t go through/)).toBeInTheDocument();
    await user.click(await findButton('Yes, it’s mine'));
    expect(await findHeading('Good. Sunday, then.')).toHaveFocus();
  });
});

// req: NOTICE-8
it('the links of the mail that announces the letter speak of it, and of no Sunday letter', async () => {
  // The answer is the same for every token.
  const token = writeToken(buildUser().id, SECRET);
  const { user } = await renderApp(`/newsletter/leave?mail=daily#${token}`);
  expect(await findHeading('Unsubscribe from the daily mail?')).toBeInTheDocument();
  await user.click(await findButton('Unsubscribe'));
  expect(await findHeading('You’re unsubscribed')).toHaveFocus();
  expect(callsOf(leaveNewsletterEndpoint, { params: { token } })).toHaveLength(1);
});

// req: NEWS-4
it('the unsubscribe link asks once, and unsubscribes', async () => {
  const token = await subscribe('on');
  const { user } = await renderApp(`/newsletter/leave#${token}`);
  await user.click(await findButton('Unsubscribe'));
  expect(await findHeading('You’re unsubscribed')).toHaveFocus();
  expect(callsOf(leaveNewsletterEndpoint, { params: { token } })).toHaveLength(1);
  expect(await readState()).toBe('off');
});
