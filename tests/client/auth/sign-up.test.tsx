import { describe, expect, it } from 'vitest';
import { loginEndpoint, registerEndpoint } from '#shared/identity/sign-in/sign-in.contract.ts';
import { sendCodeEndpoint } from '#shared/identity/verification/verification.contract.ts';
import { subscribeEndpoint } from '#shared/newsletter/newsletter.contract.ts';
import { allowConsoleErrors } from '#tests/support/console-errors.ts';
import { refuse } from '#tests/support/msw/answer.ts';
import { createAccount } from '#tests/support/msw/application.ts';
import { callsOf } from '#tests/support/msw/calls.ts';
import { mockEndpoint } from '#tests/support/msw/mock-endpoint.ts';
import { buildUser } from '#tests/support/msw/samples.ts';
import { server } from '#tests/support/msw/server.ts';
import { findToast, renderApp, screen, waitFor } from '#tests/support/render-app.tsx';
import {
  chooseAttraction,
  enterCode,
  enterPersonalDetails,
  enterPhone,
  findHeading,
  giveBirth,
  goToLastStep,
  listStored,
  OLD_NUMBER,
  openSignUp,
  resumeSignUp,
  signUp,
} from './sign-up-journey.ts';

describe('the sign-up', () => {
  // req: ACCESS-7 SIGNUP-1 SIGNUP-7 SIGNUP-17
  it('leads in five steps from a number to /home', async () => {
    const { user } = await renderApp('/auth');
    await signUp(user);
    expect(await findToast('Account created')).toHaveTextContent(
      'Your account has been created successfully.',
    );
    await waitFor(() => expect(window.location.pathname).toBe('/home'));
    expect(callsOf(registerEndpoint)).toEqual([
      {
        phoneNumber: '+12125550199',
        phoneVerified: true,
        firstName: 'Nora',
        lastName: 'Whitlock',
        name: 'Nora Whitlock',
        email: 'nora@example.com',
        username: expect.stringMatching(/^user_0199_\d{4}$/),
        password: expect.any(String),
        birthDate: '1994-08-02',
        birthTime: null,
        birthPlace: 'Springfield',
        birthPlaceId: null,
        birthTimeFold: null,
        birthTimeMargin: null,
        attractions: ['women'],
        personalityTraits: ['creative', 'ambitious', 'caring'],
      },
    ]);
  });

  // req: SIGNUP-1 SIGNUP-3 SIGNUP-4 SIGNUP-5 SIGNUP-6 SIGNUP-7 SIGNUP-9
  it('shows the progress at each step, and a line from the Oracle', async () => {
    const { user } = await renderApp('/auth');
    await openSignUp(user);
    const spoken = new Set<string>();
    async function expectStep(number: number, percentage: number) {
      expect(screen.getByText(`STEP ${number} OF 5`)).toBeInTheDocument();
      expect(screen.getByText(`${percentage}%`)).toBeInTheDocument();
      expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', String(percentage));
      spoken.add(document.querySelector('.cursor')?.parentElement?.textContent ?? '');
      expect(spoken.size).toBe(number);
    }
    for (const label of ['Phone', 'Verify', 'Birth Details', 'Attractions', 'Personality']) {
      expect(screen.getByText(label)).toBeInTheDocument();
    }
    await expectStep(1, 20);
    expect(screen.getByText(/No spam\. We don’t share it/)).toBeInTheDocument();
    await enterPhone(user);
    await findHeading('Verification code');
    await expectStep(2, 40);
    await enterCode(user);
    await findHeading('Birth details');
    await expectStep(3, 60);
    await giveBirth(user);
    await findHeading("You're attracted to...");
    await expectStep(4, 80);
    await chooseAttraction(user);
    await findHeading('Personal Details');
    await expectStep(5, 100);
  });

  // req: SIGNUP-8
  it('goes back one step at a time, and from the first to the choice, and keeps what was typed', async () => {
    const { user } = await renderApp('/auth');
    await goToLastStep(user);
    await user.type(screen.getByLabelText('First name'), 'Nora');
    await user.click(screen.getByRole('button', { name: 'BACK' }));
    await findHeading("You're attracted to...");
    expect(screen.getByRole('checkbox', { name: /^Women/ })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'BACK' }));
    await findHeading('Birth details');
    expect(screen.getByLabelText('Year')).toHaveValue('1994');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await findHeading('Verification code');
    expect(screen.getByText(/\+1 212 555 0199 is verified\./)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await findHeading('Your phone number');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await user.click(await screen.findByRole('button', { name: 'SIGN UP' }));
    expect(screen.getByLabelText('Phone number')).toHaveValue('212 555 0199');

    for (const heading of ['Verification code', 'Birth details', "You're attracted to..."]) {
      await user.click(screen.getByRole('button', { name: 'NEXT' }));
      await findHeading(heading);
    }
    await user.click(screen.getByRole('button', { name: 'NEXT' }));
    expect(await screen.findByLabelText('First name')).toHaveValue('Nora');
    expect(callsOf(sendCodeEndpoint)).toHaveLength(1);
  });

  // req: SIGNUP-14
  it('subscribes without waiting, and only logs when that fails', async () => {
    allowConsoleErrors(/^The newsletter sign-up failed\. ApiError: 503: /);
    server.use(mockEndpoint(subscribeEndpoint, () => refuse('unavailable')));
    const { user } = await resumeSignUp('personality');
    await enterPersonalDetails(user);
    await user.click(await screen.findByRole('button', { name: 'Skip' }));
    await findToast('Account created');
    expect(callsOf(subscribeEndpoint)).toEqual([
      { email: 'nora@example.com', firstName: 'Nora', lastName: 'Whitlock', consent: false },
    ]);
  });

  // req: CALL-5
  it('says what the address is for, and subscribes it only if the box is checked', async () => {
    const { user } = await resumeSignUp('personality');
    const box = await screen.findByRole('checkbox', { name: /^Send me the Sunday letter/ });
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(
      'It’s for the Sunday letter, if you ask for it below. Otherwise we won’t send anything to it.',
    );
    expect(box).not.toBeChecked();
    await user.click(box);
    await enterPersonalDetails(user);
    await user.click(await screen.findByRole('button', { name: 'Skip' }));
    await findToast('Account created');
    expect(callsOf(subscribeEndpoint)).toEqual([
      { email: 'nora@example.com', firstName: 'Nora', lastName: 'Whitlock', consent: true },
    ]);
  });

  // req: SIGNUP-15
  it('subscribes immediately, and registers only after the animation', async () => {
    const { user } = await renderApp('/auth');
    await goToLastStep(user);
    await enterPersonalDetails(user);
    const skip = await screen.findByRole('button', { name: 'Skip' });
    await waitFor(() => expect(callsOf(subscribeEndpoint)).toHaveLength(1));
    expect(callsOf(registerEndpoint)).toEqual([]);
    await user.click(skip);
    await findToast('Account created');
    expect(callsOf(registerEndpoint)).toHaveLength(1);
  });

  // req: LOGIN-5
  it('signs in a user who already has an account, and says so', async () => {
    await createAccount(buildUser());
    const { user } = await renderApp('/auth');
    await openSignUp(user);
    await enterPhone(user, OLD_NUMBER);
    await enterCode(user);
    expect(await findToast('Welcome back!')).toHaveTextContent(
      'You have successfully logged in. This number already has an account.',
    );
    expect(listStored()).toEqual([]);
    await waitFor(() => expect(window.location.pathname).toBe('/home'));
  });

  it('offers to sign in again when that sign-in fails', { tags: 'night' }, async () => {
    await createAccount(buildUser());
    server.use(mockEndpoint(loginEndpoint, () => refuse('unavailable'), { once: true }));
    const { user } = await renderApp('/auth');
    await openSignUp(user);
    await enterPhone(user, OLD_NUMBER);
    await enterCode(user);
    await findToast('Login failed');
    await user.click(screen.getByRole('button', { name: 'LOG IN' }));
    await waitFor(() => expect(window.location.pathname).toBe('/home'));
  });
});
