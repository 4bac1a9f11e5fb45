// GET requests that are sent before the app's code has loaded. The answer of each is given to the first call for the
// same path; all are dropped when somebody else signs in, in this tab or another.

import { SESSION_CHANNEL_NAME } from './session-channel.ts';

/** An early call that is not taken within this time is dropped, milliseconds. */
const UNCLAIMED_FOR_MS = 10_000;

export type EarlyAnswer = { response: Response; text: string };
type EarlyCall = { answer: Promise<EarlyAnswer>; abort: () => void };

const calls = new Map<string, EarlyCall>();
let otherTabs: BroadcastChannel | undefined;

/** Sends a read with the session cookie. */
export function callEarly(path: string): void {
  const controller = new AbortController();
  const answer = fetch(path, {
    credentials: 'same-origin',
    method: 'GET',
    signal: controller.signal,
  }).then(async (response) => ({ response, text: await response.text() }));
  // The caller that takes the call handles the failure.
  answer.catch(() => undefined);
  const call = { answer, abort: () => controller.abort() };
  calls.set(path, call);
  listenToOtherTabs();
  setTimeout(() => {
    if (calls.get(path) === call) takeEarlyCall(path)?.abort();
    if (calls.size === 0) dropEarlyCalls();
  }, UNCLAIMED_FOR_MS);
}

/** Whether a call for an address is running or answered, and not yet taken. */
export function hasEarlyCall(path: string): boolean {
  return calls.has(path);
}

/** The running or answered call for an address; it can be taken once. */
export function takeEarlyCall(path: string): EarlyCall | undefined {
  const call = calls.get(path);
  calls.delete(path);
  return call;
}

/** Drops the calls that were not taken, because they may be another user's. */
export function dropEarlyCalls(): void {
  for (const { abort } of calls.values()) abort();
  calls.clear();
  otherTabs?.close();
  otherTabs = undefined;
}

function listenToOtherTabs(): void {
  if (otherTabs !== undefined || typeof BroadcastChannel === 'undefined') return;
  // The app listens too, but not yet.
  otherTabs = new BroadcastChannel(SESSION_CHANNEL_NAME);
  otherTabs.addEventListener('message', dropEarlyCalls);
}
