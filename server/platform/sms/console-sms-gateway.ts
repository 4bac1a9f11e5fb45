// Codes for development and tests: made here, printed on standard output, kept only as a keyed hash.

import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { CODE_LENGTH } from '#shared/verification/verification.schema.ts';
import type { SmsGateway } from './sms-gateway.ts';

interface ConsoleSmsGatewayOptions {
  /** The session secrets, newest first: new codes use the first, old codes are still checked by the others. */
  secrets: readonly [string, ...string[]];
  /** Where the one line goes; standard output unless a test listens. */
  print: (line: string) => void;
}

function hashCode(secret: string, phoneNumber: string, code: string): Buffer {
  return createHmac('sha256', secret).update(`verification-code:${phoneNumber}:${code}`).digest();
}

/** A gateway that prints `Verification code for +12125550123: 123456` instead of sending it. */
export function createConsoleSmsGateway({ secrets, print }: ConsoleSmsGatewayOptions): SmsGateway {
  return {
    prepare(phoneNumber) {
      const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
      return {
        codeHash: hashCode(secrets[0], phoneNumber, code).toString('hex'),
        async deliver() {
          print(`Verification code for ${phoneNumber}: ${code}`);
        },
      };
    },
    async check(phoneNumber, code, codeHash) {
      if (codeHash === null) return 'gone';
      const kept = Buffer.from(codeHash, 'hex');
      const matches = secrets.map((secret) => {
        const candidate = hashCode(secret, phoneNumber, code);
        return candidate.length === kept.length && timingSafeEqual(candidate, kept);
      });
      return matches.includes(true) ? 'approved' : 'wrong';
    },
  };
}
