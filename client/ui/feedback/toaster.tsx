import * as RadixToast from '@radix-ui/react-toast';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { IconButton } from '../actions/icon-button.tsx';
import { Star } from '../drawings/star.tsx';
import { TOAST_DURATION_MS, type ToastVariant, useToast } from './toast.ts';

const SWIPE_THRESHOLD_PX = 50;

const LOOKS = {
  default: { className: 'toast', icon: <Star size={20} className="toast-icon" /> },
  success: { className: 'toast toast-success', icon: <Check size={20} className="toast-icon" /> },
  destructive: { className: 'toast toast-danger', icon: <X size={20} className="toast-icon" /> },
} as const satisfies Record<ToastVariant, unknown>;

/** Shows the toasts of the whole app; mounted once, and its code may come late. F8 leads to them. */
export function Toaster() {
  const { toasts, dismiss } = useToast();
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
            if (!stillOpen) dismiss(id);
          }}
          className={LOOKS[variant].className}
        >
          {LOOKS[variant].icon}
          <div className="min-w-0">
            <RadixToast.Title className="toast-title">{title}</RadixToast.Title>
            {description !== undefined && (
              <RadixToast.Description className="toast-words">{description}</RadixToast.Description>
            )}
          </div>
          <RadixToast.Close asChild>
            <IconButton label="Dismiss" icon={<X size={20} />} />
          </RadixToast.Close>
        </RadixToast.Root>
      ))}
      {/* The toast is announced by a region of Radix's own. An open dialog hides all but live regions from
          screen readers: called one, and a silent one, the toast over a dialog can also be found. */}
      <RadixToast.Viewport
        className="toasts"
        aria-live="off"
        hotkey={['F8']}
        label="Notifications ({hotkey})"
      />
    </RadixToast.Provider>
  );
}
