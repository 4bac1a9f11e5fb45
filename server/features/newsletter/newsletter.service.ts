import { bindAll } from '#server/platform/bind-all.ts';
import type { Clock } from '#server/platform/clock.ts';
import { isSameSecret } from '#server/platform/constant-time.ts';
import { LimitReachedError, type Limits } from '#server/platform/limits.ts';
import { readToken } from '#server/platform/mail/link-token.ts';
import type { Random } from '#server/platform/random.ts';
import { AppError } from '#shared/core/errors.ts';
import type { SubscribeRequest } from '#shared/newsletter/newsletter.schema.ts';
import { NEWSLETTER_LIMITS } from './newsletter.limits.ts';
import type {
  NewsletterRepository,
  Subscription,
  SubscriptionOwner,
} from './newsletter.repository.ts';
import type { NewsletterSchedule } from './newsletter.schedule.ts';

/** How long the link that confirms an address works. */
const LINK_MS = 7 * 86_400_000;

/** The subscriber: a user, or a visitor's session that may have verified a phone number. */
export interface SubscriptionCaller {
  user: { id: string } | undefined;
  sessionId: string | undefined;
}

/** Mails of another feature, whose links lead here too. */
export interface OtherMails {
  /** False for a token of none of them, and after a week. */
  confirm(token: string): Promise<boolean>;
  leave(token: string): Promise<void>;
}

interface Dependencies {
  letterMails: OtherMails;
  repository: NewsletterRepository;
  clock: Clock;
  random: Random;
  limits: Limits;
  schedule: NewsletterSchedule;
}

/**
 * Sends a link to the address, within a daily limit that all callers share. Over the limit it throws
 * `too_many_requests` for a user; for a visitor it does nothing, so that strangers learn nothing about an address.
 */
async function askToConfirm(
  { limits, schedule }: Dependencies,
  id: string,
  email: string,
  owner: SubscriptionOwner,
): Promise<void> {
  try {
    await limits.takeAll([{ rule: NEWSLETTER_LIMITS.linkToAddress, key: email.toLowerCase() }]);
  } catch (error) {
    if (error instanceof LimitReachedError && !('userId' in owner)) return;
    throw error;
  }
  await schedule.link(id, 'userId' in owner ? owner.userId : null);
}

async function findByToken(
  { repository }: Dependencies,
  token: string,
): Promise<Subscription | undefined> {
  const read = readToken(token);
  const found = read && (await repository.findSubscription(read.id));
  return found?.linkSecret && isSameSecret(read?.secret ?? '', found.linkSecret)
    ? found
    : undefined;
}

async function remove(
  { repository, schedule }: Dependencies,
  owner: SubscriptionOwner,
): Promise<void> {
  await repository.deleteSubscriptions(owner);
  if ('userId' in owner) await schedule.waitForLetter(owner.userId);
}

async function findOwner(
  { repository, clock }: Dependencies,
  caller: SubscriptionCaller,
): Promise<SubscriptionOwner | undefined> {
  const { user, sessionId } = caller;
  if (user !== undefined) return { userId: user.id };
  if (sessionId === undefined) return undefined;
  const phoneNumber = await repository.findGrantedNumber(sessionId, clock.now());
  return phoneNumber === undefined ? undefined : { phoneNumber };
}

/**
 * With consent, stores the subscription of a user, or of a visitor's verified number, and sends a link to the address.
 * `consent: false` deletes the caller's earlier subscription; without `consent` nothing happens. Returns nothing, so
 * that callers cannot learn which addresses are subscribed. Throws `not_signed_in` for a deleted user, and
 * `too_many_requests` when too many links were sent to a user's address.
 */
async function subscribe(
  dependencies: Dependencies,
  { consent, ...details }: SubscribeRequest,
  caller: SubscriptionCaller,
): Promise<void> {
  const { clock, repository, random } = dependencies;
  if (consent === undefined) return;
  const owner = await findOwner(dependencies, caller);
  if (owner === undefined) return;
  if (!consent) return remove(dependencies, owner);
  const now = new Date(clock.now());
  const outcome = await repository.replaceSubscription(owner, {
    id: random.uuid(),
    ...details,
    subscribedAt: now,
    confirmAskedAt: now,
  });
  // The account was deleted while the request was being handled.
  if (outcome === 'unknown') throw new AppError('not_signed_in');
  if (outcome !== 'stays') await askToConfirm(dependencies, outcome.waits, details.email, owner);
}

/** Deletes the user's subscription, if there is one, and waits for a letter that is being sent. */
function unsubscribe(dependencies: Dependencies, userId: string): Promise<void> {
  return remove(dependencies, { userId });
}

/** Confirms the address that the token was sent to. Throws `link_gone` for an unknown token, and after a week. */
async function confirm(dependencies: Dependencies, token: string): Promise<void> {
  const { clock, repository, schedule, letterMails } = dependencies;
  const found = await findByToken(dependencies, token);
  if (found === undefined && (await letterMails.confirm(token))) return;
  const nowMs = clock.now();
  const askedMs = found?.confirmAskedAt?.getTime() ?? 0;
  if (found === undefined || nowMs - askedMs > LINK_MS) throw new AppError('link_gone');
  await repository.confirm(found.id, new Date(nowMs));
  if (found.user !== null) await schedule.nextLetter(found.id, found.user);
}

/** Deletes the subscription of a token; does nothing for an unknown token. */
async function leave(dependencies: Dependencies, token: string): Promise<void> {
  const { repository, schedule, letterMails } = dependencies;
  const found = await findByToken(dependencies, token);
  if (found === undefined) return letterMails.leave(token);
  await repository.deleteSubscription(found.id);
  if (found.user !== null) await schedule.waitForLetter(found.user.id);
}

export function createNewsletterService(dependencies: Dependencies) {
  return bindAll(dependencies, { subscribe, unsubscribe, confirm, leave });
}

export type NewsletterService = ReturnType<typeof createNewsletterService>;
