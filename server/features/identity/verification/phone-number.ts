// Parses typed phone numbers to E.164 and refuses those to which no code can or should be sent.

import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';
import { AppError } from '#shared/core/errors.ts';
import { listWords } from '#shared/core/list-words.ts';
import { VERIFICATION_COPY } from '#shared/identity/verification/verification.copy.ts';
import { withCountryPrefix } from '#shared/identity/verification/verification.schema.ts';
import { COUNTRY_CODE_MISSING } from './phone-number.copy.ts';

/**
 * Number types to which no code is sent: expensive to call, or not a person's phone. A personal number follows its
 * owner to any phone at the caller's expense. `VOIP` are the ranges reserved for calls over the internet, such as +1
 * 600, which take no messages; an ordinary internet phone line has the type of its place.
 */
const REFUSED_TYPES: ReadonlySet<string | undefined> = new Set([
  'PREMIUM_RATE',
  'TOLL_FREE',
  'SHARED_COST',
  'PERSONAL_NUMBER',
  'VOIP',
  'UAN',
  'VOICEMAIL',
  'PAGER',
]);

const LONGEST_CALLING_CODE = 3;
const CALLING_CODES: ReadonlySet<string> = new Set(
  getCountries().map((country) => getCountryCallingCode(country)),
);

/** Numbers that were typed with a zero first, and so without their country: no North American area code begins with 0. */
const WITHOUT_COUNTRY = /^\+10/;

const countryNames = new Intl.DisplayNames('en', { type: 'region' });

function refuse(sentence: string): AppError {
  return new AppError('invalid_phone_number', { fields: { phoneNumber: sentence }, sentence });
}

/**
 * The E.164 form of a typed number; +1 is assumed without a leading `+`.
 * Throws `invalid_phone_number` for invalid numbers, among them those with a zero instead of a country prefix, for refused
 * types such as premium and toll-free, and for countries that are not in `countries` (ISO 3166-1 alpha-2).
 */
export function parsePhoneNumber(typed: string, countries: readonly string[]): string {
  const prefixed = withCountryPrefix(typed);
  if (WITHOUT_COUNTRY.test(prefixed)) throw refuse(COUNTRY_CODE_MISSING);
  const parsed = parsePhoneNumberFromString(prefixed, { extract: false });
  if (!parsed?.isValid() || parsed.ext !== undefined || REFUSED_TYPES.has(parsed.getType())) {
    throw refuse(VERIFICATION_COPY.phoneInvalid);
  }
  const country: CountryCode | undefined = parsed.country;
  if (country === undefined || !countries.includes(country)) {
    const names = listWords(countries.map((code) => countryNames.of(code) ?? code));
    throw refuse(VERIFICATION_COPY.countryRefused(names));
  }
  return parsed.number;
}

/** An E.164 number as users see it, only its calling code and last four digits shown: `+1 ••• ••• 0123`. */
export function maskPhoneNumber(phoneNumber: string): string {
  return `+${findCallingCode(phoneNumber)} ••• ••• ${phoneNumber.slice(-4)}`;
}

/** No calling code is a prefix of another (ITU-T E.164 §6.2.1), so the first match is the number's calling code. */
function findCallingCode(phoneNumber: string): string {
  for (let length = 1; length <= LONGEST_CALLING_CODE; length += 1) {
    const beginning = phoneNumber.slice(1, 1 + length);
    if (CALLING_CODES.has(beginning)) return beginning;
  }
  return '';
}
