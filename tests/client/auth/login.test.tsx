import { beforeEach, describe, expect, it } from 'vitest';
import { proofSchema } from '#shared/core/proof-of-work.schema.ts';
import { changePasswordEndpoint } from '#shared/identity/account/account.contract.ts';
import { getUserEndpoint } from '#shared/identity/account/user.contract.ts';
import { loginEndpoint } from '#shared/identity/sign-in/sign-in.contract.ts';
import {
  checkCodeEndpoint,
  sendCodeEndpoint,
} from '#shared/identity/verification/verification.contract.ts';
import { breakOff, refuse } from '#tests/support/msw/answer.ts';
import {
  createAccount,
  openOtherBrowser,
  RIGHT_PASSWORD,
  signInOn,
} from '#tests/support/msw/application.ts';
import { callsOf } from '#tests/support/msw/calls.ts';
import { mockEndpoint } from '#tests/support/msw/mock-endpoint.ts';
import { buildUser } from '#tests/support/msw/samples.ts';
import { server } from '#tests/support/msw/server.ts';
import { findToast, renderApp, screen, waitFor } from '#tests/support/render-app.tsx';
import { enterCode, enterPhone, findHeading, OLD_NUMBER, openLogin } from './sign-up-journey.ts';

const OWNER = buildUser({ username: 'nora', hasPassword: true });

beforeEach(() => createAccount(OWNER));

describe('the choice', () => {
  // req: ACCESS-1 LOGIN-1
  it('offers to log in and to sign up', async () => {
    await renderApp('/auth');
    expect(screen.getByRole('button', { name: 'LOG IN' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'SIGN UP' })).toBeInTheDocument();
  });

  // req: LOGIN-1
  it('shows the crystal ball', async () => {
    await renderApp('/auth');
    const column = screen.getByRole('button', { name: 'SIGN UP' }).closest('main > div');
    expect(column?.querySelector('svg[aria-hidden="true"] clipPath')).not.toBeNull();
  });
});

describe('the log-in', () => {
  // req: ACCESS-7 LOGIN-2 LOGIN-3 LOGIN-7
  it('asks for the number, then for six digits, and signs in', async () => {
    const { user } = await renderApp('/auth');
    await openLogin(user);
    expect(screen.getByText("We'll send a code to verify your phone number.")).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'United States' })).toBeInTheDocument();
    await enterPhone(user, OLD_NUMBER);
    await enterCode(user);
    expect(await findToast('Welcome back!')).toHaveTextContent('You have successfully logged in.');
    await waitFor(() => expect(window.location.pathname).toBe('/home'));
    expect(callsOf(loginEndpoint)).toEqual([{ phoneNumber: '+13125550148' }]);
    // The answer told who it is.
    expect(callsOf(getUserEndpoint)).toEqual([]);
  });

  // req: LOGIN-4
  it('continues as a sign-up at its third step, without a second code, if there is no account', async () => {
    const { user } = await renderApp('/auth');
    await openLogin(user);
    await enterPhone(user, '2125550199');
    await enterCode(user);
    await findHeading('Birth details');
    expect(screen.getByText('STEP 3 OF 5')).toBeInTheDocument();
    expect(screen.getByText(/There’s no account with this number yet/)).toBeInTheDocument();
    expect(callsOf(sendCodeEndpoint)).toHaveLength(1);
    expect(callsOf(loginEndpoint)).toEqual([]);
  });

  // req: CODE-4
  it('does a proof of work when the server asks for one, and sends again with it', async () => {
    const challenge = {
      parameters: {
        algorithm: 'PBKDF2/SHA-256',
        nonce: '00112233445566778899aabbccddeeff',
        salt: 'ffeeddccbbaa99887766554433221100',
        cost: 1,
        keyLength: 32,
        keyPrefix: '00',
        expiresAt: 4_000_000_000,
      },
      signature: 'of-the-server',
    };
    server.use(
      mockEndpoint(sendCodeEndpoint, () => refuse('proof_needed', { challenge }), { once: true }),
    );
    const { user } = await renderApp('/auth');
    await openLogin(user);
    await enterPhone(user, OLD_NUMBER);
    await enterCode(user);
    await findToast('Welcome back!');
    const [, second] = callsOf(sendCodeEndpoint) as { proof?: string }[]; // bodies of that call
    const proof = proofSchema.parse(JSON.parse(atob(second?.proof ?? '')));
    expect(proof.challenge).toEqual(challenge);
    expect(proof.solution.derivedKey).toMatch(/^00[0-9a-f]{62}$/);
  });

  // req: LOGIN-8
  it('says why it failed, and signs in on the second try without another code', async () => {
    server.use(mockEndpoint(loginEndpoint, () => refuse('unavailable'), { once: true }));
    const { user } = await renderApp('/auth');
    await openLogin(user);
    await enterPhone(user, OLD_NUMBER);
    await enterCode(user);
    expect(await findToast('Login failed')).toHaveTextContent('We can’t reach the stars');
    await user.click(screen.getByRole('button', { name: 'LOG IN' }));
    await waitFor(() => expect(window.location.pathname).toBe('/home'));
    expect(callsOf(checkCodeEndpoint)).toHaveLength(1);
  });

  // req: LOGIN-8
  it('shows a failure in the destructive style', { tags: 'night' }, async () => {
    server.use(mockEndpoint(loginEndpoint, () => refuse('unavailable')));
    const { user } = await renderApp('/auth');
    await openLogin(user);
    await enterPhone(user, OLD_NUMBER);
    await enterCode(user);
    expect(await findToast('Login failed')).toHaveClass('border-l-danger');
  });

  // req: LOGIN-2
  it('goes back one step at a time', async () => {
    const { user } = await renderApp('/auth');
    await openLogin(user);
    await enterPhone(user, OLD_NUMBER);
    await findHeading('Verification code');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await findHeading('Log in');
    expect(screen.getByLabelText('Phone number')).toHaveValue('312 555 0148');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByRole('button', { name: 'SIGN UP' })).toBeInTheDocument();
  });

  it('asks for the number again when its proof has expired', async () => {
    server.use(mockEndpoint(loginEndpoint, () => refuse('login_failed')));
    const { user } = await renderApp('/auth');
    await openLogin(user);
    await enterPhone(user, OLD_NUMBER);
    await enterCode(user);
    await findHeading('Log in');
    expect(screen.getByText(/Please verify your phone number again/)).toBeInTheDocument();
  });
});

