// The address that gets the letter by mail. The reader's plan stores its keyed hash, encrypted.

import type { UserRow } from '#server/db/schema/index.ts';
import { isSameSecret } from '#server/platform/constant-time.ts';
import type { DataCipher } from '#server/platform/data-cipher.ts';
import { readToken, writeToken } from '#server/platform/mail/link-token.ts';
import type { NoticeSettings } from '#shared/notices/notices.schema.ts';
import type { LetterMail, NoticePlan } from './sealed-content.ts';

/** Whom a mail goes to, and the token in its links. */
export interface MailTarget {
  email: string;
  token: string;
}

/** The keyed hashes of an address, one for each key; the first is to be stored. */
export const hashesOfAddress = (cipher: DataCipher, email: string) =>
  cipher.hashesOf(email.toLowerCase(), 'notices-letter-mail');

/** What the plan stores about the account's address; undefined if it is about another address. */
export function findLetterMail(
  cipher: DataCipher,
  { email }: Pick<UserRow, 'email'>,
  { mail }: NoticePlan,
): LetterMail | undefined {
  const isSame = mail && email && hashesOfAddress(cipher, email).includes(mail.addressHash);
  return isSame ? mail : undefined;
}

/** Where the letter goes by mail; undefined if the reader wants none or has not confirmed the address. */
export function findMailTarget(
  cipher: DataCipher,
  user: Pick<UserRow, 'id' | 'email'>,
  settings: NoticeSettings,
  plan: NoticePlan,
): MailTarget | undefined {
  const mail = findLetterMail(cipher, user, plan);
  if (!wantsMail(settings) || !mail?.isConfirmed || user.email === null) return undefined;
  return { email: user.email, token: writeToken(user.id, mail.secret) };
}

export const wantsMail = ({ kinds, letterBy }: NoticeSettings): boolean =>
  kinds.includes('letter') && letterBy.includes('mail');

/** The settings of a reader who wants no letter by mail any more. */
export function withoutMail(settings: NoticeSettings): NoticeSettings {
  if (settings.letterBy.includes('push')) return { ...settings, letterBy: ['push'] };
  // Who got it by mail alone is not to get it elsewhere instead.
  const kinds = settings.kinds.filter((kind) => kind !== 'letter');
  return { ...settings, kinds, letterBy: ['push'] };
}

/** The id of the user that a token names, and whether the token has the secret that the user's plan stores. */
export function readMailToken(
  token: string,
): { userId: string; opens: (mail: LetterMail) => boolean } | undefined {
  const read = readToken(token);
  return read && { userId: read.id, opens: ({ secret }) => isSameSecret(read.secret, secret) };
}
