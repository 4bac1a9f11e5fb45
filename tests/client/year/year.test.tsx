import { expect, it } from 'vitest';
import { getYearEndpoint } from '#shared/year/year.contract.ts';
import { refuse } from '#tests/support/msw/answer.ts';
import { mockEndpoint } from '#tests/support/msw/mock-endpoint.ts';
import { buildUser } from '#tests/support/msw/samples.ts';
import { server } from '#tests/support/msw/server.ts';
import { renderApp, screen } from '#tests/support/render-app.tsx';

const open = () => renderApp('/year', { signedInAs: buildUser() });

it('shows what the server answers', async () => {
  await open();
  expect(await screen.findByText('You can build it larger.')).toBeInTheDocument();
});

it('says that loading failed, and tries again', async () => {
  server.use(mockEndpoint(getYearEndpoint, () => refuse('unavailable'), { once: true }));
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: /try again/i }));
  expect(await screen.findByText('You can build it larger.')).toBeInTheDocument();
});
