import * as RadixDialog from '@radix-ui/react-dialog';
import X from 'lucide-react/icons/x';
import { type ReactNode, useRef } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { classNames } from '../class-names.ts';

type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  /** One sentence under the title. */
  description?: ReactNode;
  size?: 'normal' | 'large' | undefined;
  /**
   * The initial focus: the first field if there is one, or the title, when text must be read first.
   */
  begins?: 'field' | 'title' | undefined;
  children: ReactNode;
};

// On a phone: a sheet that leaves room for a toast above it. The sheet has styles for focus because Radix focuses it
// when the element that had the focus is removed.
const SHEET =
  'dialog fixed inset-x-0 bottom-0 z-31 max-h-[calc(100dvh-min(7.75rem,30dvh-3rem)-var(--safe-top))] animate-[rise_var(--slow)_var(--ease)] overflow-y-auto overscroll-contain border-t border-line-control bg-ink-900 px-5 pt-3 pb-[calc(24px+var(--safe-bottom))] outline-none focus-visible:outline-2 focus-visible:-outline-offset-4 focus-visible:outline-brass-300 focus-visible:outline-solid forced-colors:border-2 forced-colors:border-[CanvasText]';
// On a desktop: a plate in the middle. Its inner rule is a shadow, so that it does not scroll with the content.
const DESK_PLATE =
  'min-[700px]:top-1/2 min-[700px]:right-auto min-[700px]:bottom-auto min-[700px]:left-1/2 min-[700px]:max-h-[calc(100dvh-64px)] min-[700px]:[translate:-50%_-50%] min-[700px]:border min-[700px]:px-8 min-[700px]:pt-6 min-[700px]:pb-8 min-[700px]:[box-shadow:inset_0_0_0_4px_var(--ink-900),inset_0_0_0_5px_var(--line)]';
const DESK_WIDTHS = {
  normal: 'min-[700px]:w-[min(560px,calc(100vw-64px))]',
  large: 'min-[700px]:w-[min(880px,calc(100vw-64px))]',
} as const;

// The elements that can take the initial focus. A slider cannot, because it is far down in its dialog and the focus
// would scroll there.
const FIELDS =
  'input:not([type="hidden"], [type="range"], :disabled), select:not(:disabled), button[role="combobox"]';

/**
 * A modal dialog: a sheet from the bottom on a phone, centered on a desktop. Focus stays inside and
 * returns to the opener; Escape and a press outside close it.
 */
export function Dialog({
  open,
  onClose,
  title,
  description,
  size = 'normal',
  begins = 'field',
  children,
}: DialogProps) {
  // Radix returns the focus only to a trigger of its own; these dialogs are opened by other
  // buttons.
  const opener = useRef<Element | null>(null);
  const titleElement = useRef<HTMLHeadingElement>(null);
  const body = useRef<HTMLDivElement>(null);
  return (
    <RadixDialog.Root open={open} onOpenChange={(stays) => stays || onClose()}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="fixed inset-0 z-30 animate-[fade-in_var(--slow)_var(--ease)] bg-[rgb(2_4_10/0.72)]" />
        <RadixDialog.Content
          className={classNames(SHEET, DESK_PLATE, DESK_WIDTHS[size])}
          onOpenAutoFocus={(event) => {
            opener.current = document.activeElement;
            // By default Radix focuses the first focusable element, which is the close button.
            event.preventDefault();
            const field =
              begins === 'field' ? body.current?.querySelector<HTMLElement>(FIELDS) : undefined;
            (field ?? titleElement.current)?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
          onFocus={({ target }) => {
            // Radix moves the focus from the last element to the first without scrolling.
            target.scrollIntoView({ block: 'nearest' });
          }}
          onEscapeKeyDown={(event) => {
            // Escape first closes an open list inside the dialog.
            const { target } = event;
            if (target instanceof Element && target.matches('[aria-expanded="true"]')) {
              event.preventDefault();
            }
          }}
          onKeyDown={(event) => {
            // A toast that is shown over the dialog handles Escape before Radix' dialog does, so
            // the dialog handles the key too.
            if (event.key === 'Escape' && !event.defaultPrevented) onClose();
          }}
          onInteractOutside={(event) => {
            // Dismissing a toast over the dialog must not close the dialog and lose what was typed.
            const { target } = event.detail.originalEvent;
            if (target instanceof Element && target.closest('.toasts')) event.preventDefault();
          }}
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
        >
          <div className="dialog-head -mr-2.5 flex items-start justify-between gap-3">
            <RadixDialog.Title ref={titleElement} tabIndex={-1} className="pt-2 text-26">
              {title}
            </RadixDialog.Title>
            <RadixDialog.Close asChild>
              <IconButton label="Close" icon={<X size={22} />} />
            </RadixDialog.Close>
          </div>
          {description !== undefined && (
            <RadixDialog.Description className="mt-1 text-15 text-ivory-300">
              {description}
            </RadixDialog.Description>
          )}
          <div ref={body} className="mt-5">
            {children}
          </div>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
