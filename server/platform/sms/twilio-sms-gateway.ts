// The SMS gateway over Twilio Verify; no other file uses Twilio. Twilio's errors are mapped by number, not by text.

import type RequestClient from 'twilio/lib/base/RequestClient.js';
import { AppError, type ErrorCode } from '#shared/core/errors.ts';
import { VERIFICATION_COPY } from '#shared/identity/verification/verification.copy.ts';
import type { SmsGateway } from './sms-gateway.ts';

const TWILIO_VERIFY_ORIGIN = 'https://verify.twilio.com';
/** Twilio's default is 30 s, too long for a user who waits at a spinner. */
const REQUEST_TIMEOUT_MS = 5_000;
/** When a refused caller may try again, in the `Retry-After` header. */
const RETRY_AFTER_SECONDS = 60;
const HTTP_NOT_FOUND = 404;

export interface TwilioSettings {
  accountSid: string;
  authToken: string;
  verifyServiceSid: string;
  /** Replaces `https://verify.twilio.com`; never in production. */
  baseUrl?: string | undefined;
}

/** Twilio's error numbers (twilio.com/docs/api/errors) → error code; all other numbers mean "unavailable". */
const REFUSALS: ReadonlyMap<number, ErrorCode> = new Map([
  [60200, 'invalid_phone_number'],
  [60205, 'invalid_phone_number'],
  [60605, 'number_refused'],
  [60410, 'number_refused'],
  [60202, 'too_many_requests'],
  [60203, 'too_many_requests'],
  [60212, 'too_many_requests'],
  [20429, 'too_many_requests'],
]);

/** Twilio's error number, or undefined for a time-out, a reset or an answer that is not Twilio's. */
function findTwilioCode(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'number' ? error.code : undefined;
}

function hasStatus(error: unknown, status: number): boolean {
  return (
    typeof error === 'object' && error !== null && 'status' in error && error.status === status
  );
}

/** The AppError of an error of Twilio; `otherwise` is the code for errors that `REFUSALS` does not list. */
function toRefusal(error: unknown, otherwise: 'send_unavailable' | 'check_unavailable'): AppError {
  const code = REFUSALS.get(findTwilioCode(error) ?? Number.NaN) ?? otherwise;
  if (code === 'invalid_phone_number')
    return new AppError(code, {
      fields: { phoneNumber: VERIFICATION_COPY.phoneInvalid },
      cause: error,
    });
  const retryAfterSeconds = code === 'number_refused' ? undefined : RETRY_AFTER_SECONDS;
  return new AppError(code, { retryAfterSeconds, cause: error });
}

/** A gateway whose codes Twilio Verify generates, sends, stores and checks. */
export async function createTwilioSmsGateway(settings: TwilioSettings): Promise<SmsGateway> {
  // A dynamic import, because loading twilio takes about 120 ms.
  const { default: twilio } = await import('twilio');
  const origin = settings.baseUrl ?? TWILIO_VERIFY_ORIGIN;

  class RedirectingClient extends twilio.RequestClient {
    override request<TData>(options: RequestClient.RequestOptions<TData>) {
      const uri = options.uri.replace(TWILIO_VERIFY_ORIGIN, origin);
      return super.request<TData>({ ...options, uri, timeout: REQUEST_TIMEOUT_MS });
    }
  }

  const client = twilio(settings.accountSid, settings.authToken, {
    httpClient: new RedirectingClient({ timeout: REQUEST_TIMEOUT_MS }),
  });
  const service = client.verify.v2.services(settings.verifyServiceSid);

  return {
    prepare(phoneNumber) {
      return {
        codeHash: null,
        async deliver() {
          try {
            const { sid } = await service.verifications.create({ to: phoneNumber, channel: 'sms' });
            return sid;
          } catch (error) {
            throw toRefusal(error, 'send_unavailable');
          }
        },
      };
    },
    async check(phoneNumber, code, { providerId }) {
      try {
        const which = providerId === null ? { to: phoneNumber } : { verificationSid: providerId };
        const result = await service.verificationChecks.create({ ...which, code });
        // Twilio answers a wrong code with 200 and `pending`; only both fields together mean approval.
        return result.status === 'approved' && result.valid === true ? 'approved' : 'wrong';
      } catch (error) {
        // 20404: expired, already approved, or never sent.
        if (hasStatus(error, HTTP_NOT_FOUND)) return 'gone';
        throw toRefusal(error, 'check_unavailable');
      }
    },
    async cancel(providerId) {
      await service
        .verifications(providerId)
        .update({ status: 'canceled' })
        .catch(() => undefined);
    },
  };
}
