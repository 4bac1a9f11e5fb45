// Hands a notice to a push service (RFC 8030), encrypted for the device (RFC 8291) and signed as ours (RFC 8292).

import type { Logger } from '#server/platform/logger.ts';
import type { PushMetrics } from '#server/platform/metrics.ts';
import type { VapidKeys } from '#server/platform/vapid.ts';
import type { NewSubscription } from '#shared/notices/notices.schema.ts';
import { type EndpointRules, isPushEndpoint } from './push-endpoint.ts';

/** Half of a place's lease: an answer that takes longer is none. */
const ANSWER_WITHIN_MS = 4_000;
/** The number that makes a message a declarative one, which browsers show without waking our worker. */
const DECLARATIVE = 8030;
const CONTENT_TYPE = 'application/notification+json';
const MAX_RETRY_AFTER_MS = 3_600_000;

export interface PushMessage {
  /** What the lock screen says. */
  title: string;
  /** The address that a tap opens. */
  navigate: string;
  /** The same for the same notice: a device shows it once. At most 32 letters of base64url. */
  topic: string;
  /** After so many seconds the push service throws it away. */
  ttlSeconds: number;
}

/**
 * `gone`: the subscription has ended. `refused`: it will not be taken, tried again or not. `later`: it was not taken, and
 * may be after so many milliseconds, where the service says.
 */
export type PushAnswer =
  | { kind: 'accepted' | 'gone' | 'refused' }
  | { kind: 'later'; afterMs: number | undefined };

/** Encrypts and signs; the function that it gives hands the message over, once. */
export type PreparePush = (
  subscription: NewSubscription,
  message: PushMessage,
) => Promise<() => Promise<PushAnswer>>;

export function createPushSender(dependencies: {
  vapid: VapidKeys;
  /** `mailto:` or `https:`: where push services write to. */
  subject: string;
  rules: EndpointRules;
  logger: Logger;
  metrics: PushMetrics | undefined;
}): PreparePush {
  const { vapid, subject, rules, logger, metrics } = dependencies;

  async function post(endpoint: string, request: RequestInit): Promise<PushAnswer> {
    // The list of hosts may have become shorter since the device subscribed.
    if (!isPushEndpoint(endpoint, rules)) return { kind: 'gone' };
    try {
      const response = await fetch(endpoint, {
        ...request,
        redirect: 'manual',
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      });
      // What it says is never read: it is none of ours.
      await response.body?.cancel();
      return readAnswer(response);
    } catch (error) {
      logger.warn({ err: error }, 'a push service gives no answer');
      return { kind: 'later', afterMs: undefined };
    }
  }

  return async (subscription, { title, navigate, topic, ttlSeconds }) => {
    // The package is for encryption and signature alone: its own request follows no time-out of ours.
    const { default: webPush } = await import('web-push');
    const { headers, body } = webPush.generateRequestDetails(
      subscription,
      JSON.stringify({
        web_push: DECLARATIVE,
        notification: { title, navigate, lang: 'en-US', dir: 'ltr', tag: topic },
      }),
      {
        vapidDetails: { subject, ...vapid },
        TTL: Math.max(0, Math.floor(ttlSeconds)),
        urgency: 'high',
        topic,
      },
    );
    const request = {
      method: 'POST',
      headers: { ...toTexts(headers), 'Content-Type': CONTENT_TYPE },
      body: new Uint8Array(body ?? []),
    };
    return async () => {
      const answer = await post(subscription.endpoint, request);
      metrics?.pushAnswered(answer.kind);
      if (answer.kind === 'refused') logger.warn('a push service refuses notices');
      return answer;
    };
  };
}

function toTexts(headers: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers)
      // Set by the connection itself.
      .filter(([name]) => name !== 'Content-Length')
      .map(([name, value]) => [name, String(value)]),
  );
}

function readAnswer({ status, headers }: Response): PushAnswer {
  if (status === 404 || status === 410) return { kind: 'gone' };
  if (status === 429 || status >= 500) return { kind: 'later', afterMs: readRetryAfter(headers) };
  const isPage = headers.get('content-type')?.includes('html') ?? false;
  if (status >= 200 && status < 300) {
    // A page is the answer of something that stands before the push service.
    return isPage ? { kind: 'later', afterMs: undefined } : { kind: 'accepted' };
  }
  return { kind: 'refused' };
}

/** `Retry-After` in seconds, as milliseconds; undefined for a date or anything else. */
function readRetryAfter(headers: Headers): number | undefined {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return seconds >= 0 ? Math.min(seconds * 1000, MAX_RETRY_AFTER_MS) : undefined;
}
