// Writes the mails as plain text and as HTML. The HTML loads nothing, so that no server learns whether a mail was
// opened.

import { leaveHeaders, type Mail } from '#server/platform/mail/mailer.ts';
import { escapeHtml } from '#server/text/escape-html.ts';
import { FAINT, link, page, paragraph, SPACED } from '#server/text/mail-page.ts';
import { addDays } from '#shared/core/calendar-date.ts';
import { CONFIRM_COPY, SUNDAY_COPY, UNUSED_COPY } from './newsletter.copy.ts';
import type { WeekLine } from './sunday-letter.composer.ts';

/** The recipient of a mail. */
interface Reader {
  email: string;
  firstName: string;
}

/** The mail that asks the owner of an address to confirm it. The links are absolute URLs. */
export function writeConfirmMail(email: string, links: { confirm: string }): Mail {
  const { subject, greeting, paragraphs, button, after, signature } = CONFIRM_COPY;
  const text = [greeting, ...paragraphs, links.confirm, ...after, signature].join('\n\n');
  const html = page([
    ...[greeting, ...paragraphs].map(paragraph),
    `<p style="${SPACED}">${link(links.confirm, button)}</p>`,
    ...after.map(paragraph),
    paragraph(signature),
  ]);
  return { to: email, subject, text: `${text}\n`, html };
}

/** The mail that says that an account will be deleted. The link is an absolute URL. */
export function writeUnusedMail(
  { email, firstName, deletedFrom }: Reader & { deletedFrom: Date },
  links: { logIn: string },
): Mail {
  const { subject, greeting, told, ask, button, after, signature, why } = UNUSED_COPY;
  const hello = greeting(firstName);
  const paragraphs = [told(deletedFrom.toISOString().slice(0, 10)), ask];
  const text = [hello, ...paragraphs, links.logIn, after, signature, `--\n${why}`].join('\n\n');
  const html = page([
    ...[hello, ...paragraphs].map(paragraph),
    `<p style="${SPACED}">${link(links.logIn, button)}</p>`,
    ...[after, signature].map(paragraph),
    `<p style="${SPACED};${FAINT}">${escapeHtml(why)}</p>`,
  ]);
  const headers = { 'Auto-Submitted': 'auto-generated' };
  return { to: email, subject, text: `${text}\n`, html, headers };
}

/**
 * The letter of a Sunday (`YYYY-MM-DD`). The links are absolute URLs; mail programs post to `leaveCall` to unsubscribe
 * in one click (RFC 8058).
 */
export function writeSundayMail(
  { email, firstName }: Reader,
  { sunday, lines }: { sunday: string; lines: readonly WeekLine[] },
  links: { today: string; leave: string; leaveCall: string },
): Mail {
  const { greeting, week, hours, signature, why, leave, leaveButton } = SUNDAY_COPY;
  const hello = greeting(firstName);
  const days = week(sunday, addDays(sunday, 6));
  const text = [
    hello,
    days,
    ...lines.map(({ when, words, fact }) => `${when}. ${words}\n${fact}`),
    `${hours} ${links.today}`,
    signature,
    `--\n${why}\n${leave} ${links.leave}`,
  ].join('\n\n');
  const html = page([
    paragraph(hello),
    `<p style="${SPACED};${FAINT}">${escapeHtml(days)}</p>`,
    ...lines.map(
      ({ when, words, fact }) =>
        `<p style="${SPACED}"><b>${escapeHtml(when)}.</b> ${escapeHtml(words)}<br><span style="${FAINT}">${escapeHtml(fact)}</span></p>`,
    ),
    `<p style="${SPACED}">${escapeHtml(hours)} ${link(links.today, links.today)}</p>`,
    paragraph(signature),
    `<p style="${SPACED};${FAINT}">${escapeHtml(why)} ${link(links.leave, leaveButton)}</p>`,
  ]);
  return {
    to: email,
    subject: SUNDAY_COPY.subject(lines.length),
    text: `${text}\n`,
    html,
    headers: leaveHeaders(links.leaveCall),
  };
}
