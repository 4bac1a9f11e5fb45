// Passkeys on the page, in a browser whose ceremonies end as a test says. The journeys have a real one.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  addPasskeyEndpoint,
  passkeySignInEndpoint,
  passkeySignInOptionsEndpoint,
  removePasskeyEndpoint,
} from '#shared/identity/passkeys/passkeys.contract.ts';
import { getFeaturesEndpoint } from '#shared/installation/installation.contract.ts';
import { breakOff, refuse } from '#tests/support/msw/answer.ts';
import { PASSKEY } from '#tests/support/msw/handlers/passkeys.ts';
import { mockEndpoint } from '#tests/support/msw/mock-endpoint.ts';
import { buildUser } from '#tests/support/msw/samples.ts';
import { server } from '#tests/support/msw/server.ts';
import { callsOf, world } from '#tests/support/msw/world.ts';
import { findToast, renderApp, screen, waitFor, within } from '#tests/support/render-app.tsx';
import { enterCode, enterPhone, OLD_NUMBER, openLogin } from '../auth/sign-up-journey.ts';

const BYTES = new Uint8Array([1, 2, 3]).buffer;
const CREDENTIAL = {
  id: 'AQID',
  rawId: BYTES,
  type: 'public-key',
  response: {
    clientDataJSON: BYTES,
    authenticatorData: BYTES,
    signature: BYTES,
    userHandle: BYTES,
    attestationObject: BYTES,
    getTransports: () => ['internal'],
  },
  getClientExtensionResults: () => ({}),
};
const credentials = { get: vi.fn(), create: vi.fn() };
const dismissed = () => Object.assign(new Error('dismissed'), { name: 'NotAllowedError' });
const pending = () => new Promise<never>(() => undefined);
let hasAutofill = false;

beforeEach(() => {
  hasAutofill = false;
  credentials.get.mockReset().mockResolvedValue(CREDENTIAL);
  credentials.create.mockReset().mockResolvedValue(CREDENTIAL);
  vi.stubGlobal(
    'PublicKeyCredential',
    Object.assign(() => undefined, {
      isConditionalMediationAvailable: async () => hasAutofill,
      isUserVerifyingPlatformAuthenticatorAvailable: async () => true,
    }),
  );
  Object.defineProperty(navigator, 'credentials', { value: credentials, configurable: true });
  world.accounts.set('+13125550148', buildUser());
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'credentials');
});

const findButton = (name: string) => screen.findByRole('button', { name });

describe('the sign-in screen', () => {
  // req: PASSKEY-1
  it('signs in with the button', async () => {
    const { user } = await renderApp('/auth');
    await openLogin(user);
    await user.click(await findButton('Use a passkey'));
    await findToast('Welcome back!');
    await waitFor(() => expect(window.location.pathname).toBe('/home'));
    expect(callsOf(passkeySignInEndpoint)).toEqual([
      {
        id: 'AQID',
        rawId: 'AQID',
        type: 'public-key',
        response: {
          clientDataJSON: 'AQID',
          authenticatorData: 'AQID',
          signature: 'AQID',
          userHandle: 'AQID',
        },
      },
    ]);
  });

  // req: PASSKEY-1
  it("signs in with the browser's autofill, which stays pending while the screen is shown", async () => {
    hasAutofill = true;
    let choose: (credential: unknown) => void = () => undefined;
    credentials.get.mockImplementation(() => new Promise((resolve) => (choose = resolve)));
    const { user } = await renderApp('/auth');
    await openLogin(user);
    await waitFor(() => expect(credentials.get).toHaveBeenCalledOnce());
    expect(credentials.get.mock.calls[0]?.[0]).toMatchObject({ mediation: 'conditional' });
    expect(screen.getByLabelText('Phone number')).toHaveAttribute('autocomplete', 'tel webauthn');
    expect(callsOf(passkeySignInEndpoint)).toEqual([]);
    choose(CREDENTIAL);
    await findToast('Welcome back!');
    expect(callsOf(passkeySignInEndpoint)).toHaveLength(1);
  });

  it('says that nothing has changed when the browser’s dialog is closed', async () => {
    credentials.get.mockRejectedValue(dismissed());
    const { user } = await renderApp('/auth');
    await openLogin(user);
    await user.click(await findButton('Use a passkey'));
    expect(await findToast('No passkey was used')).toHaveTextContent('sign in with a code');
    expect(window.location.pathname).toBe('/auth');
    expect(await findButton('Use a passkey')).not.toHaveAttribute('aria-busy');
  });

  it('shows the server’s one sentence for any passkey that is refused', async () => {
    server.use(mockEndpoint(passkeySignInEndpoint, () => refuse('passkey_refused')));
    const { user } = await renderApp('/auth');
    await openLogin(user);
    await user.click(await findButton('Use a passkey'));
    expect(await findToast('Login failed')).toHaveTextContent('use a code');
    expect(window.location.pathname).toBe('/auth');
  });

  it('has no such button where passkeys do not work, and makes no call', async () => {
    server.use(
      mockEndpoint(getFeaturesEndpoint, {
        mail: false,
        push: null,
        passkeys: false,
        address: null,
      }),
    );
    const { user } = await renderApp('/auth');
    await openLogin(user);
    await waitFor(() => expect(callsOf(getFeaturesEndpoint)).toHaveLength(1));
    expect(screen.queryByRole('button', { name: 'Use a passkey' })).toBeNull();
    expect(callsOf(passkeySignInOptionsEndpoint)).toEqual([]);
  });
});

