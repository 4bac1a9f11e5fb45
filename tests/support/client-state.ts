// Resets the client's modules to their state after a document load. Some have module state, and the test worker runs
// many files without loading the modules again.

import { forgetBrowserZone } from '#client/lib/browser-zone.ts';
import { dropEarlyCalls } from '#client/lib/early-calls.ts';
import { clearOfflineCache } from '#client/lib/offline-cache.ts';
import { setPreferences } from '#client/lib/preferences.ts';
import { setZoneClocks } from '#client/lib/zone-offsets.ts';
import { clearToasts } from '#client/ui/feedback/toast.ts';
import { SIGNED_IN_COOKIE } from '#shared/identity/session/session-rules.ts';

/** An address without a page, so that leaving it counts as a page change. */
const BETWEEN_TESTS = '/between-tests';

/** Resets module state, storage, cookies and history; called after every test. */
export async function resetClientState(): Promise<void> {
  clearToasts();
  setPreferences(undefined);
  setZoneClocks(undefined);
  forgetBrowserZone();
  dropEarlyCalls();
  await clearOfflineCache();
  window.localStorage.clear();
  window.sessionStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store
  document.cookie = `${SIGNED_IN_COOKIE}=; Path=/; Max-Age=0`;
  document.title = '';
  // The first page of a visit was not entered through a link (client/lib/route-change.ts).
  window.history.replaceState(null, '', BETWEEN_TESTS);
  window.dispatchEvent(new PopStateEvent('popstate'));
  window.history.replaceState(null, '', '/');
}
