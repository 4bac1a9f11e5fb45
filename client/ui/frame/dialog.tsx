import * as RadixDialog from '@radix-ui/react-dialog';
import X from 'lucide-react/icons/x';
import { type ReactNode, useRef } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { classNames } from '../class-names.ts';

type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** One sentence under the title. */
  description?: ReactNode;
  size?: 'normal' | 'large' | undefined;
  /** Where the focus begins: the first field where there is one, or the title, where words must be read first. */
  begins?: 'field' | 'title' | undefined;
  children: ReactNode;
};

const FIELDS = 'input:not([type="hidden"], :disabled), button[role="combobox"]';

/**
 * A dialog over the page: a sheet from below on a phone, a plate in the middle on a desk. Focus begins at
 * what one came for, stays inside and goes back to where it was; Escape and a press outside close it.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  size = 'normal',
  begins = 'field',
  children,
}: DialogProps) {
  // Radix gives the focus back only to a trigger of its own; our dialogs are opened from anywhere.
  const opener = useRef<Element | null>(null);
  const titleElement = useRef<HTMLHeadingElement>(null);
  const body = useRef<HTMLDivElement>(null);
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="dialog-veil" />
        <RadixDialog.Content
          className={classNames('dialog', size === 'large' && 'dialog-large')}
          onOpenAutoFocus={(event) => {
            opener.current = document.activeElement;
            // Radix would begin at the first thing that takes focus: the button that closes.
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
            // Radix leads the focus round from the last thing to the first without moving the view.
            target.scrollIntoView({ block: 'nearest' });
          }}
          onEscapeKeyDown={(event) => {
            // A list that is open in it closes first.
            const { target } = event;
            if (target instanceof Element && target.matches('[aria-expanded="true"]')) {
              event.preventDefault();
            }
          }}
          onKeyDown={(event) => {
            // A toast that came later has taken Escape for its own; the dialog is what it was meant for.
            if (event.key === 'Escape' && !event.defaultPrevented) onOpenChange(false);
          }}
          onInteractOutside={(event) => {
            // Closing a toast that lies over the dialog must not close the dialog with what was typed.
            const { target } = event.detail.originalEvent;
            if (target instanceof Element && target.closest('.toasts')) event.preventDefault();
          }}
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
        >
          <div className="dialog-head">
            <RadixDialog.Title ref={titleElement} tabIndex={-1} className="dialog-title">
              {title}
            </RadixDialog.Title>
            <RadixDialog.Close asChild>
              <IconButton label="Close" icon={<X size={22} />} />
            </RadixDialog.Close>
          </div>
          {description !== undefined && (
            <RadixDialog.Description className="small mt-1">{description}</RadixDialog.Description>
          )}
          <div ref={body} className="mt-5">
            {children}
          </div>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
