import { VERIFICATION_COPY } from '#shared/verification/verification.copy.ts';
import {
  verifyCheckedSchema,
  verifyCheckSchema,
  verifySendSchema,
  verifySentSchema,
} from '#shared/verification/verification.schema.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import type { VerificationService } from './verification.service.ts';

/** Codes: sent to a phone, checked, turned into a grant. */
export function verificationRoutes({ service }: { service: VerificationService }): Route[] {
  return [
    defineRoute({
      method: 'POST',
      path: '/api/verify/send',
      access: 'session',
      summary: 'Send a code to a phone number',
      body: verifySendSchema,
      answer: verifySentSchema,
      errors: ['invalid_phone_number', 'number_refused', 'too_many_requests', 'send_unavailable'],
      handler: async ({ body, session, address }) => {
        await service.send(body.phoneNumber, { session, address });
        return { success: true as const, message: VERIFICATION_COPY.sent };
      },
    }),
    defineRoute({
      method: 'POST',
      path: '/api/verify/check',
      access: 'session',
      summary: 'Check a code; a right one is a grant for this number',
      body: verifyCheckSchema,
      answer: verifyCheckedSchema,
      errors: ['invalid_phone_number', 'invalid_code', 'too_many_requests', 'check_unavailable'],
      handler: async ({ body, session, address }) => {
        const { registered } = await service.check(body.phoneNumber, body.code, {
          session,
          address,
        });
        return { success: true as const, message: VERIFICATION_COPY.checked, registered };
      },
    }),
  ];
}
