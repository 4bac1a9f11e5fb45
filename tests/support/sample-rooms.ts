// Sample endpoints that use every part of a declaration, for tests of the endpoint framework.

import * as z from 'zod/mini';
import type { Database } from '#server/db/database.ts';
import { users } from '#server/db/schema/index.ts';
import type { FeatureDependencies } from '#server/dependencies.ts';
import { healthRoutes } from '#server/features/health/health.routes.ts';
import { SIGN_IN_LIMITS } from '#server/features/identity/sign-in/sign-in.limits.ts';
import { Reply, type Route, route } from '#server/http/route.ts';
import { endpoint } from '#shared/core/endpoint.ts';
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

export function sampleFeatures(dependencies: FeatureDependencies): Route[] {
  const { db } = dependencies.database;
  return [
    ...healthRoutes(dependencies),
    route(
      endpoint({
        method: 'POST',
        path: '/api/echo',
        access: 'open',
        idempotent: false,
        summary: 'Gives back what it understood',
        body: noteSchema,
        query: z.object({ mood: z.optional(z.string()) }),
        answer: z.object({ body: noteSchema, query: z.object({ mood: z.optional(z.string()) }) }),
        status: 201,
      }),
      ({ body, query }) => ({ body, query }),
    ),
    route(
      endpoint({
        method: 'POST',
        path: '/api/verify/echo',
        access: 'open',
        idempotent: false,
        summary: 'The same under /api/verify/',
        body: noteSchema,
        answer: z.unknown(),
        errorShape: 'verify',
        onLimitFailure: 'refuse',
      }),
      {
        limits: [{ rule: SIGN_IN_LIMITS.register, by: 'address' }],
        handler: ({ body }) => body,
      },
    ),
    route(
      endpoint({
        method: 'GET',
        path: '/api/echo/{word}',
        access: 'open',
        summary: 'Gives back a word',
        params: z.object({ word: z.string().check(z.maxLength(20)) }),
        query: z.object({ twice: z.optional(z.string()) }),
        answer: z.object({ word: z.string(), twice: z.optional(z.string()) }),
        cacheControl: 'public, max-age=60',
      }),
      ({ params, query }) => ({ ...params, ...query }),
    ),
    route(
      endpoint({
        method: 'POST',
        path: '/api/notes/{userId}',
        access: 'user',
        idempotent: false,
        summary: 'A call of a user on what is theirs',
        owner: 'userId',
        params: z.object({ userId: z.string() }),
        body: noteSchema,
        answer: z.object({ name: z.string(), address: z.string() }),
        existingStatus: 202,
        errors: ['not_found', 'username_taken'],
      }),
      ({ body, address }) => {
        if (body.name === 'nobody') throw new AppError('not_found');
        if (body.name === 'taken') throw new AppError('username_taken');
        return new Reply({ name: body.name, address }, { status: 202, headers: { 'x-note': '1' } });
      },
    ),
    route(
      endpoint({
        method: 'GET',
        path: '/api/whoami',
        access: 'session',
        summary: 'Who is asking',
        answer: z.object({ user: z.nullable(z.string()), session: z.nullable(z.string()) }),
      }),
      ({ user, session }) => ({ user: user?.id ?? null, session: session.id ?? null }),
    ),
    route(
      endpoint({
        method: 'POST',
        path: '/api/visit',
        access: 'session',
        idempotent: false,
        summary: 'Begins a session',
        answer: z.object({ id: z.string() }),
      }),
      async ({ session }) => ({ id: await session.getOrCreateId() }),
    ),
    route(
      endpoint({
        method: 'POST',
        path: '/api/rotate',
        access: 'session',
        idempotent: false,
        summary: 'Gives the session a new secret',
        answer: z.object({ id: z.nullable(z.string()) }),
      }),
      async ({ session }) => {
        await db.transaction((tx) => session.changeId(tx));
        return { id: session.id ?? null };
      },
    ),
    route(
      endpoint({
        method: 'POST',
        path: '/api/enter',
        access: 'session',
        idempotent: false,
        summary: 'Signs the sample user in; fails after writing when asked to',
        query: z.object({ fail: z.optional(z.string()) }),
        answer: z.object({ id: z.string() }),
      }),
      async ({ session, query }) => {
        await db.transaction(async (tx) => {
          const [user] = await tx.select().from(users);
          if (user === undefined) throw new AppError('no_account');
          await session.signIn(tx, user);
          if (query.fail !== undefined) throw new AppError('account_exists');
        });
        return { id: SAMPLE_USER_ID };
      },
    ),
    route(
      endpoint({
        method: 'POST',
        path: '/api/leave',
        access: 'session',
        idempotent: false,
        summary: 'Signs out',
        answer: z.object({ success: z.literal(true) }),
      }),
      async ({ session }) => {
        await session.signOut();
        return { success: true as const };
      },
    ),
    route(
      endpoint({
        method: 'GET',
        path: '/api/broken',
        access: 'open',
        summary: 'Has a bug',
        answer: z.unknown(),
      }),
      () => {
        throw new TypeError(`cannot read the number ${SAMPLE_PHONE}`);
      },
    ),
    route(
      endpoint({
        method: 'GET',
        path: '/api/duplicate',
        access: 'open',
        summary: 'Lets a constraint fail unhandled',
        answer: z.unknown(),
      }),
      () => createSampleUser(db),
    ),
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
