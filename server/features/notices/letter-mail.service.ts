// The letter by mail: asking for it, confirming the address, and leaving.

import type { UserRow } from '#server/db/schema/index.ts';
import type { DueWork } from '#server/due-work/index.ts';
import type { DataCipher } from '#server/platform/data-cipher.ts';
import type { Limits } from '#server/platform/limits.ts';
import { LINK_SECRET_BYTES } from '#server/platform/mail/link-token.ts';
import type { Random } from '#server/platform/random.ts';
import { badField } from '#shared/core/errors.ts';
import { NOTICES_FIELD_COPY } from '#shared/notices/notices.copy.ts';
import type { Notices } from '#shared/notices/notices.schema.ts';
import { findLetterMail, hashesOfAddress, readMailToken, withoutMail } from './letter-mail.ts';
import { NOTICES_LIMITS } from './notices.limits.ts';
import type { NoticesRepository } from './notices.repository.ts';
import type { NoticePlan } from './sealed-content.ts';

export const LETTER_LINK_KIND = 'notices:letter-link';
/** How long the link that confirms an address works. */
const LINK_MS = 7 * 86_400_000;

export interface LetterMailService {
  stateOf(user: UserRow, plan: NoticePlan): Notices['mail'];
  /**
   * Has the letter come to the account's address. One that is not confirmed is sent a link first. Throws `bad_input`
   * where there is no address or no mail, and `too_many_requests` after the third link to an address on a day.
   */
  ask(user: UserRow): Promise<void>;
  /** Confirms the address that a token was sent to; false for any other token, and after a week. */
  confirm(token: string): Promise<boolean>;
  /** Notes how a mail server answered a letter; the second refusal in a row ends the confirmation. */
  note(userId: string, sending: 'sent' | 'refused'): Promise<void>;
  /** Ends the mails of a token, and resolves to the id of the user; undefined for any other token. */
  leave(token: string): Promise<string | undefined>;
}

export function createLetterMailService(dependencies: {
  repository: NoticesRepository;
  cipher: DataCipher;
  dueWork: DueWork;
  limits: Limits;
  random: Random;
  databaseNow: () => Promise<number>;
  /** Whether this server can send mail. */
  sendsMail: boolean;
}): LetterMailService {
  const { repository, cipher, dueWork, limits, random, databaseNow, sendsMail } = dependencies;
  return {
    stateOf(user, plan) {
      if (!sendsMail || user.email === null) return 'none';
      return findLetterMail(cipher, user, plan)?.isConfirmed ? 'confirmed' : 'unconfirmed';
    },

    async ask(user) {
      const { id, email } = user;
      if (!sendsMail || email === null) throw badField('letterBy', NOTICES_FIELD_COPY.noMail);
      const known = findLetterMail(cipher, user, await repository.findPlan(id));
      if (known?.isConfirmed) return;
      const isConfirmed = await repository.isConfirmedElsewhere(id, email);
      if (!isConfirmed) {
        await limits.takeAll([{ rule: NOTICES_LIMITS.linkToAddress, key: email.toLowerCase() }]);
      }
      const nowMs = await databaseNow();
      const mail = {
        addressHash: hashesOfAddress(cipher, email)[0],
        secret: known?.secret ?? random.secret(LINK_SECRET_BYTES),
        askedAtMs: nowMs,
        isConfirmed,
        isRefused: false,
      };
      await repository.changeMail(id, nowMs, () => ({ mail }));
      if (isConfirmed) return;
      await dueWork.schedule({
        ...{ kind: LETTER_LINK_KIND, key: random.uuid(), userId: id, payload: {} },
        dueAtMs: nowMs,
      });
    },

    async confirm(token) {
      const read = readMailToken(token);
      if (read === undefined) return false;
      const nowMs = await databaseNow();
      const isDone = await repository.changeMail(read.userId, nowMs, ({ user }, plan) => {
        const mail = findLetterMail(cipher, user, plan);
        if (mail === undefined || !read.opens(mail) || nowMs - mail.askedAtMs > LINK_MS) return;
        return { mail: { ...mail, isConfirmed: true, isRefused: false } };
      });
      if (isDone) dueWork.wake();
      return isDone;
    },

    async note(userId, sending) {
      const isRefused = sending === 'refused';
      const { mail: before } = await repository.findPlan(userId);
      // Nothing is written at most letters.
      if (before === undefined || (!isRefused && !before.isRefused)) return;
      const nowMs = await databaseNow();
      await repository.changeMail(userId, nowMs, (_, { mail }) => {
        if (mail === undefined) return undefined;
        const isConfirmed = mail.isConfirmed && !(isRefused && mail.isRefused);
        return { mail: { ...mail, isConfirmed, isRefused } };
      });
      dueWork.wake();
    },

    async leave(token) {
      const read = readMailToken(token);
      if (read === undefined) return undefined;
      const nowMs = await databaseNow();
      const isDone = await repository.changeMail(read.userId, nowMs, ({ settings }, { mail }) =>
        mail !== undefined && read.opens(mail) ? { settings: withoutMail(settings) } : undefined,
      );
      if (isDone) dueWork.wake();
      return isDone ? read.userId : undefined;
    },
  };
}
