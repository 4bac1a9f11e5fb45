import type { assertFresh as assertFreshAt } from '#server/features/identity/index.ts';
import { Reply, type Route, route } from '#server/http/route.ts';
import { utcDateOf } from '#shared/core/calendar-date.ts';
import {
  deleteEntryEndpoint,
  exportJournalEndpoint,
  getJournalEndpoint,
  getNamespaceEndpoint,
  importJournalEndpoint,
  lookBackEndpoint,
  putEntryEndpoint,
} from '#shared/journal/journal.contract.ts';
import type { LookBack } from '#shared/journal/journal.schema.ts';
import { JOURNAL_LIMITS } from './journal.limits.ts';
import type { JournalService } from './journal.service.ts';
import type { LookBackOwner } from './look-back.service.ts';

const WRITE_LIMITS = [{ rule: JOURNAL_LIMITS.write, by: 'user' }] as const;

/** The journal of the signed-in user. */
export function journalRoutes({
  service,
  lookBack,
  assertFresh,
  now,
}: {
  service: JournalService;
  lookBack: (
    user: LookBackOwner,
    asked: { date?: string | undefined; zone?: string | undefined },
  ) => Promise<LookBack>;
  assertFresh: (session: Parameters<typeof assertFreshAt>[0]) => void;
  now: () => number;
}): Route[] {
  return [
    route(getJournalEndpoint, ({ user, query }) => service.list(user.id, query)),
    route(putEntryEndpoint, {
      limits: WRITE_LIMITS,
      handler: async ({ user, params, body }) => {
        const { entry, isNew } = await service.write(user, { ...body, id: params.id });
        return new Reply(entry, {
          status: isNew ? putEntryEndpoint.status : putEntryEndpoint.existingStatus,
        });
      },
    }),
    route(deleteEntryEndpoint, {
      limits: WRITE_LIMITS,
      handler: async ({ user, params, query }) => {
        await service.remove(user.id, { id: params.id, ...query });
        return { success: true as const };
      },
    }),
    route(importJournalEndpoint, {
      limits: [
        { rule: JOURNAL_LIMITS.importMinute, by: 'user' },
        { rule: JOURNAL_LIMITS.importDay, by: 'user' },
      ],
      handler: ({ user, body }) => service.import(user, body.entries),
    }),
    route(getNamespaceEndpoint, async ({ user }) => ({
      namespace: await service.getNamespace(user.id),
    })),
    route(lookBackEndpoint, ({ user, query }) => lookBack(user, query)),
    route(exportJournalEndpoint, async ({ user, session }) => {
      assertFresh(session);
      const name = `asteria-journal-${utcDateOf(now())}.md`;
      return new Reply(await service.export(user.id), {
        headers: { 'Content-Disposition': `attachment; filename="${name}"` },
      });
    }),
  ];
}
