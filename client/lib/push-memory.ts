// Which user has switched notices on in this browser, kept in local storage. The server ends the subscription with the
// session; after the next sign-in the page renews it, but only for the same user.

const NAME = 'asteria.notices';

export interface PushMemory {
  userId: string;
  /** The push endpoint (a URL) that was last sent to the server. */
  endpoint: string;
}

/** Undefined if no user has notices in this browser, or without local storage. */
export function getPushMemory(): PushMemory | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(NAME) ?? 'null');
    if (typeof value !== 'object' || value === null) return undefined;
    const { userId, endpoint } = value as Partial<Record<string, unknown>>;
    return typeof userId === 'string' && typeof endpoint === 'string'
      ? { userId, endpoint }
      : undefined;
  } catch {
    return undefined;
  }
}

export function setPushMemory(memory: PushMemory): void {
  try {
    localStorage.setItem(NAME, JSON.stringify(memory));
  } catch {
    // Local storage is full or blocked: after the session ends, notices have to be switched on again.
  }
}

export function clearPushMemory(): void {
  try {
    localStorage.removeItem(NAME);
  } catch {
    // Local storage is blocked, so nothing was stored.
  }
}

/** After a sign-out: ends the browser's subscription. The server has ended its own with the session. */
export function endPushDevice(): void {
  if (getPushMemory() === undefined) return;
  clearPushMemory();
  void import('./push-device.ts').then(({ unsubscribePush }) => unsubscribePush());
}
