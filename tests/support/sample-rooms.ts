// Calls that use every part of a declaration, for the tests of what all calls have in common.

import * as z from 'zod/mini';
import type { Database } from '#server/db/client.ts';
import { users } from '#server/db/schema/index.ts';
import type { RoomDependencies } from '#server/dependencies.ts';
import { healthRoutes } from '#server/features/health/health.routes.ts';
import { defineRoute, Reply, type Route } from '#server/http/route.ts';
import { LIMITS } from '#server/platform/limits.ts';
import { AppError } from '#shared/core/errors.ts';
import { personText } from '#shared/core/text.ts';

export const SAMPLE_USER_ID = '11111111-1111-4111-8111-111111111111';
export const SAMPLE_PHONE = '+12125550123';

const noteSchema = z.object({
  name: personText({ min: [2, 'Name must be at least 2 characters'], max: [100, 'Too long'] }),
  count: z.optional(z.number()),
  secret: z.optional(z.string()),
  nested: z.optional(z.object({ tags: z.array(z.string()) })),
});

export function sampleRooms(dependencies: RoomDependencies): Route[] {
  const { db } = dependencies.database;
  return [
    ...healthRoutes(dependencies),
    defineRoute({
      method: 'POST',
      path: '/api/echo',
      access: 'open',
      summary: 'Gives back what it understood',
      body: noteSchema,
      query: z.object({ mood: z.optional(z.string()) }),
      answer: z.object({ body: noteSchema, query: z.object({ mood: z.optional(z.string()) }) }),
      status: 201,
      handler: ({ body, query }) => ({ body, query }),
    }),
    defineRoute({
      method: 'POST',
      path: '/api/verify/echo',
      access: 'open',
      summary: 'The same under /api/verify/',
      body: noteSchema,
      answer: z.unknown(),
      limits: [{ rule: LIMITS.registerAddress, by: 'address' }],
      handler: ({ body }) => body,
    }),
    defineRoute({
      method: 'GET',
      path: '/api/echo/{word}',
      access: 'open',
      summary: 'Gives back a word',
      params: z.object({ word: z.string().check(z.maxLength(20)) }),
      query: z.object({ twice: z.optional(z.string()) }),
      answer: z.object({ word: z.string(), twice: z.optional(z.string()) }),
      cacheControl: 'public, max-age=60',
      handler: ({ params, query }) => ({ ...params, ...query }),
    }),
    defineRoute({
      method: 'POST',
      path: '/api/notes/{userId}',
      access: 'user',
      summary: 'A call of a user on what is theirs',
      owner: 'userId',
      params: z.object({ userId: z.string() }),
      body: noteSchema,
      answer: z.object({ name: z.string(), address: z.string() }),
      errors: ['not_found', 'username_taken'],
      handler: ({ body, address }) => {
        if (body.name === 'nobody') throw new AppError('not_found');
        if (body.name === 'taken') throw new AppError('username_taken');
        return new Reply({ name: body.name, address }, { status: 202, headers: { 'x-note': '1' } });
      },
    }),
    defineRoute({
      method: 'GET',
      path: '/api/whoami',
      access: 'session',
      summary: 'Who is asking',
      answer: z.object({ user: z.nullable(z.string()), session: z.nullable(z.string()) }),
      handler: ({ user, session }) => ({ user: user?.id ?? null, session: session.id ?? null }),
    }),
    defineRoute({
      method: 'POST',
      path: '/api/visit',
      access: 'session',
      summary: 'Begins a session',
      answer: z.object({ id: z.string() }),
      handler: async ({ session }) => ({ id: await session.ensure() }),
    }),
    defineRoute({
      method: 'POST',
      path: '/api/rotate',
      access: 'session',
      summary: 'Gives the session a new secret',
      answer: z.object({ id: z.nullable(z.string()) }),
      handler: async ({ session }) => {
        await db.transaction((tx) => session.changeId(tx));
        return { id: session.id ?? null };
      },
    }),
    defineRoute({
      method: 'POST',
      path: '/api/enter',
      access: 'session',
      summary: 'Signs the sample user in; fails after writing when asked to',
      query: z.object({ fail: z.optional(z.string()) }),
      answer: z.object({ id: z.string() }),
      handler: async ({ session, query }) => {
        await db.transaction(async (tx) => {
          await session.signIn(tx, SAMPLE_USER_ID);
          if (query.fail !== undefined) throw new AppError('account_exists');
        });
        return { id: SAMPLE_USER_ID };
      },
    }),
    defineRoute({
      method: 'POST',
      path: '/api/leave',
      access: 'session',
      summary: 'Signs out',
      answer: z.object({ success: z.literal(true) }),
      handler: async ({ session }) => {
        await session.signOut();
        return { success: true as const };
      },
    }),
    defineRoute({
      method: 'GET',
      path: '/api/broken',
      access: 'open',
      summary: 'Has a bug',
      answer: z.unknown(),
      handler: () => {
        throw new TypeError(`cannot read the number ${SAMPLE_PHONE}`);
      },
    }),
    defineRoute({
      method: 'GET',
      path: '/api/duplicate',
      access: 'open',
      summary: 'Lets a constraint fail unhandled',
      answer: z.unknown(),
      handler: () => createSampleUser(db),
    }),
  ];
}

/** The user that `/api/enter` signs in. */
export async function createSampleUser(db: Database): Promise<void> {
  await db.insert(users).values({
    id: SAMPLE_USER_ID,
    phoneNumber: SAMPLE_PHONE,
    username: 'sample',
    firstName: 'Sam',
    lastName: 'Ple',
    personalityTraits: [],
    attractions: [],
    createdAt: new Date(),
  });
}
