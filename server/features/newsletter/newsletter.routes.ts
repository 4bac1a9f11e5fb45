import { successSchema } from '#shared/account/account.schema.ts';
import { subscribeSchema } from '#shared/newsletter/newsletter.schema.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import type { NewsletterService } from './newsletter.service.ts';

const ACCEPTED = 202;

/** Mail for those who want it. */
export function newsletterRoutes({ service }: { service: NewsletterService }): Route[] {
  return [
    defineRoute({
      method: 'POST',
      path: '/api/subscribe',
      access: 'session',
      summary: 'Ask for mail; the same answer whether or not it is kept',
      body: subscribeSchema,
      status: ACCEPTED,
      answer: successSchema,
      handler: async ({ body, user, session }) => {
        await service.subscribe(body, { userId: user?.id, sessionId: session.id });
        return { success: true as const };
      },
    }),
  ];
}
