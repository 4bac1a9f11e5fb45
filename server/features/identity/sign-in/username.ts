import type { Random } from '#server/platform/random.ts';
import { usernameField } from '#shared/identity/account/account.schema.ts';

const LAST_DIGITS = 4;
const RANDOM_BOUND = 10_000;

/** A username such as `user_0123_4567` (requirement SIGNUP-24), from an E.164 number and four random digits. */
export function makeUsername(phoneNumber: string, random: Random): string {
  const digits = String(random.integerBelow(RANDOM_BOUND)).padStart(LAST_DIGITS, '0');
  return `user_${phoneNumber.slice(-LAST_DIGITS)}_${digits}`;
}

/** The client's suggestion if it is a valid username, else undefined. */
export function findSuggestedUsername(suggestion: unknown): string | undefined {
  const parsed = usernameField.safeParse(suggestion);
  return parsed.success ? parsed.data : undefined;
}