describe('the log-in with a password', () => {
  async function openPassword() {
    const { user } = await renderApp('/auth');
    await openLogin(user);
    await user.click(screen.getByRole('button', { name: 'Use a password' }));
    return user;
  }

  // req: LOGIN-6
  it('signs in, trimming what a keyboard adds to the username, but not the password', async () => {
    const elsewhere = await openOtherBrowser();
    await signInOn(elsewhere, OWNER);
    await elsewhere.post(changePasswordEndpoint.path, {
      currentPassword: RIGHT_PASSWORD,
      newPassword: ' Ｎine ravens ',
    });
    const user = await openPassword();
    await user.type(screen.getByLabelText('Username'), 'Nora ');
    await user.type(screen.getByLabelText('Password'), ' Ｎine ravens ');
    await user.click(screen.getByRole('button', { name: 'LOG IN' }));
    await findToast('Welcome back!');
    expect(callsOf(loginEndpoint)).toEqual([{ username: 'nora', password: ' Ｎine ravens ' }]);
  });

  it('says at the fields what is missing, without a call to the server', async () => {
    const user = await openPassword();
    await user.click(screen.getByRole('button', { name: 'LOG IN' }));
    expect(await screen.findByText('Please enter your username')).toBeInTheDocument();
    expect(screen.getByText('Please enter your password')).toBeInTheDocument();
    expect(callsOf(loginEndpoint)).toEqual([]);
  });

  // req: LOGIN-8
  it("shows the server's one sentence for every wrong pair", async () => {
    const user = await openPassword();
    await user.type(screen.getByLabelText('Username'), 'nora');
    await user.type(screen.getByLabelText('Password'), 'wrong');
    await user.click(screen.getByRole('button', { name: 'LOG IN' }));
    expect(await findToast('Login failed')).toHaveTextContent(
      'Those sign-in details don’t match an account.',
    );
    expect(window.location.pathname).toBe('/auth');
    expect(screen.getByLabelText('Username')).toHaveValue('nora');
  });

  it('says so when there is no answer', { tags: 'night' }, async () => {
    server.use(mockEndpoint(loginEndpoint, () => breakOff()));
    const user = await openPassword();
    await user.type(screen.getByLabelText('Username'), 'nora');
    await user.type(screen.getByLabelText('Password'), 'starlight');
    await user.click(screen.getByRole('button', { name: 'LOG IN' }));
    expect(await findToast('Login failed')).toHaveTextContent('We couldn’t reach Asteria');
  });
});
