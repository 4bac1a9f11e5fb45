import { type Route, route } from '#server/http/route.ts';
import {
  confirmSubscriptionEndpoint,
  leaveNewsletterEndpoint,
  subscribeEndpoint,
  unsubscribeEndpoint,
} from '#shared/newsletter/newsletter.contract.ts';
import { NEWSLETTER_LIMITS } from './newsletter.limits.ts';
import type { NewsletterService } from './newsletter.service.ts';

/** Subscribing to the newsletter, and leaving it. */
export function newsletterRoutes({ service }: { service: NewsletterService }): Route[] {
  return [
    route(subscribeEndpoint, {
      limits: [
        { rule: NEWSLETTER_LIMITS.subscribe, by: ({ user, address }) => user?.id ?? address },
      ],
      handler: async ({ body, user, session }) => {
        await service.subscribe(body, { user, sessionId: session.id });
        return { success: true as const };
      },
    }),
    route(confirmSubscriptionEndpoint, {
      limits: [{ rule: NEWSLETTER_LIMITS.confirm, by: 'address' }],
      handler: async ({ body }) => {
        await service.confirm(body.token);
        return { success: true as const };
      },
    }),
    route(leaveNewsletterEndpoint, async ({ params }) => {
      await service.leave(params.token);
      return { success: true as const };
    }),
    route(unsubscribeEndpoint, async ({ user }) => {
      await service.unsubscribe(user.id);
      return { success: true as const };
    }),
  ];
}
