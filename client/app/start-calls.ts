// Sends the signed-in user's first calls in parallel with the app's scripts. It imports neither React nor zod.

import { getBrowserZone } from '#client/lib/browser-zone.ts';
import { callEarly } from '#client/lib/early-calls.ts';
import { hasSignedInCookie } from '#client/lib/signed-in-cookie.ts';
import { readStoredZone } from '#client/lib/stored-zone.ts';
import { buildUrl } from '#shared/core/endpoint.ts';
import { SCRIPT_LIST_ID } from '#shared/core/script-list.ts';
import { findOffset, type ZoneOffset } from '#shared/core/zone-offsets.ts';
import { SKY_TODAY_PATH } from '#shared/horoscope/sky-today.path.ts';
import { USER_PATH } from '#shared/identity/account/user.path.ts';
import { LETTER_PATH } from '#shared/letter/letter.path.ts';

/** A trailing slash leads to the same page. */
const page = window.location.pathname.replace(/(.)\/$/, '$1');

/** Sends the call that every signed-in page needs, and on Home the calls whose answers it shows first. */
function startCalls(): void {
  callEarly(USER_PATH);
  if (page !== '/home') return;
  const stored = readStoredZone();
  const zone = stored?.isChosen === true ? stored.zone : getBrowserZone();
  const date = readDate(stored?.zone === zone ? stored.offsets : []);
  callEarly(buildUrl(LETTER_PATH, { query: { date, zone } }));
  callEarly(buildUrl(SKY_TODAY_PATH, { query: { date } }));
}

/** Today (`YYYY-MM-DD`) by these offsets, or without any by the browser's own clock. */
function readDate(offsets: readonly ZoneOffset[]): string {
  const now = new Date();
  const seconds = findOffset(offsets, now.getTime())?.seconds ?? -60 * now.getTimezoneOffset();
  // Shifted by the zone's offset, the instant's UTC date is the date that the zone's clocks show.
  return new Date(now.getTime() + seconds * 1000).toISOString().slice(0, 10);
}

// The landing page's document has no list of scripts, and nothing to start.
if (document.getElementById(SCRIPT_LIST_ID) !== null && hasSignedInCookie()) startCalls();
