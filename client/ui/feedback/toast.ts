// The queue of toasts (specification sections 4 and 9): one at a time, a new one replaces the last.
// It knows nothing of how they look, so that a page can toast before the toaster's code has come.

import { useSyncExternalStore } from 'react';

export const TOAST_LIMIT = 1;
/** A dismissed toast leaves the list after this time. */
export const TOAST_REMOVE_DELAY_MS = 1_000_000;
/** A toast goes away by itself after this time. */
export const TOAST_DURATION_MS = 5_000;

export type ToastVariant = 'default' | 'success' | 'destructive';

export type ToastContent = {
  title: string;
  description?: string | undefined;
  variant?: ToastVariant | undefined;
};
export type ShownToast = ToastContent & { id: string; open: boolean };

let toasts: readonly ShownToast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();
const removals = new Map<string, ReturnType<typeof setTimeout>>();

function publish(next: readonly ShownToast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function remove(id: string) {
  clearTimeout(removals.get(id));
  removals.delete(id);
  publish(toasts.filter((toast) => toast.id !== id));
}

/** Shows a toast in place of the last one; gives its id, by which it can be dismissed. */
export function toast(content: ToastContent): string {
  lastId += 1;
  const id = String(lastId);
  const kept = [{ ...content, id, open: true }, ...toasts].slice(0, TOAST_LIMIT);
  for (const dropped of toasts.filter((old) => !kept.some((toast) => toast.id === old.id))) {
    clearTimeout(removals.get(dropped.id));
    removals.delete(dropped.id);
  }
  publish(kept);
  return id;
}

/** Closes one toast, or all; it is forgotten after the removal delay. */
export function dismissToast(id?: string): void {
  const closing = toasts.filter((toast) => (id === undefined || toast.id === id) && toast.open);
  for (const { id: closingId } of closing) {
    const timer = setTimeout(() => remove(closingId), TOAST_REMOVE_DELAY_MS);
    // A waiting removal must not keep a test's or a prerender's process alive.
    if (typeof timer === 'object' && 'unref' in timer) timer.unref();
    removals.set(closingId, timer);
  }
  publish(
    toasts.map((toast) =>
      id === undefined || toast.id === id ? { ...toast, open: false } : toast,
    ),
  );
}

/** Forgets every toast at once: for sign-out and between tests. */
export function clearToasts(): void {
  for (const timer of removals.values()) clearTimeout(timer);
  removals.clear();
  publish([]);
}

const NO_TOASTS: readonly ShownToast[] = [];

/** The toasts of now, and how to show and dismiss them. */
export function useToast() {
  const shown = useSyncExternalStore(
    subscribe,
    () => toasts,
    () => NO_TOASTS,
  );
  return { toasts: shown, toast, dismiss: dismissToast };
}
