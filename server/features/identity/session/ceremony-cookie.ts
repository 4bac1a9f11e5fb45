// The cookie for the passkey sign-ins that a browser has begun. Anybody may begin one, so nothing is stored for it: the
// cookie holds the challenges, and a challenge is recorded when it is used. The cookie's value is
// `<challenge>.<milliseconds since 1970 UTC at which it expires>` for each, joined by ~, and then `~<signature>`.

import { createHmac } from 'node:crypto';
import type { Clock } from '#server/platform/clock.ts';
import { isSameSecret } from '#server/platform/constant-time.ts';
import { CEREMONY_COOKIE_MS, ceremonyCookieName } from './session-rules.ts';

/** Several tabs of a browser may each begin one; a sixth replaces the oldest. */
const MAX_CHALLENGES = 5;

export interface CeremonyCookie {
  /** The challenges in a `Cookie` header that have not expired; none without a genuine cookie. */
  read(cookieHeader: string | undefined): string[];
  /** The cookie's value with a challenge added to those of the header. */
  add(cookieHeader: string | undefined, challenge: string): string;
}

export function createCeremonyCookie(settings: {
  /** The first secret signs; each of them verifies. */
  secrets: readonly [string, ...string[]];
  clock: Clock;
  production: boolean;
}): CeremonyCookie {
  const { secrets, clock, production } = settings;
  const cookie = new RegExp(
    `(?:^|;\\s*)${ceremonyCookieName(production)}=([\\w.~-]{1,500})~([\\w-]+)(?:;|$)`,
  );
  const sign = (secret: string, content: string) =>
    createHmac('sha256', secret).update(`ceremony:${content}`).digest('base64url');

  function readEntries(cookieHeader: string | undefined): string[] {
    const [, content, signature] = cookieHeader?.match(cookie) ?? [];
    if (content === undefined || signature === undefined) return [];
    if (!secrets.some((secret) => isSameSecret(sign(secret, content), signature))) return [];
    return content.split('~').filter((entry) => Number(entry.split('.')[1]) > clock.now());
  }

  return {
    read: (cookieHeader) => readEntries(cookieHeader).map((entry) => entry.split('.')[0] ?? ''),
    add(cookieHeader, challenge) {
      const added = `${challenge}.${clock.now() + CEREMONY_COOKIE_MS}`;
      const content = [added, ...readEntries(cookieHeader)].slice(0, MAX_CHALLENGES).join('~');
      return `${content}~${sign(secrets[0], content)}`;
    },
  };
}
