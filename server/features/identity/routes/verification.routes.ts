import type { VerificationService } from '#server/features/identity/verification/verification.service.ts';
import { type Route, route } from '#server/http/route.ts';
import {
  checkCodeEndpoint,
  sendCodeEndpoint,
} from '#shared/identity/verification/verification.contract.ts';
import { VERIFICATION_COPY } from '#shared/identity/verification/verification.copy.ts';

/** Sending a code to a phone, and exchanging a correct code for a grant. */
export function verificationRoutes({ service }: { service: VerificationService }): Route[] {
  return [
    route(sendCodeEndpoint, async ({ body, session, address }) => {
      await service.send(body.phoneNumber, { session, address, proof: body.proof });
      return { success: true as const, message: VERIFICATION_COPY.sent };
    }),
    route(checkCodeEndpoint, async ({ body, user, session, address }) => {
      const { registered } = await service.check(body.phoneNumber, body.code, {
        session,
        address,
        ownNumber: user?.phoneNumber,
      });
      return { success: true as const, message: VERIFICATION_COPY.checked, registered };
    }),
  ];
}
