import * as RadixToast from '@radix-ui/react-toast';
import X from 'lucide-react/icons/x';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { IconButton } from '../actions/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { type ShownToast, TOAST_DURATION_MS, useToast } from './toast.ts';
import {
  TOAST_FRAME,
  TOAST_TEXT,
  TOAST_TITLE,
  TOAST_VARIANTS,
  TOAST_WORDS,
} from './toast-variants.tsx';
import './toasts.css';

const SWIPE_THRESHOLD_PX = 50;
/** A page that is scrolled farther shows no way back at its top. */
const HEAD_PX = 44;

// Animations of a toast: appearing, disappearing, following a swipe, and leaving in its direction.
const MOTION =
  'data-[state=closed]:animate-[fade-away_var(--fast)_var(--ease)] data-[state=open]:animate-[rise_var(--slow)_var(--ease)] data-[swipe=cancel]:[transform:translateX(0)] data-[swipe=cancel]:[transition:transform_var(--fast)_var(--ease)] data-[swipe=end]:animate-[swipe-away_var(--fast)_var(--ease)] data-[swipe=move]:[transform:translateX(var(--radix-toast-swipe-move-x))]';

/**
 * Renders the toasts of the whole app; mounted once, possibly after the first toast. F8 focuses
 * them.
 */
export function Toaster() {
  const { toasts, dismiss } = useToast();
  const viewport = useRef<HTMLOListElement>(null);
  const top = useTop(toasts[0]);
  /** Radix stops its timer while a pointer rests on a toast, and does not start it again if that toast is removed. */
  const forgetPointer = () =>
    viewport.current?.parentElement?.dispatchEvent(new Event('pointerleave'));
  return (
    <RadixToast.Provider
      duration={TOAST_DURATION_MS}
      swipeDirection="right"
      swipeThreshold={SWIPE_THRESHOLD_PX}
      label="Notification"
    >
      {toasts.map(({ id, open, title, description, variant = 'default' }) => (
        <RadixToast.Root
          key={id}
          type="background"
          open={open}
          onOpenChange={(stillOpen) => {
            if (stillOpen) return;
            forgetPointer();
            dismiss(id);
          }}
          className={classNames(TOAST_FRAME, TOAST_VARIANTS[variant].edge, MOTION)}
        >
          {TOAST_VARIANTS[variant].icon}
          <div className={TOAST_TEXT}>
            <RadixToast.Title className={TOAST_TITLE}>{title}</RadixToast.Title>
            {description !== undefined && (
              <RadixToast.Description className={TOAST_WORDS}>{description}</RadixToast.Description>
            )}
          </div>
          <RadixToast.Close asChild>
            {/* A press does not move the focus here, because Radix keeps toasts open as long as one has the focus. */}
            <IconButton
              label="Dismiss"
              className="col-start-3 row-start-1 -my-2.5"
              icon={<X size={20} />}
              onMouseDown={(event) => event.preventDefault()}
            />
          </RadixToast.Close>
        </RadixToast.Root>
      ))}
      {/* Radix announces the toast in a region of its own. An open dialog hides everything but live
          regions from screen readers; as a silent live region (aria-live="off") the toast can still be
          found. */}
      <RadixToast.Viewport
        ref={viewport}
        className="toasts"
        data-pinned={top !== undefined}
        data-top={top === 0 || window.scrollY < HEAD_PX}
        style={{ marginTop: top }}
        aria-live="off"
        hotkey={['F8']}
        label="Notifications ({hotkey})"
      />
    </RadixToast.Provider>
  );
}

/**
 * Where on the page a phone's toast begins, CSS pixels; undefined: at the top of the window. A toast that nobody asked
 * for stands at the top of the page, and any toast goes along as soon as the reader scrolls, so that none slides over
 * what is read.
 */
function useTop(toast: ShownToast | undefined): number | undefined {
  const [path] = useLocation();
  const shown = `${toast?.id} ${path}`;
  const [pinned, setPinned] = useState<{ shown: string; top: number }>();
  useEffect(() => {
    const listening = new AbortController();
    const pin = () => {
      listening.abort();
      setPinned({ shown, top: window.scrollY });
    };
    for (const name of ['wheel', 'touchmove'] as const) {
      window.addEventListener(name, pin, { passive: true, signal: listening.signal });
    }
    return () => listening.abort();
  }, [shown]);
  if (toast?.unasked === true) return 0;
  return pinned?.shown === shown ? pinned.top : undefined;
}
