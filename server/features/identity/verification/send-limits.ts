// Limits on sending codes: per number, device, caller's address, block of numbers, and for the whole service.

import { siteKey } from '#server/http/caller-address.ts';
import { bindAll } from '#server/platform/bind-all.ts';
import {
  HOUR_SECONDS,
  LimitReachedError,
  type LimitRule,
  type Limits,
  type Take,
  type Taken,
} from '#server/platform/limits.ts';
import type { Logger } from '#server/platform/logger.ts';
import type { CodeMetrics } from '#server/platform/metrics.ts';
import { AppError } from '#shared/core/errors.ts';
import type { ProofOfWork } from './proof-of-work.ts';
import { VERIFICATION_LIMITS } from './verification.limits.ts';

/** The pause after the first, the second, and every further send. */
const COOLDOWNS = [
  VERIFICATION_LIMITS.sendCooldownFirst,
  VERIFICATION_LIMITS.sendCooldownSecond,
  VERIFICATION_LIMITS.sendCooldownThird,
] as const;
/** Numbers that differ only in this many last digits form a block. */
const BLOCK_DIGITS = 4;
/** After each such count of sends with a proof of work to one number, the next proof for it takes twice the work. */
const PROVEN_SENDS_PER_DOUBLING = 10;

/** Who asks for a code: a known device of the number, a stranger with a proof of work, a stranger without. */
export type CodeOrigin = 'device' | 'proven' | 'stranger';

/** The caller who asks for a code. */
export interface Sender {
  /** The caller's address key. */
  address: string;
  /** The ids under which the caller has its own count, such as that of a device that knows the number. */
  knownIds: readonly string[];
  proof: string | undefined;
  /** Whether the call can send a proof of work. One that cannot gets `too_many_requests` in place of `proof_needed`. */
  takesProof: boolean;
}

/** A send that is to be counted. */
interface Asked {
  phoneNumber: string;
  sender: Sender;
  /** One of the sender's `knownIds`. */
  knownId?: string;
  proofId?: string;
}

const cooldownNames: ReadonlySet<string> = new Set(COOLDOWNS.map(({ name }) => name));
const pauseNames = new Set([...cooldownNames, VERIFICATION_LIMITS.sendNumberShort.name]);

interface Dependencies {
  limits: Limits;
  proofOfWork: ProofOfWork;
  hourlyCap: number;
  /** `LIMIT_FACTOR`, which also multiplies the cap. */
  limitFactor: number;
  logger: Logger;
  metrics: CodeMetrics | undefined;
}

function createParts(dependencies: Dependencies) {
  const { hourlyCap, limitFactor } = dependencies;
  const half = Math.ceil(hourlyCap / 2);
  const byDevices = ofService('send-devices-1h', hourlyCap);
  /** Half of the cap for strangers without a proof of work, so that the other half is left for known devices. */
  const byStrangers = ofService('send-strangers-1h', half);
  // All strangers, with and without a proof of work. Our choice: twice the cap, which at its default is more than ten
  // addresses can send in an hour. It does not depend on whether a number has an account, because the refusals would
  // then reveal which numbers have one.
  const byAllStrangers = ofService('send-service-1h', 2 * hourlyCap);
  const halfOfCap = Math.ceil((hourlyCap * limitFactor) / 2);
  /** The limits that no longer apply to a stranger who sends a proof of work. */
  const passable: ReadonlySet<string> = new Set([
    VERIFICATION_LIMITS.sendStrangerDay.name,
    VERIFICATION_LIMITS.sendNumberShort.name,
    VERIFICATION_LIMITS.sendNumberBlock.name,
    byStrangers.name,
  ]);
  return { ...dependencies, byDevices, byStrangers, byAllStrangers, halfOfCap, passable };
}
type Parts = ReturnType<typeof createParts>;

function ofService(name: string, points: number): LimitRule {
  return {
    name,
    points,
    windowSeconds: HOUR_SECONDS,
  };
}

/**
 * The pauses between sends that are counted under one key, and the limit of four in ten minutes. `sent` is the number
 * of sends in these ten minutes, which decides which pause begins now; the other pauses are only looked at.
 */
function pausesOf(key: string, sent: number): Take[] {
  const next = COOLDOWNS[Math.min(sent, COOLDOWNS.length - 1)];
  return [
    ...COOLDOWNS.map((rule) => ({ rule, key, lookOnly: rule !== next })),
    { rule: VERIFICATION_LIMITS.sendNumberShort, key },
  ];
}

function addressTakes(address: string): Take[] {
  const site = siteKey(address);
  return [
    { rule: VERIFICATION_LIMITS.sendAddressHour, key: address },
    { rule: VERIFICATION_LIMITS.sendAddressDay, key: address },
    ...(site === undefined
      ? []
      : [
          { rule: VERIFICATION_LIMITS.sendSiteHour, key: site },
          { rule: VERIFICATION_LIMITS.sendSiteDay, key: site },
        ]),
  ];
}

/** The key under which the sends of this origin to the number are counted. */
function ownKey(origin: CodeOrigin, { phoneNumber, sender, knownId }: Asked): string {
  const { address } = sender;
  if (origin === 'device') return `device:${knownId}:${phoneNumber}`;
  return origin === 'proven' ? `proven:${address}:${phoneNumber}` : phoneNumber;
}

