// Passkeys on the page, in a browser whose ceremonies a software authenticator answers. The journeys have a real one.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { passkeys } from '#server/db/schema/index.ts';
import { buildUrl } from '#shared/core/endpoint.ts';
import {
  addPasskeyEndpoint,
  listPasskeysEndpoint,
  passkeySignInEndpoint,
  passkeySignInOptionsEndpoint,
  removePasskeyEndpoint,
} from '#shared/identity/passkeys/passkeys.contract.ts';
import type {
  NewPasskey,
  Passkey,
  PasskeyAssertion,
  PasskeyRegistrationOptions,
} from '#shared/identity/passkeys/passkeys.schema.ts';
import { getFeaturesEndpoint } from '#shared/installation/installation.contract.ts';
import { createHold } from '#tests/support/hold.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { signUp } from '#tests/support/journeys.ts';
import { breakOff } from '#tests/support/msw/answer.ts';
import {
  openApplication,
  openBrowser,
  openOtherBrowser,
  SAMPLE_NUMBER,
} from '#tests/support/msw/application.ts';
import { ask } from '#tests/support/msw/ask.ts';
import { callsOf } from '#tests/support/msw/calls.ts';
import { mockEndpoint } from '#tests/support/msw/mock-endpoint.ts';
import { buildUser } from '#tests/support/msw/samples.ts';
import { server } from '#tests/support/msw/server.ts';
import { signInFreshly } from '#tests/support/msw/sign-in-freshly.ts';
import { addPasskey } from '#tests/support/passkeys.ts';
import { findToast, renderApp, screen, waitFor, within } from '#tests/support/render-app.tsx';
import {
  type Deviations,
  makePasskey,
  type SoftwarePasskey,
  signWith,
} from '#tests/support/software-authenticator.ts';
import { enterCode, enterPhone, OLD_NUMBER, openLogin } from '../auth/sign-up-journey.ts';

/** The answers that the browser gave to the page, in order. */
let answered: (NewPasskey | PasskeyAssertion)[] = [];
/** A passkey of the account with `OLD_NUMBER`. */
let passkey: SoftwarePasskey;

const textOf = (bytes: BufferSource) => Buffer.from(bytes as ArrayBuffer).toString('base64url');
const bytesOf = (text: string) => Uint8Array.from(Buffer.from(text, 'base64url')).buffer;

/** An answer as a browser hands it to the page: in bytes. */
function toCredential(answer: NewPasskey | PasskeyAssertion) {
  answered.push(answer);
  const texts = Object.entries(answer.response).filter(([, value]) => typeof value === 'string');
  return {
    ...{ id: answer.id, rawId: bytesOf(answer.id), type: answer.type },
    response: {
      ...Object.fromEntries(texts.map(([name, text]) => [name, bytesOf(String(text))])),
      getTransports: () => ['internal', 'hybrid'],
    },
    getClientExtensionResults: () => ({}),
  };
}

async function create({ publicKey }: { publicKey: PublicKeyCredentialCreationOptions }) {
  const { challenge, rp, user } = publicKey;
  const options = { challenge: textOf(challenge), rp, user: { ...user, id: textOf(user.id) } };
  // The authenticator needs no more of the options.
  const made = makePasskey(options as PasskeyRegistrationOptions, window.location.origin);
  return toCredential(made.response);
}

type Asked = { publicKey: PublicKeyCredentialRequestOptions; mediation?: string };
async function choose({ publicKey }: Asked, deviations: Deviations = {}) {
  const options = { challenge: textOf(publicKey.challenge) };
  return toCredential(signWith(passkey, options, window.location.origin, deviations));
}

/** Adds a passkey, made on an iPhone, to the account of a browser with a fresh proof. */
async function addIphonesPasskey(client: HttpClient): Promise<SoftwarePasskey> {
  const headers = {
    'user-agent':
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1',
  };
  return (await addPasskey(client, {}, { origin: window.location.origin, headers })).passkey;
}

const credentials = { get: vi.fn<typeof choose>(), create: vi.fn<typeof create>() };
const dismissed = () => Object.assign(new Error('dismissed'), { name: 'NotAllowedError' });
const pending = () => new Promise<never>(() => undefined);
let hasAutofill = false;

beforeEach(() => {
  hasAutofill = false;
  answered = [];
  credentials.get.mockReset().mockImplementation((asked) => choose(asked));
  credentials.create.mockReset().mockImplementation(create);
  vi.stubGlobal(
    'PublicKeyCredential',
    Object.assign(() => undefined, {
      isConditionalMediationAvailable: async () => hasAutofill,
      isUserVerifyingPlatformAuthenticatorAvailable: async () => true,
    }),
  );
  Object.defineProperty(navigator, 'credentials', { value: credentials, configurable: true });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'credentials');
});

const findButton = (name: string) => screen.findByRole('button', { name });

/** Another browser of the owner, in which the account was made. */
async function openOwnersBrowser(): Promise<HttpClient> {
  const client = await openOtherBrowser();
  await signUp(await openApplication(), client, { phoneNumber: SAMPLE_NUMBER });
  return client;
}

