// Readers by the thousand, with a session each, made by statements of the database itself: what the API
// would take hours for. The same numbers give the same readers every time.

import { createHash, createHmac } from 'node:crypto';
import { PERSONALITY_TRAITS } from '#shared/account/user.schema.ts';
import { compatibilityActivityId } from '#shared/progress/activities.ts';
import { SIGN_KEYS } from '#shared/zodiac/signs.ts';
import { CHICAGO } from '#tests/support/test-places.ts';

/** Signs the cookies of everything that is measured. */
export const SESSION_SECRET = 'signs-the-sessions-of-measurements-alone';

const DAY_MS = 24 * 3_600_000;

/** Every pair of signs: ids of activities that a reader can do at any time. */
export const PAIR_IDS: readonly string[] = [
  ...new Set(
    SIGN_KEYS.flatMap((one) => SIGN_KEYS.map((other) => compatibilityActivityId(one, other))),
  ),
];
/** Of a reader's activities at the beginning every third is one of these, in order; the rest are horoscopes. */
export const PAIRS_DONE_OF = 3;

/** Id of the reader n in SQL: spread over the index as random ones are, and of their form (RFC 9562 §5.4). */
export const READER_ID = `overlay(overlay(md5('reader ' || n) placing '4' from 13) placing '8' from 17)::uuid`;

/** The same id. */
export function readerId(number: number): string {
  const hex = createHash('md5').update(`reader ${number}`).digest('hex');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
}

/** The session's secret id of the reader of a number. */
export function readerSid(number: number): string {
  return `session-of-reader-${number}`;
}

/** A cookie as express-session signs it. */
export function signedCookie(name: string, sid: string): string {
  const signature = createHmac('sha256', SESSION_SECRET)
    .update(sid)
    .digest('base64')
    .replace(/=+$/, '');
  return `${name}=${encodeURIComponent(`s:${sid}.${signature}`)}`;
}

/**
 * Readers 1 to `readers`, Leos born in Chicago, each signed in and with `activities` (at most 90) behind
 * them: a horoscope a day until yesterday and, every third, a pair of signs.
 */
export async function createReaders(
  { run }: { run: (text: string, values?: unknown[]) => Promise<unknown> },
  { readers, activities }: { readers: number; activities: number },
): Promise<void> {
  const now = new Date();
  await run(
    `insert into users (id, phone_number, username, first_name, last_name, birth_date, birth_time,
       birth_place, birth_place_details, personality_traits, attractions, created_at)
     select ${READER_ID}, '+1' || 2000000000 + n, 'reader_' || n, 'Nora', 'Whitlock',
       '1994-08-02', '21:18', 'Chicago, United States', $2::jsonb, $3, '{everyone}', $4
     from generate_series(1, $1::int) n`,
    [readers, JSON.stringify(CHICAGO), PERSONALITY_TRAITS, now],
  );
  await run(
    `insert into sessions (id, sid_hash, user_id, device, created_at, last_seen_at, expires_at)
     select gen_random_uuid(),
       translate(encode(sha256(convert_to('session-of-reader-' || n, 'UTF8')), 'base64'), '+/=', '-_'),
       ${READER_ID}, 'Chrome on Android', $2, $2, $3
     from generate_series(1, $1::int) n`,
    [readers, now, new Date(now.getTime() + 30 * DAY_MS)],
  );
  await run(
    `insert into activities (user_id, activity_type, activity_id, day, completed_at)
     select ${READER_ID}, deed.type, deed.id, deed.day, deed.at
     from generate_series(1, $1::int) n, ${deeds()}`,
    [readers, activities, now, PAIR_IDS],
  );
  await run(
    `insert into point_entries (id, user_id, source, source_key, points, day, created_at)
     select gen_random_uuid(), ${READER_ID}, 'activity', deed.type || ':' || deed.id, 10, deed.day, deed.at
     from generate_series(1, $1::int) n, ${deeds()}`,
    [readers, activities, now, PAIR_IDS],
  );
  await run(
    `insert into user_badges (user_id, badge, earned_at)
     select ${READER_ID}, badge, $2
     from generate_series(1, $1::int) n,
       unnest('{compatibility_check,daily_streak_3,daily_streak_7,birth_chart,first_reading,all_readings,all_numerology}'::text[]) badge`,
    [readers, now],
  );
}

/** $2 deeds until the day before $3, with the pairs of $4: one row each, the same for every reader. */
function deeds(): string {
  return `(
    select
      case when a % ${PAIRS_DONE_OF} = 0 then 'compatibility' else 'horoscope' end as type,
      case when a % ${PAIRS_DONE_OF} = 0 then ($4::text[])[a / ${PAIRS_DONE_OF}]
        else 'daily-leo-' || to_char($3::timestamptz - a * interval '1 day', 'YYYY-MM-DD') end as id,
      to_char($3::timestamptz - a * interval '1 day', 'YYYY-MM-DD') as day,
      $3::timestamptz - a * interval '1 day' as at
    from generate_series(1, $2::int) a
  ) deed`;
}
