// What a process that rings depends on, and what it keeps in memory.

import type { LetterService } from '#server/features/letter/index.ts';
import type { DataCipher } from '#server/platform/data-cipher.ts';
import type { Gate } from '#server/platform/gate.ts';
import type { Logger } from '#server/platform/logger.ts';
import type { PushMetrics } from '#server/platform/metrics.ts';
import type { Almanac } from '#server/sky/almanac.ts';
import type { BegunSendings } from './begun-sendings.ts';
import type { HeldReaders } from './held-readers.ts';
import type { MailWay } from './mail-sending.ts';
import type { NoticePlansRepository } from './notice-plans.repository.ts';
import type { PreparePush } from './push-sender.ts';
import type { Ring } from './ring.ts';

export interface RingerDependencies {
  plans: NoticePlansRepository;
  letters: Pick<LetterService, 'foresee' | 'announce'>;
  /** Whether a match is there and new to the user. */
  isAnswerNew: (userId: string, matchId: string) => Promise<boolean>;
  cipher: DataCipher;
  almanac: Almanac;
  logger: Logger;
  metrics?: PushMetrics | undefined;
  /** Undefined where no notices are sent to devices. */
  prepare: PreparePush | undefined;
  /** Undefined where no mail is sent. */
  mail: MailWay | undefined;
  /** The app's configured origin. If it is undefined, a tap opens the origin at which the device subscribed. */
  origin: string | undefined;
  /** The database's time, UTC milliseconds. */
  databaseNow: () => Promise<number>;
  isOverloaded: () => boolean;
}

/** A process that rings. All instants are by the database's clock, UTC milliseconds. */
export interface Ringer extends RingerDependencies {
  readers: HeldReaders;
  begun: BegunSendings;
  /** Notices that are rung once more. */
  retries: Ring[];
  /** One for each push service, by its host, so that one that hangs delays no notices of another. */
  gates: Map<string, Gate>;
  /** Ends when all rings so far have been handed over: the next ones wait, so that all begin in the order of places. */
  ringing: Promise<void>;
  /** When the lease was last renewed, and when readers without a plan were last searched for. */
  renewedAtMs: number;
  adoptedAtMs: number;
  isStopped: boolean;
  /** Logs the failure of a piece of work; the process waits for the piece before it stops. */
  track: (piece: Promise<void>) => void;
}
