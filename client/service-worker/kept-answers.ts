// The reader's last answers, for times without a connection: asked of the server first, always; kept when
// they come; given back when no answer comes at all.

import { findKept, forgetKept, KEPT_AT_HEADER, openKeptOf } from '#client/lib/kept-cache.ts';

/** As long as a session lives idle: a device that has been offline for longer is nobody's for certain. */
const KEPT_FOR_MS = 14 * 24 * 60 * 60 * 1000;

const USER_PATH = '/api/user';
const PROGRESS_PATH = '/api/user-progress';
/** What Home, the chart and the lucky numbers are drawn from. Never a code, a session, or the export. */
const KEPT_PATHS: readonly RegExp[] = [
  /^\/api\/user$/,
  /^\/api\/user-progress$/,
  /^\/api\/horoscope\/daily$/,
  /^\/api\/cosmic-insights$/,
  /^\/api\/sky\/today$/,
  /^\/api\/readings\/options$/,
  /^\/api\/birth-chart\/[^/]+$/,
  /^\/api\/lucky-numbers\/[^/]+$/,
  /^\/api\/lucky-numbers\/[^/]+\/saved$/,
];

/** Whether the answer to GET of a path is one that is kept. */
export function isKept(path: string): boolean {
  return KEPT_PATHS.some((pattern) => pattern.test(path));
}

/** Counts how often all has been forgotten, so that a user's answer that was on its way then is not kept. */
let forgotten = 0;

async function forget(): Promise<void> {
  forgotten += 1;
  await forgetKept();
}

/** The user's last answer being kept: until it is, nobody knows whose the next answers are. */
let keepingUser: Promise<unknown> = Promise.resolve();

const findKeptOfUser = () => keepingUser.then(findKept);

/** Work that goes on after the answer has been given. */
type Afterwards = (work: Promise<unknown>) => void;

/** Answers a read that `isKept`; `afterwards` keeps the worker alive for what is still to be written. */
export async function answerRead(request: Request, afterwards: Afterwards): Promise<Response> {
  const path = new URL(request.url).pathname;
  // Opened when the server is asked, not when it answers: if the reader has gone by then, the answer is
  // written into a cache that is gone as well.
  const finding = findKeptOfUser();
  const before = forgotten;
  let response: Response;
  try {
    response = await fetch(request);
  } catch (error) {
    const recalled = await recall(await finding, request);
    if (recalled === undefined) throw error;
    return recalled;
  }
  const copy = response.clone();
  if (response.status === 401) afterwards(forget());
  else if (response.ok && path === USER_PATH) afterwards(keepUser(copy, before));
  else if (response.ok) afterwards(keep(finding, request.url, copy));
  return response;
}

/** Passes a change on to the server, and forgets or renews what it makes untrue. */
export async function answerChange(request: Request, afterwards: Afterwards): Promise<Response> {
  const call = `${request.method} ${new URL(request.url).pathname}`;
  const finding = findKeptOfUser();
  const before = forgotten;
  const response = await fetch(request);
  if (!response.ok) return response;
  const copy = response.clone();
  switch (call) {
    case 'POST /api/logout':
    case 'DELETE /api/user':
      // Before the page hears of it: nothing is left by the time it says so.
      await forget();
      break;
    case 'POST /api/login':
    case 'POST /api/register':
      await forget();
      afterwards(keepUser(copy, forgotten));
      break;
    case 'POST /api/user/birth-details':
      // Another sky: the chart, the sign and their words are no longer this reader's.
      await forget();
      afterwards(keepUser(copy, forgotten));
      break;
    case 'PATCH /api/user':
      afterwards(keepUser(copy, before));
      break;
    case 'POST /api/user-progress/activity':
    case 'POST /api/user-progress/badge':
      afterwards(keep(finding, new URL(PROGRESS_PATH, request.url).href, copy));
      break;
    default:
      if (isKept(new URL(request.url).pathname)) afterwards(keep(finding, request.url, copy));
  }
  return response;
}

/** Whether `answerChange` has anything to do with a change. */
export function concernsKept(path: string): boolean {
  return /^\/api\/(user|user-progress|lucky-numbers|login|register|logout)(\/|$)/.test(path);
}

/** The user's own answer says whose cache it is. */
function keepUser(response: Response, before: number): Promise<void> {
  const keeping = writeUser(response, before);
  keepingUser = keeping.catch(() => undefined);
  return keeping;
}

async function writeUser(response: Response, before: number): Promise<void> {
  const user: unknown = await response.clone().json();
  if (typeof user !== 'object' || user === null || !('id' in user)) return;
  if (before !== forgotten) return;
  const url = new URL(USER_PATH, response.url).href;
  await keep(openKeptOf(String(user.id)), url, response);
}

async function keep(
  finding: Promise<Cache | undefined>,
  url: string,
  response: Response,
): Promise<void> {
  const kept = await finding;
  if (kept === undefined) return;
  const headers = new Headers({
    'Content-Type': response.headers.get('Content-Type') ?? 'application/json',
    [KEPT_AT_HEADER]: new Date().toISOString(),
  });
  await kept.put(keyOf(url), new Response(await response.text(), { headers }));
}

async function recall(kept: Cache | undefined, request: Request): Promise<Response | undefined> {
  const found = await kept?.match(keyOf(request.url));
  const keptAt = Date.parse(found?.headers.get(KEPT_AT_HEADER) ?? '');
  return Date.now() - keptAt < KEPT_FOR_MS ? found : undefined;
}

/** Of a day's answers the last is kept, whatever its day; the page says which day it is. */
function keyOf(url: string): string {
  const key = new URL(url);
  key.searchParams.delete('date');
  return key.href;
}
