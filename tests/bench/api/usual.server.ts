// The usual stack that the product is compared with, assembled as its packages' documentation shows: Express 5,
// express-session with connect-pg-simple, passport, which looks up the user for every request, and Drizzle queries in
// the handlers. Its responses contain the same data as the product's. Runs as its own process.

import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import connectPgSimple from 'connect-pg-simple';
import { and, eq, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { date, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import express, { type NextFunction, type Request, type Response } from 'express';
import session from 'express-session';
import passport from 'passport';
import pg from 'pg';
import * as z from 'zod';
import {
  activities,
  pointEntries,
  type UserRow,
  userBadges,
  users,
} from '#server/db/schema/index.ts';
import { SESSION_SECRET } from '#tests/support/many-users.ts';
import { serve } from './compared-server.ts';

const horoscopes = pgTable('usual_horoscopes', {
  sign: text('sign').notNull(),
  date: date('date').notNull(),
  horoscope: jsonb('horoscope').notNull(),
});
/** As JSON, which is what such a stack stores: the product's own charts are encrypted. */
const birthCharts = pgTable('usual_birth_charts', {
  userId: uuid('user_id').primaryKey(),
  chart: jsonb('chart').notNull(),
});
const luckyNumbers = pgTable('usual_lucky_numbers', {
  userId: uuid('user_id').notNull(),
  date: date('date').notNull(),
  numbers: jsonb('numbers').notNull(),
});

const activitySchema = z.object({
  activityType: z.string(),
  activityId: z.string(),
  points: z.number(),
});

serve(({ databaseUrl, poolSize }) => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: poolSize });
  const db = drizzle(pool);
  const PgSession = connectPgSimple(session);
  const app = express();

  app.use(express.json());
  app.use(
    session({
      store: new PgSession({ pool, tableName: 'usual_sessions' }),
      secret: SESSION_SECRET,
      resave: false,
      saveUninitialized: false,
      cookie: { maxAge: 30 * 24 * 3_600_000 },
    }),
  );
  app.use(passport.initialize());
  app.use(passport.session());
  passport.deserializeUser(async (id: string, done) => {
    try {
      const [user] = await db.select().from(users).where(eq(users.id, id));
      done(null, user ?? false);
    } catch (error) {
      done(error);
    }
  });

  const requireUser = (request: Request, response: Response, next: NextFunction) => {
    if (request.isAuthenticated()) next();
    else response.status(401).json({ error: 'Unauthorized' });
  };
  const userOf = (request: Request) => request.user as UserRow; // passport sets it behind requireUser

  async function getProgress(userId: string) {
    const done = await db.select().from(activities).where(eq(activities.userId, userId));
    const badges = await db.select().from(userBadges).where(eq(userBadges.userId, userId));
    const [sum] = await db
      .select({ points: sql<number>`coalesce(sum(points), 0)::int` })
      .from(pointEntries)
      .where(eq(pointEntries.userId, userId));
    const points = sum?.points ?? 0;
    return {
      cosmicPoints: points,
      level: Math.floor(points / 100) + 1,
      badges: badges.map(({ badge }) => badge),
      completedActivities: done.map(({ activityType, activityId }) => ({
        activityType,
        activityId,
      })),
    };
  }

  app.get('/api/user', requireUser, (request, response) => {
    const { passwordHash: _, ...user } = userOf(request);
    response.json(user);
  });
  app.get('/api/horoscope/daily', requireUser, async (request, response) => {
    const [found] = await db
      .select()
      .from(horoscopes)
      .where(
        and(
          eq(horoscopes.sign, String(request.query['sign'])),
          eq(horoscopes.date, String(request.query['date'])),
        ),
      );
    response.json(found?.horoscope);
  });
  app.get('/api/lucky-numbers/:userId', requireUser, async (request, response) => {
    const [found] = await db
      .select()
      .from(luckyNumbers)
      .where(
        and(
          eq(luckyNumbers.userId, userOf(request).id),
          eq(luckyNumbers.date, String(request.query['date'])),
        ),
      );
    response.json(found?.numbers);
  });
  app.get('/api/birth-chart/:userId', requireUser, async (request, response) => {
    const [found] = await db
      .select()
      .from(birthCharts)
      .where(eq(birthCharts.userId, userOf(request).id));
    response.json(found?.chart);
  });
  app.get('/api/user-progress', requireUser, async (request, response) => {
    response.json(await getProgress(userOf(request).id));
  });
  app.post('/api/user-progress/activity', requireUser, async (request, response) => {
    const { activityType, activityId, points } = activitySchema.parse(request.body);
    const userId = userOf(request).id;
    const now = new Date();
    const day = now.toISOString().slice(0, 10);
    const [known] = await db
      .select()
      .from(activities)
      .where(
        and(
          eq(activities.userId, userId),
          eq(activities.activityType, activityType),
          eq(activities.activityId, activityId),
        ),
      );
    if (!known) {
      await db.transaction(async (tx) => {
        await tx
          .insert(activities)
          .values({ userId, activityType, activityId, day, completedAt: now });
        await tx.insert(pointEntries).values({
          id: randomUUID(),
          userId,
          source: 'activity',
          sourceKey: `${activityType}:${activityId}`,
          points,
          day,
          createdAt: now,
        });
      });
    }
    response.json(await getProgress(userId));
  });
  return createServer(app);
});
