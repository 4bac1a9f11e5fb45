// Sends a notice to a push service (RFC 8030), encrypted for the device (RFC 8291) and signed with our VAPID key
// (RFC 8292).

import type { Logger } from '#server/platform/logger.ts';
import type { PushMetrics } from '#server/platform/metrics.ts';
import type { VapidKeys } from '#server/platform/vapid.ts';
import type { NewSubscription } from '#shared/notices/notices.schema.ts';
import { type EndpointRules, isPushEndpoint } from './push-endpoint.ts';

/** How long a push service may take to answer; well within the lease of the process that sends a notice. */
const ANSWER_WITHIN_MS = 4_000;
/** The value of `web_push` that marks a declarative message, which a browser shows without our service worker. */
const DECLARATIVE = 8030;
const CONTENT_TYPE = 'application/notification+json';
/** The longest `Retry-After` that is followed, one hour. */
const MAX_RETRY_AFTER_MS = 3_600_000;

export interface PushMessage {
  /** What the lock screen says. */
  title: string;
  /** The address that a tap opens. */
  navigate: string;
  /** The same whenever the same notice is sent, so that a device shows it once. At most 32 characters of base64url. */
  topic: string;
  /** How many seconds the push service keeps the message for a device that is offline. */
  ttlSeconds: number;
}

/**
 * `gone`: the subscription has ended. `refused`: the service will never accept this message. `later`: it did not accept
 * it now and may do so after `afterMs`, which is undefined if the service did not say.
 */
export type PushAnswer =
  | { kind: 'accepted' | 'gone' | 'refused' }
  | { kind: 'later'; afterMs: number | undefined };

/** Encrypts and signs a message, and returns the function that sends it once. */
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
      // Only status and headers count; the body is discarded unread.
      await response.body?.cancel();
      return readAnswer(response);
    } catch (error) {
      logger.warn({ err: error }, 'a push service gives no answer');
      return { kind: 'later', afterMs: undefined };
    }
  }

  return async (subscription, { title, navigate, topic, ttlSeconds }) => {
    // Only encryption and signature are left to the package. Its own way of sending has no such timeout as ours.
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
      // `fetch` sets this header itself.
      .filter(([name]) => name !== 'Content-Length')
      .map(([name, value]) => [name, String(value)]),
  );
}

function readAnswer({ status, headers }: Response): PushAnswer {
  if (status === 404 || status === 410) return { kind: 'gone' };
  if (status === 429 || status >= 500) return { kind: 'later', afterMs: readRetryAfter(headers) };
  const isPage = headers.get('content-type')?.includes('html') ?? false;
  if (status >= 200 && status < 300) {
    // An HTML page comes from something in between, such as a proxy or a captive portal, and not from the push service.
    return isPage ? { kind: 'later', afterMs: undefined } : { kind: 'accepted' };
  }
  return { kind: 'refused' };
}

/** `Retry-After` in seconds, as milliseconds; undefined for a date or anything else. */
function readRetryAfter(headers: Headers): number | undefined {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return seconds >= 0 ? Math.min(seconds * 1000, MAX_RETRY_AFTER_MS) : undefined;
}
