// The queue of toasts (requirements TOAST-1, TOAST-2 and TOAST-3): one at a time, a new one
// replaces the last. It is independent of the toaster's component, so that a page can show a toast
// before that chunk is loaded.

import { useSyncExternalStore } from 'react';

const TOAST_LIMIT = 1;
/** A dismissed toast is removed from the list after this time. */
export const TOAST_REMOVE_DELAY_MS = 1_000_000;
/** A toast is dismissed automatically after this time. */
export const TOAST_DURATION_MS = 5_000;

// How long a toast is shown before a waiting one replaces it. Our choice: enough to read a title and a sentence.
const READING_MS = 2_500;

export type ToastVariant = 'default' | 'success' | 'destructive';

export type ToastContent = {
  title: string;
  description?: string | undefined;
  variant?: ToastVariant | undefined;
};
/** `unasked`: it does not answer a press, and came by `toastInTurn`. */
export type ShownToast = ToastContent & { id: string; open: boolean; unasked?: boolean };

let toasts: readonly ShownToast[] = [];
let lastId = 0;
/** When the last toast was shown, by `performance.now()`. */
let shownAtMs = Number.NEGATIVE_INFINITY;
/** Toasts of `toastInTurn` that are not shown yet, and the timer of the first. */
let waiting: ToastContent[] = [];
let turn: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();
/** Toast id → the timer that removes the dismissed toast from the list. */
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

/** Shows a toast in place of the last one; returns its id for `dismissToast`. */
export function toast(content: ToastContent): string {
  return show(content, false);
}

function show(content: ToastContent, unasked: boolean): string {
  lastId += 1;
  const id = String(lastId);
  const remaining = [{ ...content, id, open: true, unasked }, ...toasts].slice(0, TOAST_LIMIT);
  for (const dropped of toasts.filter((old) => !remaining.some((toast) => toast.id === old.id))) {
    clearTimeout(removals.get(dropped.id));
    removals.delete(dropped.id);
  }
  publish(remaining);
  shownAtMs = performance.now();
  return id;
}

/**
 * Shows a toast that does not answer a press, after the last one and all waiting ones have been visible long enough to
 * be read.
 */
export function toastInTurn(content: ToastContent): void {
  waiting.push(content);
  if (waiting.length === 1) showNext();
}

function showNext() {
  const restMs = shownAtMs + READING_MS - performance.now();
  if (restMs > 0) {
    turn = setTimeout(showNext, restMs);
    return;
  }
  const next = waiting.shift();
  if (next !== undefined) show(next, true);
  if (waiting.length > 0) showNext();
}

/** Dismisses one toast, or all; they are removed after the removal delay. */
export function dismissToast(id?: string): void {
  const closing = toasts.filter((toast) => (id === undefined || toast.id === id) && toast.open);
  for (const { id: closingId } of closing) {
    const timer = setTimeout(() => remove(closingId), TOAST_REMOVE_DELAY_MS);
    // A pending removal must not prevent a test's or the prerender's process from exiting.
    if (typeof timer === 'object' && 'unref' in timer) timer.unref();
    removals.set(closingId, timer);
  }
  publish(
    toasts.map((toast) =>
      id === undefined || toast.id === id ? { ...toast, open: false } : toast,
    ),
  );
}

/** Removes all toasts immediately, at a sign-out and between tests. */
export function clearToasts(): void {
  for (const timer of removals.values()) clearTimeout(timer);
  clearTimeout(turn);
  waiting = [];
  shownAtMs = Number.NEGATIVE_INFINITY;
  removals.clear();
  publish([]);
}

const NO_TOASTS: readonly ShownToast[] = [];

/** The current toasts, and functions to show and dismiss them. */
export function useToast() {
  const shown = useSyncExternalStore(
    subscribe,
    () => toasts,
    () => NO_TOASTS,
  );
  return { toasts: shown, toast, dismiss: dismissToast };
}
