// Creates thousands of users with one session each in SQL, because the API would take hours. The same numbers always
// produce the same users.

import { createHash, createHmac } from 'node:crypto';
import { PERSONALITY_TRAITS } from '#shared/identity/account/user.schema.ts';
import { compatibilityActivityId } from '#shared/progress/activities.ts';
import { SIGN_KEYS } from '#shared/zodiac/signs.ts';
import { CHICAGO } from '#tests/support/test-places.ts';

/** The secret that signs the cookies of measured requests. */
export const SESSION_SECRET = 'signs-the-sessions-of-measurements-alone';

const DAY_MS = 24 * 3_600_000;

/** Activity ids of all pairs of signs. A user can do these activities at any time. */
export const PAIR_IDS: readonly string[] = [
  ...new Set(
    SIGN_KEYS.flatMap((one) => SIGN_KEYS.map((other) => compatibilityActivityId(one, other))),
  ),
];
/** One in this many of a user's activities is a pair of signs, in order; the others are horoscopes. */
const PAIRS_DONE_OF = 3;

/** The id of user n in SQL: spread evenly like random ids, in the form of a UUID version 4 (RFC 9562 §5.4). */
export const USER_ID_SQL = `overlay(overlay(md5('user ' || n) placing '4' from 13) placing '8' from 17)::uuid`;

/** The id of a user in JavaScript, equal to the SQL id. */
export function userId(number: number): string {
  const hex = createHash('md5').update(`user ${number}`).digest('hex');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
}

/** The session's secret id of user `number`. */
export function userSid(number: number): string {
  return `session-of-user-${number}`;
}

/** A cookie signed like those of express-session. */
export function signedCookie(name: string, sid: string, secret = SESSION_SECRET): string {
  const signature = createHmac('sha256', secret).update(sid).digest('base64').replace(/=+$/, '');
  return `${name}=${encodeURIComponent(`s:${sid}.${signature}`)}`;
}

/**
 * Creates users 1 to `users`, Leos born in Chicago, each signed in and with `activities` (at most 90) in the past, one
 * per day until yesterday. Every third activity is a pair of signs; the others are horoscopes.
 */
export async function createUsers(
  { run }: { run: (text: string, values?: unknown[]) => Promise<unknown> },
  { users, activities }: { users: number; activities: number },
): Promise<void> {
  const now = new Date();
  await run(
    `insert into users (id, phone_number, username, first_name, last_name, birth_date, birth_time,
       birth_place, birth_place_details, personality_traits, attractions, created_at)
     select ${USER_ID_SQL}, '+1' || 2000000000 + n, 'user_' || n, 'Nora', 'Whitlock',
       '1994-08-02', '21:18', 'Chicago, United States', $2::jsonb, $3, '{everyone}', $4
     from generate_series(1, $1::int) n`,
    [users, JSON.stringify(CHICAGO), PERSONALITY_TRAITS, now],
  );
  await run(
    `insert into sessions (id, sid_hash, user_id, device, created_at, last_seen_at, expires_at)
     select gen_random_uuid(),
       translate(encode(sha256(convert_to('session-of-user-' || n, 'UTF8')), 'base64'), '+/=', '-_'),
       ${USER_ID_SQL}, 'Chrome on Android', $2, $2, $3
     from generate_series(1, $1::int) n`,
    [users, now, new Date(now.getTime() + 30 * DAY_MS)],
  );
  await run(
    `insert into activities (user_id, activity_type, activity_id, day, completed_at)
     select ${USER_ID_SQL}, past.type, past.id, past.day, past.at
     from generate_series(1, $1::int) n, ${pastActivities()}`,
    [users, activities, now, PAIR_IDS],
  );
  await run(
    `insert into point_entries (id, user_id, source, source_key, points, day, created_at)
     select gen_random_uuid(), ${USER_ID_SQL}, 'activity', past.type || ':' || past.id, 10, past.day, past.at
     from generate_series(1, $1::int) n, ${pastActivities()}`,
    [users, activities, now, PAIR_IDS],
  );
  await run(
    `insert into user_badges (user_id, badge, earned_at)
     select ${USER_ID_SQL}, badge, $2
     from generate_series(1, $1::int) n,
       unnest('{compatibility_check,daily_streak_3,daily_streak_7,birth_chart,first_reading,all_readings,all_numerology}'::text[]) badge`,
    [users, now],
  );
}

/** $2 activities up to the day before $3, with the pairs of $4: one row each, the same for every user. */
function pastActivities(): string {
  return `(
    select
      case when a % ${PAIRS_DONE_OF} = 0 then 'compatibility' else 'horoscope' end as type,
      case when a % ${PAIRS_DONE_OF} = 0 then ($4::text[])[a / ${PAIRS_DONE_OF}]
        else 'daily-leo-' || to_char($3::timestamptz - a * interval '1 day', 'YYYY-MM-DD') end as id,
      to_char($3::timestamptz - a * interval '1 day', 'YYYY-MM-DD') as day,
      $3::timestamptz - a * interval '1 day' as at
    from generate_series(1, $2::int) a
  ) past`;
}
