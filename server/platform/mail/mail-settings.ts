// The settings of mail, and the schemas of their environment variables.

import { textThat, variable } from '../env-fields.ts';

export interface MailSettings {
  /** `smtp:` or `smtps:`, with the name and the password. */
  smtpUrl: string;
  /** An address, or a name with the address in angle brackets. */
  from: string;
  /** The origin that links in mails begin with: `https://asteria.example`. */
  origin: string;
}

export const smtpUrlField = variable(
  textThat(
    (value) => /^smtps?:\/\/[^\s/]+/i.test(value) && URL.canParse(value),
    'must be an smtp:// or smtps:// address',
  ),
);

export const mailFromField = variable(
  textThat(
    (value) => /^(?:[^\s@<>]+@[^\s@<>]+|[^<>@"]+ <[^\s@<>]+@[^\s@<>]+>)$/.test(value),
    (value) => `must be one e-mail address, with a name before it or without, not "${value}"`,
  ),
);
