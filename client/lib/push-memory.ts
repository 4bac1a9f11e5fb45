// For whom this browser gets notices, kept in local storage: after a sign-in the page renews what ended with the session,
// for the same user alone.

const NAME = 'asteria.notices';

export interface PushMemory {
  userId: string;
  /** The endpoint that the server was told last. */
  endpoint: string;
}

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
    // It cannot be read either.
  }
}

/** After a sign-out: the browser lets its subscription go. The server's ended with the session. */
export function endPushDevice(): void {
  if (getPushMemory() === undefined) return;
  clearPushMemory();
  void import('./push-device.ts').then(({ unsubscribeBrowser }) => unsubscribeBrowser());
}