describe('after a sign-in by code', () => {
  async function signInByCode() {
    const visit = await renderApp('/auth');
    await openLogin(visit.user);
    await enterPhone(visit.user, OLD_NUMBER);
    await enterCode(visit.user);
    await waitFor(() => expect(window.location.pathname).toBe('/home'));
    return visit;
  }

  // req: PASSKEY-2
  it('a passkey is offered, and created with one press', async () => {
    const { user } = await signInByCode();
    const offer = within(await screen.findByRole('dialog', { name: 'Skip the code next time?' }));
    await user.click(offer.getByRole('button', { name: 'Add a passkey' }));
    await findToast('Passkey added');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(callsOf(addPasskeyEndpoint)).toHaveLength(1);
  });

  // req: PASSKEY-2
  it('a device that already has one says so and creates no second', async () => {
    credentials.create.mockRejectedValue(
      Object.assign(new Error('there'), { name: 'InvalidStateError' }),
    );
    const { user } = await signInByCode();
    await user.click(await findButton('Add a passkey'));
    expect(await screen.findByText(/This device already has a passkey/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
    expect(callsOf(addPasskeyEndpoint)).toEqual([]);
  });

  // req: PASSKEY-2
  it('it is offered only once per browser', async () => {
    localStorage.setItem('asteria:passkey-offered', 'yes');
    await signInByCode();
    await findToast('Welcome back!');
    expect(screen.queryByRole('dialog')).toBeNull();
    // Not even whether passkeys work is asked again, for this user.
    expect(callsOf(getFeaturesEndpoint)).toHaveLength(1);
  });
});

describe('Profile', () => {
  async function openPasskeys() {
    const visit = await renderApp('/settings', { signedInAs: buildUser() });
    await visit.user.click(screen.getByRole('button', { name: 'Show Passkeys' }));
    return { ...visit, dialog: within(await screen.findByRole('region', { name: 'Passkeys' })) };
  }

  // req: PASSKEY-3
  it('lists passkeys and removes them', async () => {
    world.passkeys = [PASSKEY];
    const { user, dialog } = await openPasskeys();
    expect(await dialog.findByText('Safari on iPhone')).toBeInTheDocument();
    expect(dialog.getByText('On all your devices')).toBeInTheDocument();
    await user.click(
      dialog.getByRole('button', { name: 'Remove the passkey added on Safari on iPhone' }),
    );
    expect(await dialog.findByText('You have none yet.')).toBeInTheDocument();
    expect(callsOf(removePasskeyEndpoint, { params: { id: PASSKEY.id } })).toHaveLength(1);
  });

  it('refetches the passkeys when the answer to a removal is lost, because it may be done', async () => {
    world.passkeys = [PASSKEY];
    server.use(
      mockEndpoint(removePasskeyEndpoint, () => {
        world.passkeys = [];
        return breakOff();
      }),
    );
    const { user, dialog } = await openPasskeys();
    await user.click(await dialog.findByRole('button', { name: /^Remove the passkey/ }));
    expect(await screen.findAllByText('We didn’t hear back')).not.toHaveLength(0);
    expect(await dialog.findByText('You have none yet.')).toBeInTheDocument();
  });

  it('counts a passkey as removed when it was removed elsewhere', async () => {
    world.passkeys = [PASSKEY];
    server.use(mockEndpoint(removePasskeyEndpoint, () => refuse('not_found')));
    const { user, dialog } = await openPasskeys();
    await user.click(await dialog.findByRole('button', { name: /^Remove the passkey/ }));
    expect(await screen.findAllByText('Passkey removed')).not.toHaveLength(0);
    expect(dialog.getByText('You have none yet.')).toBeInTheDocument();
  });

  it('adds one, and explains why one was not created', async () => {
    credentials.create.mockRejectedValueOnce(dismissed());
    const { user, dialog } = await openPasskeys();
    await user.click(await dialog.findByRole('button', { name: 'Add a passkey' }));
    expect(await dialog.findByText(/No passkey was added/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Add a passkey' }));
    expect(await dialog.findByText('Safari on iPhone')).toBeInTheDocument();
    expect(callsOf(addPasskeyEndpoint)).toMatchObject([
      { id: 'AQID', response: { attestationObject: 'AQID', transports: ['internal'] } },
    ]);
  });

  it('says where none can be created', async () => {
    vi.stubGlobal('PublicKeyCredential', undefined);
    const { dialog } = await openPasskeys();
    expect(await dialog.findByText(/can’t be added in this browser/)).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
  });

  it('lets the user leave during a ceremony', async () => {
    credentials.create.mockImplementation(pending);
    const { user, dialog } = await openPasskeys();
    await user.click(await dialog.findByRole('button', { name: 'Add a passkey' }));
    expect(await dialog.findByRole('button', { name: 'Adding it…' })).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
