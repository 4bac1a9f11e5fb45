// Writes the mails of the letter as plain text and as HTML: its headline, and never a word of the letter itself.

import { leaveHeaders, type Mail } from '#server/platform/mail/mailer.ts';
import { escapeHtml } from '#server/text/escape-html.ts';
import { FAINT, link, page, paragraph, SPACED } from '#server/text/mail-page.ts';
import { urlOf } from '#shared/core/endpoint.ts';
import { leaveNewsletterEndpoint } from '#shared/newsletter/newsletter.contract.ts';
import type { MailTarget } from './letter-mail.ts';
import { CONFIRM_MAIL_COPY, LETTER_MAIL_COPY } from './notices.copy.ts';

/** The page of a link, which says what it is about by `mail`; its token stands in the fragment. */
const pageOf = (origin: string, name: 'confirm' | 'leave', token: string) =>
  `${origin}/newsletter/${name}?mail=daily#${token}`;

/** The mail that asks the owner of an address to confirm it. */
export function writeConfirmMail({ email, token }: MailTarget, origin: string): Mail {
  const { subject, before, button, after, signature } = CONFIRM_MAIL_COPY;
  const href = pageOf(origin, 'confirm', token);
  const text = [...before, href, ...after, signature].join('\n\n');
  const html = page([
    ...before.map(paragraph),
    `<p style="${SPACED}">${link(href, button)}</p>`,
    ...[...after, signature].map(paragraph),
  ]);
  return { to: email, subject, text: `${text}\n`, html };
}

/** The mail that says that the letter is there. `title`: its headline, or what a discreet notice says. */
export function writeLetterMail(
  { email, token }: MailTarget,
  { title, origin }: { title: string; origin: string },
): Mail {
  const { read, why, leave, leaveButton } = LETTER_MAIL_COPY;
  const letter = `${origin}/home`;
  const leavePage = pageOf(origin, 'leave', token);
  const text = [title, `${read} ${letter}`, `--\n${why}\n${leave} ${leavePage}`].join('\n\n');
  const html = page([
    paragraph(title),
    `<p style="${SPACED}">${link(letter, read)}</p>`,
    `<p style="${SPACED};${FAINT}">${escapeHtml(why)} ${link(leavePage, leaveButton)}</p>`,
  ]);
  const leaveCall = origin + urlOf(leaveNewsletterEndpoint, { params: { token } });
  return {
    to: email,
    subject: title,
    text: `${text}\n`,
    html,
    headers: leaveHeaders(leaveCall),
  };
}
