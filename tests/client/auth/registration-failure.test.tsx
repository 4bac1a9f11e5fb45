import { describe, expect, it } from 'vitest';
import { loginEndpoint, registerEndpoint } from '#shared/identity/sign-in/sign-in.contract.ts';
import { subscribeEndpoint } from '#shared/newsletter/newsletter.contract.ts';
import { breakOff, refuse } from '#tests/support/msw/answer.ts';
import { createAccount } from '#tests/support/msw/application.ts';
import { callsOf } from '#tests/support/msw/calls.ts';
import { mockEndpoint } from '#tests/support/msw/mock-endpoint.ts';
import { buildUser } from '#tests/support/msw/samples.ts';
import { server } from '#tests/support/msw/server.ts';
import { findToast, renderApp, screen, waitFor } from '#tests/support/render-app.tsx';
import {
  enterCode,
  enterPersonalDetails,
  enterPhone,
  findHeading,
  listStored,
  resumeSignUp,
} from './sign-up-journey.ts';

async function finishSignUp(birth?: Parameters<typeof resumeSignUp>[1]) {
  const { user } = await resumeSignUp('personality', birth);
  await enterPersonalDetails(user);
  await user.click(await screen.findByRole('button', { name: 'Skip' }));
  return user;
}

describe('a registration that fails', () => {
  // req: SIGNUP-18
  it('says so, loses nothing, and can be retried with one press', async () => {
    server.use(mockEndpoint(registerEndpoint, () => refuse('unavailable'), { once: true }));
    const user = await finishSignUp();
    expect(await findToast('Registration failed')).toHaveTextContent(
      'We can’t reach the stars right now. Please try again in a moment.',
    );
    await findHeading('Personal Details');
    expect(screen.getByLabelText('First name')).toHaveValue('Nora');
    expect(screen.getByLabelText('Email')).toHaveValue('nora@example.com');
    await user.click(screen.getByRole('button', { name: 'GET MY READING' }));
    await findToast('Account created');
    const [first, second] = callsOf(registerEndpoint) as { username: string }[];
    expect({ ...second, username: '' }).toEqual({ ...first, username: '' });
    expect(callsOf(subscribeEndpoint)).toHaveLength(1);
  });

  // req: SIGNUP-18
  it('says so too when there is no answer', { tags: 'night' }, async () => {
    server.use(mockEndpoint(registerEndpoint, () => breakOff(), { once: true }));
    await finishSignUp();
    expect(await findToast('Registration failed')).toHaveTextContent('Nothing you typed is lost');
  });

  // req: SIGNUP-16
  it('leaves nothing of the user in local storage', async () => {
    server.use(mockEndpoint(registerEndpoint, () => refuse('unavailable'), { once: true }));
    const user = await finishSignUp();
    await findToast('Registration failed');
    expect(listStored()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'GET MY READING' }));
    await findToast('Account created');
    expect(listStored()).toEqual([]);
  });

  it("shows the server's sentence at the field of an earlier step, and then returns to the last step", {
    tags: 'night',
  }, async () => {
    const user = await finishSignUp({
      birthDate: '1994-04-03',
      birthTime: '02:30',
      birthPlace: 'Chicago, Illinois',
    });
    await findHeading('Birth details');
    expect(await screen.findByText(/2:30 AM did not exist/)).toBeInTheDocument();
    expect(screen.getByLabelText(/^Birth time/)).toBeInvalid();
    await user.clear(screen.getByLabelText(/^Birth time/));
    await user.type(screen.getByLabelText(/^Birth time/), '03:30');
    await user.click(screen.getByRole('button', { name: 'NEXT' }));
    await findHeading('Personal Details');
    await user.click(screen.getByRole('button', { name: 'GET MY READING' }));
    await findToast('Account created');
    expect(callsOf(registerEndpoint).at(-1)).toMatchObject({ birthTime: '03:30' });
  });

  it('marks each choice of the attractions when the server refuses them', {
    tags: 'night',
  }, async () => {
    server.use(
      mockEndpoint(
        registerEndpoint,
        () => refuse('bad_input', { fields: { attractions: 'Please choose again' } }),
        { once: true },
      ),
    );
    await finishSignUp();
    expect(await screen.findByText('Please choose again')).toBeInTheDocument();
    for (const choice of screen.getAllByRole('checkbox')) expect(choice).toBeInvalid();
  });

  // req: CHART-8
  it('asks which of two hours is meant when the clocks had gone back', async () => {
    server.use(
      mockEndpoint(
        registerEndpoint,
        () => refuse('bad_input', { fields: { birthTimeFold: 'Please choose earlier or later' } }),
        { once: true },
      ),
    );
    const user = await finishSignUp();
    await findHeading('Birth details');
    expect(await screen.findByText(/That hour came twice/)).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: /^The later one/ }));
    await user.click(screen.getByRole('button', { name: 'NEXT' }));
    await findHeading('Personal Details');
    await user.click(screen.getByRole('button', { name: 'GET MY READING' }));
    await findToast('Account created');
    expect(callsOf(registerEndpoint).at(-1)).toMatchObject({ birthTimeFold: 'later' });
  });

  it('asks to verify the number again when its proof has expired, and keeps the rest', async () => {
    server.use(mockEndpoint(registerEndpoint, () => refuse('phone_not_verified'), { once: true }));
    const user = await finishSignUp();
    await findHeading('Your phone number');
    expect(screen.getByText(/Please verify your phone number again/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'NEXT' }));
    await enterCode(user);
    await findHeading('Personal Details');
    await user.click(screen.getByRole('button', { name: 'GET MY READING' }));
    await findToast('Account created');
  });

  it('asks to verify a number with an account again when the proof has expired', {
    tags: 'night',
  }, async () => {
    await createAccount(buildUser(), '+12125550199');
    server.use(mockEndpoint(loginEndpoint, () => refuse('login_failed'), { once: true }));
    const { user } = await renderApp('/auth');
    await user.click(await screen.findByRole('button', { name: 'SIGN UP' }));
    await enterPhone(user, '(212) 555-0199');
    await enterCode(user);
    expect(await screen.findByText(/Please verify your phone number again/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'NEXT' }));
    await enterCode(user);
    expect(await findToast('Welcome back!')).toBeInTheDocument();
  });

  it('signs in when the account turns out to exist', { tags: 'night' }, async () => {
    await createAccount(buildUser(), '+12125550199');
    await finishSignUp();
    await waitFor(() => expect(callsOf(registerEndpoint)).toHaveLength(1));
    expect(await findToast('Welcome back!')).toHaveTextContent(
      'This number already has an account.',
    );
    await waitFor(() => expect(window.location.pathname).toBe('/home'));
  });
});
