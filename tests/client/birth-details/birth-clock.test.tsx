import { expect, it } from 'vitest';
import { enterCode, enterPhone, openSignUp } from '#tests/client/auth/sign-up-journey.ts';
import { renderApp, screen, within } from '#tests/support/render-app.tsx';

type User = Awaited<ReturnType<typeof renderApp>>['user'];

const CHICAGO = { place: 'Chicago', option: /^Chicago\s*Illinois/ };
const APIA = { place: 'Apia', option: /^Apia.*Samoa$/ };

async function giveMoment(user: User, digits: string, time: string, { place, option } = CHICAGO) {
  await openSignUp(user);
  await enterPhone(user);
  await enterCode(user);
  await user.click(await screen.findByLabelText('Month'));
  await user.keyboard(digits);
  await user.type(screen.getByLabelText(/^Birth time/), time);
  await user.type(screen.getByLabelText('Birth place'), place);
  await user.click(await screen.findByRole('option', { name: option }));
}

it('shows the given time in UTC', { tags: 'night' }, async () => {
  const { user } = await renderApp('/auth');
  await giveMoment(user, '08021994', '21:18');
  expect(
    await screen.findByText(/The clock there was UTC−05:00\. So: 02:18 UTC, August 3\./),
  ).toBeVisible();
});

it('asks which hour is meant when it came twice', async () => {
  const { user } = await renderApp('/auth');
  await giveMoment(user, '10301994', '01:30');
  const question = await screen.findByRole('radiogroup', { name: /^That hour came twice/ });
  await user.click(within(question).getByRole('radio', { name: /The later one/ }));
  expect(
    await screen.findByText(/The clock there was UTC−06:00\. So: 07:30 UTC, October 30\./),
  ).toBeVisible();
});

it('says at the field that the hour did not exist', async () => {
  const { user } = await renderApp('/auth');
  await giveMoment(user, '04031994', '02:30');
  expect(
    await screen.findByText('2:30 AM did not exist: clocks went from 2:00 AM to 3:00 AM'),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'NEXT' }));
  expect(screen.getByRole('heading', { name: 'Birth details' })).toBeVisible();
});

it('says at the date, and not at the time, that the whole day did not exist', {
  tags: 'night',
}, async () => {
  const reason =
    'December 30, 2011 did not exist there: the calendar went from December 29, 2011 to December 31, 2011';
  const { user } = await renderApp('/auth');
  await giveMoment(user, '12302011', '10:00', APIA);
  expect(await screen.findByText(reason)).toBeVisible();
  expect(screen.getByLabelText('Month')).toBeInvalid();
  expect(screen.getByLabelText(/^Birth time/)).toBeValid();
});
