// Hands mail to the operator's mail server.

import { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import type { MailMetrics } from '#server/platform/metrics.ts';
import type { MailSettings } from './mail-settings.ts';

/** How long the mail server may take to accept the connection, and then to greet. */
const CONNECT_MS = 10_000;
/** How long the mail server may be silent after that. */
const SILENCE_MS = 20_000;

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  headers?: Readonly<Record<string, string>>;
}

/** The headers with which mail programs unsubscribe in one click (RFC 8058) by a call to an absolute URL. */
export const leaveHeaders = (leaveCall: string) => ({
  'List-Unsubscribe': `<${leaveCall}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  // Asks programs that answer mail automatically not to answer this mail (RFC 3834).
  'Auto-Submitted': 'auto-generated',
});

/**
 * The result of handing over a mail. `sent`: the server has accepted it. `later`: nothing was sent, and another try may
 * help (greylisting, a server that is down). `refused`: the server does not accept mail for this address.
 */
export type Sending = 'sent' | 'later' | 'refused';

export interface Mailer {
  /** Throws when it is unknown whether the server has accepted the mail: the connection failed after it was written. */
  send(mail: Mail): Promise<Sending>;
}

/** A sender for the configured server; each mail gets its own connection. */
export function createMailer({ smtpUrl, from }: MailSettings, metrics?: MailMetrics): Mailer {
  return {
    async send({ to, subject, text, html, headers = {} }) {
      const transport = createTransport(
        {
          url: smtpUrl,
          connectionTimeout: CONNECT_MS,
          greetingTimeout: CONNECT_MS,
          socketTimeout: SILENCE_MS,
          disableFileAccess: true,
          disableUrlAccess: true,
        },
        { from },
      );
      // Whether the mail was written to the connection: only then can the server have accepted it.
      let isGiven = false;
      transport.use('stream', (mail, done) => {
        mail.message.build((error, raw) => {
          // Only the connection reads the stream, after the server has said that it is ready for the mail.
          mail.message.createReadStream = () =>
            new Readable({
              read() {
                isGiven = true;
                this.push(raw);
                this.push(null);
              },
            });
          done(error);
        });
      });
      // An object is used as it is; a text would be parsed, and might be read as several addresses.
      const address = { name: '', address: to };
      try {
        await transport.sendMail({ to: address, subject, text, html, headers });
        metrics?.mailAnswered('sent');
        return 'sent';
      } catch (error) {
        const answer = judge(error, isGiven);
        metrics?.mailAnswered(answer);
        if (answer === 'unknown') throw error;
        return answer;
      }
    },
  };
}

/** What a transport error means for the mail; `unknown` when the server may have accepted it. */
function judge(error: unknown, isGiven: boolean): Sending | 'unknown' {
  if (!(error instanceof Error)) return 'unknown';
  const { command = '', responseCode } = error as Error & {
    command?: string;
    responseCode?: number;
  };
  const isAboutMail = ['RCPT TO', 'DATA', 'API'].includes(command);
  if (isAboutMail && responseCode !== undefined && responseCode >= 500) return 'refused';
  if (isGiven && responseCode === undefined) return 'unknown';
  // The server refused the mail for now, or something failed before the mail: a wrong password, no connection.
  return 'later';
}
