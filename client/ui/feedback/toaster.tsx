import * as RadixToast from '@radix-ui/react-toast';
import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import { Link } from 'wouter';
import { IconButton } from '../actions/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { TOAST_DURATION_MS, useToast } from './toast.ts';
import {
  TOAST_FOOT,
  TOAST_FRAME,
  TOAST_LINK,
  TOAST_NOTE,
  TOAST_TEXT,
  TOAST_TITLE,
  TOAST_VARIANTS,
  TOAST_WORDS,
} from './toast-variants.tsx';

const SWIPE_THRESHOLD_PX = 50;

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
      {toasts.map(({ id, open, title, description, variant = 'default', art, note, link }) => (
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
          {art ?? TOAST_VARIANTS[variant].icon}
          <div className={TOAST_TEXT}>
            <RadixToast.Title className={TOAST_TITLE}>{title}</RadixToast.Title>
            {description !== undefined && (
              <RadixToast.Description className={TOAST_WORDS}>{description}</RadixToast.Description>
            )}
            {(note !== undefined || link !== undefined) && (
              <div className={TOAST_FOOT}>
                {note !== undefined && <p className={TOAST_NOTE}>{note}</p>}
                {link !== undefined && (
                  <RadixToast.Action asChild altText={link.label}>
                    <Link href={link.href} className={TOAST_LINK}>
                      {link.label}
                    </Link>
                  </RadixToast.Action>
                )}
              </div>
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
        // On a phone toasts are at the bottom, above the navigation; but at the top while a dialog is open or on the
        // first step of /auth, which both have their buttons at the bottom. On a desktop they are at the lower right.
        className="toasts pointer-events-none fixed right-[calc(16px+var(--safe-right)+var(--bar-removed))] bottom-[calc(var(--bar,72px)+16px+var(--safe-bottom))] left-[calc(16px+var(--safe-left))] z-50 grid gap-3 outline-none max-md:[@media(min-height:30rem)]:in-[:root:has(.dialog,.buttons-at-foot)]:top-[calc(16px+var(--safe-top))] max-md:[@media(min-height:30rem)]:in-[:root:has(.dialog,.buttons-at-foot)]:bottom-auto lg:right-8 lg:bottom-8 lg:left-auto lg:w-[420px]"
        aria-live="off"
        hotkey={['F8']}
        label="Notifications ({hotkey})"
      />
    </RadixToast.Provider>
  );
}
