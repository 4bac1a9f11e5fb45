// Phone numbers: from what a person typed to E.164, refused early where a code could not or should not be sent.

import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';
import { AppError } from '#shared/core/errors.ts';
import { VERIFICATION_COPY } from '#shared/verification/verification.copy.ts';
import { withCountryPrefix } from '#shared/verification/verification.schema.ts';

/** Numbers that cost their caller, or belong to no phone in a pocket: codes are never sent there. */
const REFUSED_TYPES: ReadonlySet<string | undefined> = new Set([
  'PREMIUM_RATE',
  'TOLL_FREE',
  'SHARED_COST',
  'UAN',
  'VOICEMAIL',
  'PAGER',
]);

const LONGEST_CALLING_CODE = 3;
const CALLING_CODES: ReadonlySet<string> = new Set(
  getCountries().map((country) => getCountryCallingCode(country)),
);

const countryNames = new Intl.DisplayNames('en', { type: 'region' });
const list = new Intl.ListFormat('en', { type: 'conjunction' });

function refuse(sentence: string): AppError {
  return new AppError('invalid_phone_number', { fields: { phoneNumber: sentence }, sentence });
}

/**
 * The E.164 form of a typed number; +1 is assumed without a leading `+`.
 * Throws `invalid_phone_number` for what cannot be a number, for premium and toll-free numbers, and for countries
 * that are not in `countries` (ISO 3166-1 alpha-2).
 */
export function parsePhoneNumber(typed: string, countries: readonly string[]): string {
  const parsed = parsePhoneNumberFromString(withCountryPrefix(typed), { extract: false });
  if (!parsed?.isValid() || parsed.ext !== undefined || REFUSED_TYPES.has(parsed.getType())) {
    throw refuse(VERIFICATION_COPY.phoneInvalid);
  }
  const country: CountryCode | undefined = parsed.country;
  if (country === undefined || !countries.includes(country)) {
    const names = list.format(countries.map((code) => countryNames.of(code) ?? code));
    throw refuse(VERIFICATION_COPY.countryRefused(names));
  }
  return parsed.number;
}

/** The number as its owner sees it: `+1 ••• ••• 0123`. Takes E.164. */
export function maskPhoneNumber(phoneNumber: string): string {
  return `+${findCallingCode(phoneNumber)} ••• ••• ${phoneNumber.slice(-4)}`;
}

/** No calling code is the beginning of another (ITU-T E.164 §6.2.1), so the first that fits is the number's own. */
function findCallingCode(phoneNumber: string): string {
  for (let length = 1; length <= LONGEST_CALLING_CODE; length += 1) {
    const beginning = phoneNumber.slice(1, 1 + length);
    if (CALLING_CODES.has(beginning)) return beginning;
  }
  return '';
}
