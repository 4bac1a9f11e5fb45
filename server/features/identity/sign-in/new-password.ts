// Which new passwords are refused (NIST SP 800-63B-4 §3.1.1.2): the most common ones, and the user's own name, username
// or phone number.

import { readFileSync } from 'node:fs';
import { dataFile } from '#server/data-file.ts';
import type { UserRow } from '#server/db/schema/index.ts';
import { badField } from '#shared/core/errors.ts';
import { ACCOUNT_FIELD_COPY } from '#shared/identity/account/account.copy.ts';

const COMMON_PASSWORDS_FILE = 'features/identity/sign-in/common-passwords.txt';
let commonPasswords: ReadonlySet<string> | undefined;

function isCommon(password: string): boolean {
  commonPasswords ??= new Set(readFileSync(dataFile(COMMON_PASSWORDS_FILE), 'utf8').split('\n'));
  return commonPasswords.has(password);
}

/** The text in lower case, in Unicode form NFKC, without spaces around it. */
function normalize(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase();
}

/** Throws `bad_input` at `newPassword` for a password that an attacker would try early. */
export function assertNewPassword(
  password: string,
  user: Pick<UserRow, 'username' | 'firstName' | 'lastName' | 'phoneNumber'>,
): void {
  const given = normalize(password);
  // True for one character over and over, and for nothing but spaces.
  const isMonotonous = new Set(given).size <= 1;
  if (isMonotonous || isCommon(given)) {
    throw badField('newPassword', ACCOUNT_FIELD_COPY.passwordCommon);
  }
  const names = [user.firstName, user.lastName];
  const known = [user.username, ...names, names.join(' '), names.join('')].map(normalize);
  const digits = given.replace(/\D/g, '');
  // Six or more characters, mostly digits, which are the end of the user's phone number.
  const isNumber =
    digits.length >= 6 && digits.length * 2 > given.length && user.phoneNumber.endsWith(digits);
  if (isNumber || known.includes(given)) {
    throw badField('newPassword', ACCOUNT_FIELD_COPY.passwordPersonal);
  }
}
