// The calls by which a signed-in user proves again who they are.

import { endpoint } from '../../core/endpoint.ts';
import { successSchema } from '../../core/success.schema.ts';
import { freshProofSchema } from './fresh-proof.schema.ts';

export const sendProofCodeEndpoint = endpoint({
  method: 'POST',
  path: '/api/user/proof/code',
  access: 'user',
  idempotent: false,
  summary: "Send a code to the user's own number, for a fresh proof",
  answer: successSchema,
  errors: ['number_refused', 'too_many_requests', 'send_unavailable'],
  onLimitFailure: 'refuse',
});

export const proveEndpoint = endpoint({
  method: 'POST',
  path: '/api/user/proof',
  access: 'user',
  idempotent: false,
  summary:
    'Prove who one is, by password, code or passkey; what asks for a fresh proof is open for ten minutes',
  body: freshProofSchema,
  answer: successSchema,
  errors: [
    'invalid_code',
    'passkey_not_proven',
    'passkeys_off',
    'too_many_requests',
    'check_unavailable',
  ],
  onLimitFailure: 'refuse',
});
