// What the service worker keeps of a reader's answers for times without a connection, and how it is
// forgotten. The server marks these answers no-store, which holds for every cache on the way; that this
// device keeps the last of them for its signed-in reader is a choice of the page itself, so the page and the
// worker both see to it that they go with the reader: at a sign-out, at a 401, when somebody else signs in,
// when the account is deleted, and after two weeks, as long as an idle session lives.
//
// One cache a reader, named by their id; there is never more than one.

/** On an answer out of the cache: when it was read from the server, ISO 8601. */
export const KEPT_AT_HEADER = 'X-Kept-At';

const PREFIX = 'asteria-kept-';
const LOCK = 'asteria-kept';

/** Runs alone, among all tabs and the worker: so that nothing is opened while it is being deleted. */
function alone<T>(run: () => Promise<T>): Promise<T> {
  return navigator.locks.request(LOCK, run);
}

async function listNames(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(PREFIX));
}

/** Forgets what is kept of every reader but the one given. */
export async function forgetKept(exceptUserId?: string): Promise<void> {
  // Old browsers, pages without TLS, and tests have neither caches nor locks, and so have kept nothing.
  if (typeof caches === 'undefined' || navigator.locks === undefined) return;
  await alone(async () => {
    for (const name of await listNames()) {
      if (name !== PREFIX + exceptUserId) await caches.delete(name);
    }
  });
}

/** The cache of a reader who has just been seen signed in; all others are forgotten. */
export async function openKeptOf(userId: string): Promise<Cache> {
  await forgetKept(userId);
  return alone(() => caches.open(PREFIX + userId));
}

/**
 * The cache of the reader who is known to be signed in; undefined when nobody is. What is written into it
 * after it has been forgotten is lost: the cache that is found later under the same name is another.
 */
export function findKept(): Promise<Cache | undefined> {
  return alone(async () => {
    const [name, ...others] = await listNames();
    return name === undefined || others.length > 0 ? undefined : caches.open(name);
  });
}