/** All counts that a send adds to. For strangers the first one is `byAllStrangers`, which `warnAtHalf` reads. */
function takesOf(
  { byDevices, byAllStrangers, byStrangers }: Parts,
  origin: CodeOrigin,
  asked: Asked,
  sent: number,
): Take[] {
  const { phoneNumber, sender, proofId } = asked;
  const key = ownKey(origin, asked);
  const pauses = pausesOf(key, sent);
  if (origin === 'device') {
    return [
      { rule: byDevices, key: 'all' },
      { rule: VERIFICATION_LIMITS.sendDeviceDay, key },
      { rule: VERIFICATION_LIMITS.sendDevicesNumberDay, key: phoneNumber },
      ...pauses,
    ];
  }
  const ofStrangers = [
    { rule: byAllStrangers, key: 'all' },
    ...addressTakes(sender.address),
    ...pauses,
  ];
  if (origin === 'proven') {
    const site = siteKey(sender.address);
    return [
      ...ofStrangers,
      { rule: VERIFICATION_LIMITS.sendProvenDay, key },
      ...(site === undefined
        ? []
        : [{ rule: VERIFICATION_LIMITS.sendProvenSiteDay, key: `${site}:${phoneNumber}` }]),
      { rule: VERIFICATION_LIMITS.sendProvenNumberDay, key: phoneNumber },
      { rule: VERIFICATION_LIMITS.proofUsed, key: proofId ?? '' },
    ];
  }
  return [
    ...ofStrangers,
    { rule: byStrangers, key: 'all' },
    { rule: VERIFICATION_LIMITS.sendNumberBlock, key: phoneNumber.slice(0, -BLOCK_DIGITS) },
    { rule: VERIFICATION_LIMITS.sendStrangerDay, key },
  ];
}

/**
 * The error `proof_needed` with a challenge. The work doubles for each further half of the cap that strangers have
 * used in this hour, and for each `PROVEN_SENDS_PER_DOUBLING` sends with a proof to this number.
 */
async function askForProof(
  { limits, byAllStrangers, halfOfCap, proofOfWork }: Parts,
  phoneNumber: string,
): Promise<AppError> {
  const [byAll = 0, proven = 0] = await limits.look([
    { rule: byAllStrangers, key: 'all' },
    { rule: VERIFICATION_LIMITS.sendProvenNumberDay, key: phoneNumber },
  ]);
  const overHalf = Math.floor(Math.max(0, byAll - halfOfCap) / halfOfCap);
  const overNumber = Math.floor(proven / PROVEN_SENDS_PER_DOUBLING);
  const challenge = await proofOfWork.challenge(phoneNumber, overHalf + overNumber);
  return new AppError('proof_needed', { challenge });
}

/**
 * Whether a proof of work would have helped: every full limit is a pause or one that a proof passes, and at least one
 * is not a pause.
 */
function isPassable({ passable }: Parts, { rules }: LimitReachedError): boolean {
  const others = [...rules].filter((name) => !passable.has(name) && !cooldownNames.has(name));
  return others.length === 0 && [...rules].some((name) => passable.has(name));
}

/** Reports the share of the cap that strangers have used, and logs a warning when exactly half is used. */
function warnAtHalf(
  { metrics, hourlyCap, limitFactor, halfOfCap, logger }: Parts,
  sent: number,
): void {
  metrics?.codesSent(sent / (hourlyCap * limitFactor));
  if (sent === halfOfCap) {
    logger.warn({ sent, cap: hourlyCap }, 'half of SMS_HOURLY_CAP is used');
  }
}

/** Counts a send as one of this origin; throws LimitReachedError. */
async function takeAs(
  parts: Parts,
  origin: CodeOrigin,
  asked: Asked,
): Promise<Taken & { origin: CodeOrigin }> {
  const { limits } = parts;
  const key = ownKey(origin, asked);
  const [sent = 0] = await limits.look([{ rule: VERIFICATION_LIMITS.sendNumberShort, key }]);
  const taken = await limits.takeAll(takesOf(parts, origin, asked, sent));
  if (origin !== 'device') warnAtHalf(parts, taken.counts[0] ?? 0);
  return { ...taken, origin };
}

/**
 * Like `take`, for a caller with its own count; undefined when the day's count is used up. A pause alone is refused,
 * and so are four in ten minutes: these end soon.
 */
async function takeForKnown(parts: Parts, asked: Asked) {
  try {
    return await takeAs(parts, 'device', asked);
  } catch (error) {
    const isPause =
      error instanceof LimitReachedError && [...error.rules].every((name) => pauseNames.has(name));
    if (isPause || !(error instanceof LimitReachedError)) throw error;
    return undefined;
  }
}

/**
 * Counts a send to an E.164 number. Throws `too_many_requests`, and `proof_needed` with a challenge when a proof of
 * work helps.
 */
async function take(
  parts: Parts,
  phoneNumber: string,
  sender: Sender,
): Promise<Taken & { origin: CodeOrigin }> {
  const { proofOfWork } = parts;
  for (const knownId of sender.knownIds) {
    const taken = await takeForKnown(parts, { phoneNumber, sender, knownId });
    if (taken !== undefined) return taken;
  }
  // An invalid or expired proof counts as none.
  const proofId =
    sender.proof === undefined ? undefined : await proofOfWork.verify(phoneNumber, sender.proof);
  const origin = proofId === undefined ? 'stranger' : 'proven';
  const asked = { phoneNumber, sender, ...(proofId === undefined ? {} : { proofId }) };
  try {
    return await takeAs(parts, origin, asked);
  } catch (error) {
    if (!(error instanceof LimitReachedError)) throw error;
    const isUsed = error.rules.has(VERIFICATION_LIMITS.proofUsed.name);
    const helps = isUsed || (origin === 'stranger' && isPassable(parts, error));
    throw helps && sender.takesProof ? await askForProof(parts, phoneNumber) : error;
  }
}

export function createSendLimits(dependencies: Dependencies) {
  const parts = createParts(dependencies);
  return bindAll(parts, { take });
}

export type SendLimits = ReturnType<typeof createSendLimits>;
