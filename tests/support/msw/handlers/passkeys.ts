import { userSchema } from '#shared/identity/account/user.schema.ts';
import {
  addPasskeyEndpoint,
  listPasskeysEndpoint,
  passkeyRegistrationOptionsEndpoint,
  passkeySignInEndpoint,
  passkeySignInOptionsEndpoint,
  removePasskeyEndpoint,
} from '#shared/identity/passkeys/passkeys.contract.ts';
import type { Passkey } from '#shared/identity/passkeys/passkeys.schema.ts';
import { getFeaturesEndpoint } from '#shared/installation/installation.contract.ts';
import { answer, refuse } from '../answer.ts';
import { mockEndpoint } from '../mock-endpoint.ts';
import { buildUser } from '../samples.ts';
import { world } from '../world.ts';

export const PASSKEY: Passkey = {
  id: '1f0d6a52-0b52-4f63-8a2d-6d3f2f1f7c10',
  device: 'Safari on iPhone',
  synced: true,
  createdAt: '2026-11-18T09:30:00.000Z',
  lastUsedAt: '2026-11-20T20:41:00.000Z',
};

export const passkeysHandlers = [
  mockEndpoint(getFeaturesEndpoint, { mail: true, push: null, passkeys: true, address: null }),
  mockEndpoint(listPasskeysEndpoint, () =>
    world.user === null ? refuse('not_signed_in') : world.passkeys,
  ),
  mockEndpoint(passkeyRegistrationOptionsEndpoint, {
    challenge: 'Y2hhbGxlbmdl',
    timeout: 300_000,
    rp: { id: 'localhost', name: 'Asteria' },
    user: { id: 'AAAA', name: 'nora_w', displayName: 'Nora' },
    pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
    excludeCredentials: [],
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  }),
  mockEndpoint(addPasskeyEndpoint, () => {
    world.passkeys = [PASSKEY, ...world.passkeys];
    return PASSKEY;
  }),
  mockEndpoint(removePasskeyEndpoint, ({ params }) => {
    world.passkeys = world.passkeys.filter(({ id }) => id !== params['id']);
    return { success: true as const, credentialId: 'cGFzc2tleQ', rpId: 'localhost' };
  }),
  mockEndpoint(passkeySignInOptionsEndpoint, {
    challenge: 'Y2hhbGxlbmdl',
    timeout: 300_000,
    rpId: 'localhost',
    allowCredentials: [],
    userVerification: 'required',
  }),
  mockEndpoint(passkeySignInEndpoint, () => {
    world.user = buildUser();
    return answer(userSchema, world.user, { headers: { 'Set-Cookie': 'signed-in=1; Path=/' } });
  }),
];
