// Hands mail to the operator's mail server.

import { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import type { MailSettings } from './mail-settings.ts';

/** The server that takes a letter has this long for each step of it. */
const CONNECT_MS = 10_000;
const SILENCE_MS = 20_000;

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  headers?: Readonly<Record<string, string>>;
}

/**
 * `sent`: the server has taken it. `later`: nothing was sent, and another try may help (greylisting, a server that is
 * down). `refused`: the server does not take mail for this address.
 */
export type Sending = 'sent' | 'later' | 'refused';

export interface Mailer {
  /** Throws when it is unknown whether the server has taken it: the connection ended after the whole mail was given. */
  send(mail: Mail): Promise<Sending>;
}

/** A sender for the server of the settings; each mail has a connection of its own. */
export function createMailer({ smtpUrl, from }: MailSettings): Mailer {
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
      // A server may have taken a mail that was given to it, and none before.
      let isGiven = false;
      transport.use('stream', (mail, done) => {
        mail.message.build((error, raw) => {
          // Read by the connection alone, once the server has said that it waits for the mail.
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
      // As an object the address is taken as it is: a text would be parsed, and might be several.
      const address = { name: '', address: to };
      try {
        await transport.sendMail({ to: address, subject, text, html, headers });
        return 'sent';
      } catch (error) {
        return judge(error, isGiven);
      }
    },
  };
}

/** What an error of the transport says of the mail; throws it when it says nothing. */
function judge(error: unknown, isGiven: boolean): Sending {
  if (!(error instanceof Error)) throw error;
  const { command = '', responseCode } = error as Error & {
    command?: string;
    responseCode?: number;
  };
  const isAboutMail = ['RCPT TO', 'DATA', 'API'].includes(command);
  if (isAboutMail && responseCode !== undefined && responseCode >= 500) return 'refused';
  if (isGiven && responseCode === undefined) throw error;
  // Refused for now, or before there was a mail to refuse: a wrong password, no connection, no greeting.
  return 'later';
}
