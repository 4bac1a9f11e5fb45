// Reads the cookie of a session as express-session writes it: its secret id, signed.

import { unsign } from 'cookie-signature';

/**
 * A function that returns the secret id in a `Cookie` header; it returns undefined unless the header has the cookie
 * `name`, signed with one of the secrets.
 */
export function createSessionCookieReader(
  name: string,
  secrets: readonly string[],
): (header: string | undefined) => string | undefined {
  // Of several cookies of a name the first counts, as for express-session.
  const cookie = new RegExp(`(?:^|;)\\s*${name}\\s*=([^;]*)`);
  return (header) => {
    const value = header?.match(cookie)?.[1];
    if (value === undefined) return undefined;
    const signed = decode(value.trim());
    if (!signed.startsWith('s:')) return undefined;
    for (const secret of secrets) {
      const sid = unsign(signed.slice(2), secret);
      if (sid !== false) return sid;
    }
    return undefined;
  };
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}
