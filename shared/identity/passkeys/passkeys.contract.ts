// Passkeys: the user's own, and signing in with one.

import * as z from 'zod/mini';
import { endpoint } from '../../core/endpoint.ts';
import { userSchema } from '../account/user.schema.ts';
import {
  newPasskeySchema,
  passkeyAssertionSchema,
  passkeyRegistrationOptionsSchema,
  passkeySchema,
  passkeySignInOptionsSchema,
  passkeysSchema,
  removedPasskeySchema,
} from './passkeys.schema.ts';

export const listPasskeysEndpoint = endpoint({
  method: 'GET',
  path: '/api/passkeys',
  access: 'user',
  summary: "The user's passkeys, the newest first",
  answer: passkeysSchema,
});

export const passkeyRegistrationOptionsEndpoint = endpoint({
  method: 'POST',
  path: '/api/passkeys/registration-options',
  access: 'user',
  idempotent: false,
  summary: 'What the browser needs to make a passkey, with a challenge that works once',
  answer: passkeyRegistrationOptionsSchema,
  errors: ['fresh_proof_needed', 'passkeys_off', 'too_many_passkeys'],
});

export const addPasskeyEndpoint = endpoint({
  method: 'POST',
  path: '/api/passkeys',
  access: 'user',
  idempotent: false,
  summary: 'Add the passkey that the browser has made',
  body: newPasskeySchema,
  status: 201,
  answer: passkeySchema,
  errors: [
    'fresh_proof_needed',
    'passkeys_off',
    'passkey_not_added',
    'passkey_exists',
    'too_many_passkeys',
  ],
});

export const removePasskeyEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/passkeys/{id}',
  access: 'user',
  idempotent: false,
  summary: 'Remove a passkey',
  params: z.object({ id: z.uuid() }),
  answer: removedPasskeySchema,
  errors: ['not_found', 'fresh_proof_needed'],
});

export const passkeySignInOptionsEndpoint = endpoint({
  method: 'POST',
  path: '/api/passkeys/sign-in-options',
  access: 'session',
  idempotent: false,
  summary: 'What the browser needs to sign in with a passkey, with a challenge that works once',
  answer: passkeySignInOptionsSchema,
  errors: ['passkeys_off'],
});

export const passkeySignInEndpoint = endpoint({
  method: 'POST',
  path: '/api/passkeys/sign-in',
  access: 'session',
  idempotent: false,
  summary: 'Sign in with a passkey; by the user who is signed in already, a fresh proof',
  body: passkeyAssertionSchema,
  answer: userSchema,
  errors: ['passkeys_off', 'passkey_refused', 'too_many_requests'],
});
