// The encrypted parts of the rows of notices: the address of a device, what rings for a reader, and how far a process
// has come. `bell` and `notice` are rows of the previous version.

import { type DataCipher, openIfKeyKnown } from '#server/platform/data-cipher.ts';
import type { LengthClass } from '#server/platform/length-classes.ts';
import type { NewSubscription } from '#shared/notices/notices.schema.ts';
import type { BodyKey } from '#shared/sky/bodies.ts';
import type { NoticeSource } from './choose-notices.ts';

/** A contact with a bell. */
export interface BellContact {
  /** Which contact it is, as `Candidate.key`. */
  key: string;
  moving: BodyKey;
  /** Its instant as computed when the bell was set, UTC milliseconds; a correction of the birth moves the contact. */
  atUtcMs: number;
}

/** A notice that is planned for a reader, or that has rung in the last days. */
export interface PlannedNotice {
  /** What it is about, as `Candidate.key`. */
  key: string;
  source: NoticeSource;
  /** `YYYY-MM-DD` of the reader's zone. */
  date: string;
  /** The start of the minute in which it rings, and the instant from which on it is no longer sent. */
  ringAtMs: number;
  untilMs: number;
  /** Whether a sending of it has begun. */
  isRung: boolean;
}

/** Somebody who has answered an invitation of the reader. */
export interface Answer {
  matchId: string;
  /** What the reader calls them. */
  nickname: string;
  /** When they answered, UTC milliseconds. */
  atMs: number;
}

/** The address that a reader wants the letter at. */
export interface LetterMail {
  /** The keyed hash of the address in lower case. */
  addressHash: string;
  /** The secret in the links of the mails; another address gets another one. */
  secret: string;
  /** When the link that confirms the address was last asked for, UTC milliseconds. */
  askedAtMs: number;
  isConfirmed: boolean;
  /** Whether the mail server refused the last mail for good; the second refusal in a row ends the confirmation. */
  isRefused: boolean;
}

/** Everything that rings for a reader. */
export interface NoticePlan {
  bells: BellContact[];
  notices: PlannedNotice[];
  /** The answers that have not rung yet, newest first. */
  answers: Answer[];
  /** The address that the letter goes to by mail; undefined where that was never asked for. */
  mail?: LetterMail | undefined;
}

/** How far a process has come. */
export interface Progress {
  /**
   * By the host of a push service, the place (`placeOf`) of the last sending that has begun there; those before it have
   * begun too.
   */
  begun: Record<string, string>;
  /** The ids of the users to whom something is being sent at this moment. */
  underWay: string[];
}

/** What is encrypted, by the kind of row. */
export interface Contents {
  device: NewSubscription;
  plan: NoticePlan;
  holder: Progress;
  bell: BellContact;
  notice: Pick<PlannedNotice, 'key' | 'ringAtMs' | 'untilMs'>;
}
export type ContentKind = keyof Contents;

/** The length to which each kind is padded. */
export const LENGTH_OF = {
  device: 'device',
  plan: 'noticePlan',
  holder: 'noticeHolder',
  bell: 'text',
  notice: 'text',
} as const satisfies Record<ContentKind, LengthClass>;

/** `ownerId`: of the user, or of the process. */
const contextOf = (kind: ContentKind, ownerId: string) => `notices-${kind}:${ownerId}`;

export function sealContent<K extends ContentKind>(
  cipher: DataCipher,
  kind: K,
  ownerId: string,
  content: Contents[K],
): string {
  return cipher.seal(JSON.stringify(content), contextOf(kind, ownerId), LENGTH_OF[kind]);
}

/**
 * Decrypts a row's content; undefined when the key that sealed it is no longer in `DATA_KEY`. Throws for another owner
 * or kind, and when a byte was changed.
 */
export function openContent<K extends ContentKind>(
  cipher: DataCipher,
  kind: K,
  ownerId: string,
  sealed: string,
): Contents[K] | undefined {
  const text = openIfKeyKnown(cipher, sealed, contextOf(kind, ownerId));
  // Safe to cast: only `sealContent` makes such texts, and the cipher throws for one that was changed.
  return text === undefined ? undefined : (JSON.parse(text) as Contents[K]);
}

/** What rings for a reader, from a row; nothing without a row, or if its key is no longer in `DATA_KEY`. */
export function openPlan(
  cipher: DataCipher,
  userId: string,
  sealed: string | undefined,
): NoticePlan {
  const plan = sealed === undefined ? undefined : openContent(cipher, 'plan', userId, sealed);
  // A plan of the previous version has no answers.
  return { bells: [], notices: [], answers: [], ...plan };
}

/** The keyed hashes by which a device is found, one for each key of `DATA_KEY`; the first is to be stored. */
export function endpointHashes(
  cipher: DataCipher,
  endpoint: string,
): readonly [string, ...string[]] {
  return cipher.hashesOf(endpoint, 'notices-endpoint');
}
