// Codes for development and tests: generated here, printed on standard output, stored only as a keyed hash.

import { createHmac, randomInt } from 'node:crypto';
import { isSameSecret } from '#server/platform/constant-time.ts';
import { CODE_LENGTH } from '#shared/identity/verification/verification.schema.ts';
import type { SmsGateway } from './sms-gateway.ts';

interface ConsoleSmsGatewayOptions {
  /** The session secrets, newest first: new codes use the first, old codes are still checked by the others. */
  secrets: readonly [string, ...string[]];
  /** Writes the line with the code: to standard output, in tests to a list. */
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
          return null;
        },
      };
    },
    async check(phoneNumber, code, { codeHash }) {
      if (codeHash === null) return 'gone';
      const stored = Buffer.from(codeHash, 'hex');
      const matches = secrets.map((secret) =>
        isSameSecret(hashCode(secret, phoneNumber, code), stored),
      );
      return matches.includes(true) ? 'approved' : 'wrong';
    },
    async cancel() {
      // Nothing to do: no provider keeps anything.
    },
  };
}
