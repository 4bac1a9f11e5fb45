// A part that covers its page, such as a dialog, has its own entry in the browser's history: Back closes it and Forward
// opens it again. The entry's state names the part.

import { navigate, useHistoryState } from 'wouter/use-browser-location';

type OpenedPart<Name extends string> = {
  /** The open part, if any. */
  opened: Name | undefined;
  /** The part from inside which a part of another name was opened, as long as that is open. */
  below: Name | undefined;
  /** Opens a part. A second press does nothing, whether the part is already shown or still opening. */
  open: (name: Name) => void;
  /** Closes the open part, if any, by going back. */
  close: () => void;
  /** Closes the open part, if any, and calls `next` after the browser has gone back; immediately if none is open. */
  closeBefore: (next: () => void) => void;
};

type EntryState = { opened?: unknown; below?: unknown; before?: number } | null;

let isGoingBack = false;

/**
 * Goes back one entry and then calls `next`. A second call before the browser has gone back is ignored, because it
 * would leave the page.
 */
function goBack(next?: () => void) {
  if (isGoingBack) return;
  isGoingBack = true;
  const onBack = () => {
    isGoingBack = false;
    next?.();
  };
  window.addEventListener('popstate', onBack, { once: true });
  history.back();
}

/** The part of a page that is open, one of `names`. Different parts of one page must have different names. */
export function useOpenedPart<Name extends string>(names: readonly Name[]): OpenedPart<Name> {
  const state = useHistoryState<EntryState>();
  const [opened, below] = [state?.opened, state?.below].map((part) =>
    names.find((name) => name === part),
  );
  function open(name: Name): void {
    if (isGoingBack) {
      window.addEventListener('popstate', () => open(name), { once: true });
      return;
    }
    // Not `state`, which is as old as the last rendering.
    const current: EntryState = history.state;
    if (names.some((each) => each === current?.opened)) return;
    // `before` counts the page's entries before this one; history-depth.ts reads it on pages that have steps.
    navigate(window.location.href, {
      state: {
        ...current,
        opened: name,
        below: current?.opened,
        before: (current?.before ?? 0) + 1,
      },
    });
  }
  return {
    opened,
    below,
    open,
    close() {
      if (opened !== undefined) goBack();
    },
    closeBefore(next) {
      if (opened === undefined) next();
      else goBack(next);
    },
  };
}
