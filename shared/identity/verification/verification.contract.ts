// Sending a code to a phone number, and exchanging the correct code for a grant.

import { endpoint } from '../../core/endpoint.ts';
import {
  verifyCheckedSchema,
  verifyCheckSchema,
  verifySendSchema,
  verifySentSchema,
} from './verification.schema.ts';

export const sendCodeEndpoint = endpoint({
  method: 'POST',
  path: '/api/verify/send',
  access: 'session',
  idempotent: false,
  summary: 'Send a code to a phone number',
  body: verifySendSchema,
  answer: verifySentSchema,
  errors: [
    'invalid_phone_number',
    'number_refused',
    'too_many_requests',
    'proof_needed',
    'send_unavailable',
  ],
  errorShape: 'verify',
  onLimitFailure: 'refuse',
});

/**
 * When a code has no tries left, it is refused with a sentence at the field `code`: by `invalid_code` on the last try
 * and by `too_many_requests` afterward. Only a new code helps. Other refusals with these two codes have no field.
 */
export const checkCodeEndpoint = endpoint({
  method: 'POST',
  path: '/api/verify/check',
  access: 'session',
  idempotent: false,
  summary: 'Check a code; a right one is a grant for this number',
  body: verifyCheckSchema,
  answer: verifyCheckedSchema,
  errors: ['invalid_phone_number', 'invalid_code', 'too_many_requests', 'check_unavailable'],
  errorShape: 'verify',
  onLimitFailure: 'refuse',
});
