// A real mail server on loopback. It stores the mails that it accepts and can be told to refuse mails.

import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

export interface MailServer {
  /** For `SMTP_URL`. */
  url: string;
  /** Every mail accepted so far. */
  mails: TakenMail[];
  /** How the next mails to an address are answered, in order. Mails after those are accepted. */
  answerNext(email: string, ...answers: RecipientAnswer[]): void;
  close(): Promise<void>;
}

export interface TakenMail extends ParsedMail {
  /** The recipient in the envelope. */
  recipient: string;
  /** The mail as it was sent over the connection. */
  source: string;
}

/** Greylisting, a mailbox that does not exist, or no answer. */
export type RecipientAnswer = 'greylist' | 'refuse' | 'hang';

const REPLIES = {
  greylist: { responseCode: 451, message: '4.7.1 Try again later' },
  refuse: { responseCode: 550, message: '5.1.1 No such mailbox' },
} as const;

export async function startMailServer(): Promise<MailServer> {
  const mails: TakenMail[] = [];
  const answers = new Map<string, RecipientAnswer[]>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, callback) {
      const answer = answers.get(address)?.shift();
      if (answer === 'hang') return;
      if (answer === undefined) return callback();
      const { responseCode, message } = REPLIES[answer];
      callback(Object.assign(new Error(message), { responseCode }));
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const source = Buffer.concat(chunks).toString('utf8');
        simpleParser(source).then((parsed) => {
          const recipient = session.envelope.rcptTo[0]?.address ?? '';
          mails.push({ ...parsed, recipient, source });
          callback();
        }, callback);
      });
    },
  });
  // A client that gives up closes its connection; the test checks the consequence.
  server.on('error', () => undefined);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    mails,
    answerNext: (email, ...next) => void answers.set(email, next),
    close: () => new Promise((done) => server.close(() => done())),
  };
}
