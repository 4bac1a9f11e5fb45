// The pages of the links in mails.

import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  confirmSubscriptionEndpoint,
  leaveNewsletterEndpoint,
} from '#shared/newsletter/newsletter.contract.ts';
import { refuse } from '#tests/support/msw/answer.ts';
import { mockEndpoint } from '#tests/support/msw/mock-endpoint.ts';
import { server } from '#tests/support/msw/server.ts';
import { callsOf } from '#tests/support/msw/world.ts';
import { renderApp } from '#tests/support/render-app.tsx';

const TOKEN = 'A'.repeat(49);
const findButton = (name: string) => screen.findByRole('button', { name });
const findHeading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the link that confirms', () => {
  // req: NEWS-2
  it('asks before it confirms: a preview that opens it confirms nothing', async () => {
    const { user } = await renderApp(`/newsletter/confirm#${TOKEN}`);
    expect(await findHeading('Is this your email address?')).toBeInTheDocument();
    expect(callsOf(confirmSubscriptionEndpoint)).toEqual([]);
    await user.click(await findButton('Yes, it’s mine'));
    expect(await findHeading('Good. Sunday, then.')).toHaveFocus();
    expect(callsOf(confirmSubscriptionEndpoint)).toEqual([{ token: TOKEN }]);
  });

  it('says where to get a new one when it is too old', async () => {
    server.use(mockEndpoint(confirmSubscriptionEndpoint, () => refuse('link_gone')));
    const { user } = await renderApp(`/newsletter/confirm#${TOKEN}`);
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
    const { user } = await renderApp(`/newsletter/confirm#${TOKEN}`);
    await user.click(await findButton('Yes, it’s mine'));
    expect(await screen.findByText(/didn’t go through/)).toBeInTheDocument();
    await user.click(await findButton('Yes, it’s mine'));
    expect(await findHeading('Good. Sunday, then.')).toHaveFocus();
  });
});

// req: NOTICE-8
it('the links of the mail that announces the letter speak of it, and of no Sunday letter', async () => {
  const { user } = await renderApp(`/newsletter/leave?mail=daily#${TOKEN}`);
  expect(await findHeading('Unsubscribe from the daily mail?')).toBeInTheDocument();
  await user.click(await findButton('Unsubscribe'));
  expect(await findHeading('You’re unsubscribed')).toHaveFocus();
  expect(callsOf(leaveNewsletterEndpoint, { params: { token: TOKEN } })).toHaveLength(1);
});

// req: NEWS-4
it('the unsubscribe link asks once, and unsubscribes', async () => {
  const { user } = await renderApp(`/newsletter/leave#${TOKEN}`);
  await user.click(await findButton('Unsubscribe'));
  expect(await findHeading('You’re unsubscribed')).toHaveFocus();
  expect(callsOf(leaveNewsletterEndpoint, { params: { token: TOKEN } })).toHaveLength(1);
});
