import { usernameField } from '#shared/account/account.schema.ts';
import type { Chance } from '../../platform/chance.ts';

const LAST_DIGITS = 4;
const RANDOM_BOUND = 10_000;

/** A username in the specification's form: `user_0123_4567`, from an E.164 number and chance. */
export function makeUsername(phoneNumber: string, chance: Chance): string {
  const random = String(chance.integerBelow(RANDOM_BOUND)).padStart(LAST_DIGITS, '0');
  return `user_${phoneNumber.slice(-LAST_DIGITS)}_${random}`;
}

/** The client's suggestion where it has the form of a username. */
export function findSuggestedUsername(suggestion: unknown): string | undefined {
  const parsed = usernameField.safeParse(suggestion);
  return parsed.success ? parsed.data : undefined;
}
