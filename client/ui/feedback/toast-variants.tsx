import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { Star } from '../drawings/star.tsx';
import type { Elements } from '../elements.ts';
import type { ToastVariant } from './toast.ts';

/**
 * A toast's grid: icon, text, dismiss button. In a low window or with large letters a toast covers an open dialog; it
 * then lets presses through, so that the dialog's buttons beneath it still work.
 */
export const TOAST_FRAME =
  'pointer-events-auto low:in-[:root:has(.dialog)]:pointer-events-none tiny:in-[:root:has(.dialog)]:pointer-events-none grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3 border border-l-3 border-line-strong bg-ink-800 py-2 pr-1 pl-3 lg:py-3 forced-colors:border-2 forced-colors:border-[CanvasText]';

/** The words reach to the right edge, below the dismiss button, which is beside the title. */
export const TOAST_TEXT = 'col-[2/-1] row-start-1 min-w-0 pr-3';
export const TOAST_TITLE = 'block pr-9 leading-[1.35] font-semibold';
export const TOAST_WORDS = 'block text-15/[1.35] text-ivory-300';
export const TOAST_VARIANTS: Record<ToastVariant, { edge: string; icon: Elements }> = {
  default: {
    edge: 'border-l-brass-400',
    icon: <Star size={20} className="mt-0.75 text-brass-400" />,
  },
  success: {
    edge: 'border-l-success',
    icon: <Check size={20} className="mt-0.75 text-success" />,
  },
  destructive: {
    edge: 'border-l-danger',
    icon: <X size={20} className="mt-0.75 text-danger" />,
  },
};