describe('the sign-in screen', () => {
  beforeEach(async () => {
    passkey = await addIphonesPasskey(await openOwnersBrowser());
  });

  // req: PASSKEY-1
  it('signs in with the button', { tags: 'night' }, async () => {
    const { user } = await renderApp('/auth');
    await openLogin(user);
    await user.click(await findButton('Use a passkey'));
    await findToast('Welcome back!');
    await waitFor(() => expect(window.location.pathname).toBe('/home'));
    expect(answered).toHaveLength(1);
    expect(callsOf(passkeySignInEndpoint)).toEqual(answered);
  });

  // req: PASSKEY-1
  it("signs in with the browser's autofill, which stays pending while the screen is shown", async () => {
    hasAutofill = true;
    const untilChosen = createHold();
    credentials.get.mockImplementation((asked) => untilChosen.released.then(() => choose(asked)));
    const { user } = await renderApp('/auth');
    await openLogin(user);
    await waitFor(() => expect(credentials.get).toHaveBeenCalledOnce());
    expect(credentials.get.mock.calls[0]?.[0]).toMatchObject({ mediation: 'conditional' });
    expect(screen.getByLabelText('Phone number')).toHaveAttribute('autocomplete', 'tel webauthn');
    expect(callsOf(passkeySignInEndpoint)).toEqual([]);
    untilChosen.release();
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
    credentials.get.mockImplementation((asked) => choose(asked, { userVerified: false }));
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
  beforeEach(openOwnersBrowser);

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
    const named = { name: 'Skip the code next time?' };
    // The code of Home and of the offer is loaded first.
    const offer = within(await screen.findByRole('dialog', named));
    await user.click(offer.getByRole('button', { name: 'Add a passkey' }));
    await findToast('Passkey added');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(callsOf(addPasskeyEndpoint)).toHaveLength(1);
  });

  // req: PASSKEY-2
  it('a device that already has one says so and creates no second', { tags: 'night' }, async () => {
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
  const OWNER = buildUser();

  /** A passkey of the owner, as the page lists it; other devices may hold it too. */
  async function ownPasskey(): Promise<Passkey> {
    await addIphonesPasskey(await signInFreshly(OWNER));
    const { db } = (await openApplication()).database.client;
    await db.update(passkeys).set({ synced: true });
    const [own] = await ask(listPasskeysEndpoint);
    if (own === undefined) throw new Error('the passkey was not added');
    return own;
  }

  async function removeElsewhere(id: string) {
    const url = buildUrl(removePasskeyEndpoint.path, { params: { id } });
    await (await openBrowser()).delete(url);
  }

  async function openPasskeys() {
    await signInFreshly(OWNER);
    const visit = await renderApp('/settings', { signedInAs: OWNER });
    await visit.user.click(screen.getByRole('button', { name: 'Show Passkeys' }));
    return { ...visit, dialog: within(await screen.findByRole('region', { name: 'Passkeys' })) };
  }

  // req: PASSKEY-3
  it('lists passkeys and removes them', { tags: 'night' }, async () => {
    const { id } = await ownPasskey();
    const { user, dialog } = await openPasskeys();
    expect(await dialog.findByText('Safari on iPhone')).toBeInTheDocument();
    expect(dialog.getByText('On all your devices')).toBeInTheDocument();
    await user.click(
      dialog.getByRole('button', { name: 'Remove the passkey added on Safari on iPhone' }),
    );
    expect(await dialog.findByText('You have none yet.')).toBeInTheDocument();
    expect(callsOf(removePasskeyEndpoint, { params: { id } })).toHaveLength(1);
  });

  it('refetches the passkeys when the answer to a removal is lost, because it may be done', {
    tags: 'night',
  }, async () => {
    const { id } = await ownPasskey();
    server.use(
      mockEndpoint(removePasskeyEndpoint, async () => {
        await removeElsewhere(id);
        return breakOff();
      }),
    );
    const { user, dialog } = await openPasskeys();
    await user.click(await dialog.findByRole('button', { name: /^Remove the passkey/ }));
    expect(await screen.findAllByText('We didn’t hear back')).not.toHaveLength(0);
    expect(await dialog.findByText('You have none yet.')).toBeInTheDocument();
  });

  it('counts a passkey as removed when it was removed elsewhere', { tags: 'night' }, async () => {
    const { id } = await ownPasskey();
    const { user, dialog } = await openPasskeys();
    const remove = await dialog.findByRole('button', { name: /^Remove the passkey/ });
    await removeElsewhere(id);
    await user.click(remove);
    expect(await screen.findAllByText('Passkey removed')).not.toHaveLength(0);
    expect(dialog.getByText('You have none yet.')).toBeInTheDocument();
  });

  it('adds one, and explains why one was not created', { tags: 'night' }, async () => {
    credentials.create.mockRejectedValueOnce(dismissed());
    const { user, dialog } = await openPasskeys();
    await user.click(await dialog.findByRole('button', { name: 'Add a passkey' }));
    expect(await dialog.findByText(/No passkey was added/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Add a passkey' }));
    expect(await dialog.findByRole('button', { name: /^Remove the passkey/ })).toBeInTheDocument();
    const [own] = await ask(listPasskeysEndpoint);
    expect(dialog.getByText(own?.device ?? '')).toBeInTheDocument();
    expect(answered).toHaveLength(1);
    expect(callsOf(addPasskeyEndpoint)).toEqual(answered);
  });

  it('says where none can be created', { tags: 'night' }, async () => {
    vi.stubGlobal('PublicKeyCredential', undefined);
    const { dialog } = await openPasskeys();
    expect(await dialog.findByText(/can’t be added in this browser/)).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
  });

  it('lets the user leave during a ceremony', { tags: 'night' }, async () => {
    credentials.create.mockImplementation(pending);
    const { user, dialog } = await openPasskeys();
    await user.click(await dialog.findByRole('button', { name: 'Add a passkey' }));
    expect(await dialog.findByRole('button', { name: 'Adding it…' })).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
