import { type Route, route } from '#server/http/route.ts';
import { subscribeEndpoint } from '#shared/newsletter/newsletter.contract.ts';
import type { NewsletterService } from './newsletter.service.ts';

/** Subscribing to the newsletter. */
export function newsletterRoutes({ service }: { service: NewsletterService }): Route[] {
  return [
    route(subscribeEndpoint, async ({ body, user, session }) => {
      await service.subscribe(body, { userId: user?.id, sessionId: session.id });
      return { success: true as const };
    }),
  ];
}
