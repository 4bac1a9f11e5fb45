// Sends the letter's notice by mail.

import type { Mailer } from '#server/platform/mail/mailer.ts';
import type { Candidate } from './candidates.ts';
import type { HeldReader } from './notice-plans.repository.ts';
import { writeNotice } from './notices.copy.ts';
import type { PushAnswer } from './push-sender.ts';
import { writeLetterMail } from './write-letter-mail.ts';

/** The pause after a mail server did not take a mail for now; greylisting lasts some minutes. */
const MAIL_RETRY_MS = 10 * 60_000;

/** How mail is sent. */
export interface MailWay {
  mailer: Mailer;
  /** What links begin with: `https://asteria.example`. */
  origin: string;
  /** Notes how the mail server answered a letter of a user. */
  note: (userId: string, sending: 'sent' | 'refused') => Promise<void>;
}

/** The function that sends a notice by mail once; undefined where it goes nowhere. */
export function prepareMail(
  mail: MailWay | undefined,
  { user, settings, mailTarget }: HeldReader,
  { words }: Candidate,
): (() => Promise<PushAnswer>) | undefined {
  if (mail === undefined || mailTarget === undefined) return undefined;
  const { mailer, origin } = mail;
  const title = writeNotice(settings.style, words, { kind: 'letter' });
  return async () => {
    const sending = await mailer.send(writeLetterMail(mailTarget, { title, origin }));
    if (sending === 'later') return { kind: 'later', afterMs: MAIL_RETRY_MS };
    await mail.note(user.id, sending);
    return { kind: sending === 'sent' ? 'accepted' : 'refused' };
  };
}
