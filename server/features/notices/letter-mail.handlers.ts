// Sends the link that confirms the address for the letter by mail.

import type { WorkHandler } from '#server/due-work/index.ts';
import type { DataCipher } from '#server/platform/data-cipher.ts';
import { writeToken } from '#server/platform/mail/link-token.ts';
import type { Mailer } from '#server/platform/mail/mailer.ts';
import { LETTER_LINK_KIND } from './letter-mail.service.ts';
import { findLetterMail } from './letter-mail.ts';
import type { NoticesRepository } from './notices.repository.ts';
import { writeConfirmMail } from './write-letter-mail.ts';

/** Longer than the mailer waits for a mail server to accept a mail. */
const LEASE_MS = 60_000;
/** The pause after a mail server did not take the mail; doubled after each further one. */
const FIRST_TRY_AGAIN_MS = 5 * 60_000;

export function createLetterLinkHandler(dependencies: {
  repository: NoticesRepository;
  cipher: DataCipher;
  mailer: Mailer;
  /** What links begin with: `https://asteria.example`. */
  origin: string;
}): WorkHandler {
  const { repository, cipher, mailer, origin } = dependencies;
  return {
    kind: LETTER_LINK_KIND,
    delivery: 'at-most-once',
    leaseMs: LEASE_MS,
    async handle({ userId, attempts }, { begin }) {
      const user = userId === null ? undefined : await repository.findUser(userId);
      if (user === undefined || user.email === null) return 'dropped';
      const mail = findLetterMail(cipher, user, await repository.findPlan(user.id));
      if (mail === undefined || mail.isConfirmed || !(await begin())) return 'dropped';
      const token = writeToken(user.id, mail.secret);
      const sending = await mailer.send(writeConfirmMail({ email: user.email, token }, origin));
      return sending === 'later' ? { retryInMs: FIRST_TRY_AGAIN_MS * 2 ** (attempts - 1) } : 'done';
    },
  };
}
