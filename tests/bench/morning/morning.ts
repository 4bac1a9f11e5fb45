// The requests of Home on a reader's first visit of a day, in the three steps in which the page sends them.

import type { Agent } from 'node:http';
import { getHoroscopeEndpoint, getSkyTodayEndpoint } from '#shared/horoscope/horoscope.contract.ts';
import { getUserEndpoint } from '#shared/identity/account/user.contract.ts';
import { getInsightsEndpoint } from '#shared/insights/insights.contract.ts';
import { getLetterEndpoint } from '#shared/letter/letter.contract.ts';
import { getProgressEndpoint, recordActivityEndpoint } from '#shared/progress/progress.contract.ts';
import { getTransitsEndpoint } from '#shared/transits/transits.contract.ts';
import { createUsers } from '#tests/support/many-users.ts';
import type { Admin } from '#tests/support/postgres-admin.ts';
import { productCookie } from '../api/contestants.ts';
import { send } from '../load/paced-load.ts';
import type { OutgoingRequest } from '../load/target.ts';

const ZONE = 'America/Chicago';
const ACTIVITIES_BEFORE = 12;

/** The number of requests in a morning. */
export const REQUESTS_OF_A_MORNING = listSteps(1, '2026-01-01').flat().length;

/** Creates readers who joined twelve days ago: Leos from 55 years of birth, hardly any two born at the same minute. */
export async function createReaders(admin: Admin, readers: number): Promise<void> {
  await createUsers(admin, { users: readers, activities: ACTIVITIES_BEFORE });
  await admin.run(
    `update users set
       birth_date = (1950 + n % 55) || '-08-' || lpad((1 + n % 20)::text, 2, '0'),
       birth_time = lpad((n % 24)::text, 2, '0') || ':' || lpad((n % 59)::text, 2, '0'),
       birth_time_margin = 0
     from (select id, (substr(username, 6))::int as n from users) as numbered where numbered.id = users.id`,
  );
  await admin.run('vacuum analyze');
}

/** Sends a reader's morning; returns the milliseconds that each response took. Rejects if a status is not 200. */
export async function sendMorning(url: string, number: number, agent: Agent): Promise<number[]> {
  const times: number[] = [];
  for (const step of listSteps(number, new Date().toISOString().slice(0, 10))) {
    times.push(...(await Promise.all(step.map((request) => send(url, request, agent)))));
  }
  return times;
}

/**
 * First the document; then what it shows; then the journey, with the horoscope marked as read. `date` is the UTC day.
 */
function listSteps(number: number, date: string): OutgoingRequest[][] {
  const cookie = productCookie(number);
  const get = (path: string, query: Readonly<Record<string, string>> = {}): OutgoingRequest => ({
    method: 'GET',
    path: Object.keys(query).length === 0 ? path : `${path}?${new URLSearchParams(query)}`,
    headers: { cookie },
  });
  const activity = {
    activityType: 'horoscope',
    activityId: `daily-leo-${date}`,
    points: 10,
    timestamp: new Date().toISOString(),
  };
  return [
    [get('/home')],
    [
      get(getUserEndpoint.path),
      get(getLetterEndpoint.path, { date, zone: ZONE }),
      get(getTransitsEndpoint.path, { date, zone: ZONE }),
      get(getSkyTodayEndpoint.path, { date }),
      get(getHoroscopeEndpoint.path, { sign: 'leo', date }),
      get(getInsightsEndpoint.path, { date, zone: ZONE }),
    ],
    [
      get(getProgressEndpoint.path),
      {
        method: 'POST',
        path: recordActivityEndpoint.path,
        headers: { cookie, 'content-type': 'application/json' },
        body: JSON.stringify(activity),
      },
    ],
  ];
}
