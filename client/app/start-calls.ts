// What the document of a signed-in page starts by itself, beside the app's scripts and not after them: the code of the
// page at this address, and the first calls of the user who is signed in here. It imports neither React nor zod.

import { getBrowserZone } from '#client/lib/browser-zone.ts';
import { readStoredZone } from '#client/lib/chosen-zone.ts';
import { callEarly } from '#client/lib/early-calls.ts';
import { hasSignedInCookie } from '#client/lib/signed-in-cookie.ts';
import { buildUrl } from '#shared/core/endpoint.ts';
import { SCRIPT_LIST_ID } from '#shared/core/script-list.ts';
import { SKY_TODAY_PATH } from '#shared/horoscope/sky-today.path.ts';
import { USER_PATH } from '#shared/identity/account/user.path.ts';
import { LETTER_PATH } from '#shared/letter/letter.path.ts';
import { listScripts } from './load-in-turn.ts';

/** A trailing slash leads to the same page. */
const page = window.location.pathname.replace(/(.)\/$/, '$1');

function preloadScripts(): void {
  for (const href of listScripts(page)) {
    if (document.querySelector(`link[rel="modulepreload"][href="${href}"]`) !== null) continue;
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
}

/** Sends the call that every signed-in page needs, and on Home those whose answers it shows first. */
function startCalls(): void {
  callEarly(USER_PATH);
  if (page !== '/home') return;
  const chosen = readStoredZone();
  const zone = chosen ?? getBrowserZone();
  const date = readDate(chosen);
  callEarly(buildUrl(LETTER_PATH, { query: { date, zone } }));
  callEarly(buildUrl(SKY_TODAY_PATH, { query: { date } }));
}

/** Today in a time zone, by default the browser's, as `YYYY-MM-DD`. */
function readDate(timeZone: string | undefined): string {
  const now = new Date();
  if (timeZone === undefined) {
    // Shifted by the zone's offset, the instant has in UTC the date that the browser's own clock shows.
    return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
  }
  // The locale en-CA formats a date as YYYY-MM-DD.
  return new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(now);
}

// The landing page's document has no list of scripts, and nothing to start.
if (document.getElementById(SCRIPT_LIST_ID) !== null) {
  preloadScripts();
  if (hasSignedInCookie()) startCalls();
}
