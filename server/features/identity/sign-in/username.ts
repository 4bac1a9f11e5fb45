import type { Random } from '#server/platform/random.ts';
import { usernameField } from '#shared/identity/account/account.schema.ts';

const FIRST =
  'amber bright calm clear cosmic dawn early gentle golden high hushed ivory kind late light lucid lunar mild misty noble opal pale quiet rising rosy silent silver solar still swift tidal velvet'.split(
    ' ',
  );
const SECOND =
  'aurora comet corona crescent eclipse ember equinox galaxy halo harbor horizon island lantern meadow meteor moon nebula north orbit pearl planet river shore sky solstice spring star summit tide valley wave zenith'.split(
    ' ',
  );
const LETTERS = 'abcdefghijkmnpqrstuvwxyz';
const LETTER_COUNT = 4;

/**
 * The form of the name that the sign-up page suggests (requirement SIGNUP-24); it holds the end of the phone number.
 */
const SUGGESTION_WITH_DIGITS = /^user_\d{4}_\d{4}$/;

/** A username such as `quiet_comet_kfmp`, without digits, so that it reveals nothing about the phone number. */
export function makeUsername(random: Random): string {
  const pick = (list: ArrayLike<string>) => list[random.integerBelow(list.length)] ?? '';
  const letters = Array.from({ length: LETTER_COUNT }, () => pick(LETTERS)).join('');
  return `${pick(FIRST)}_${pick(SECOND)}_${letters}`;
}

/** The suggestion if it is a valid username that does not hold the end of the phone number, else undefined. */
export function findSuggestedUsername(suggestion: unknown): string | undefined {
  const parsed = usernameField.safeParse(suggestion);
  if (!parsed.success || SUGGESTION_WITH_DIGITS.test(parsed.data)) return undefined;
  return parsed.data;
}
