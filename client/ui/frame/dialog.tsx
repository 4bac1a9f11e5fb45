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
  children: ReactNode;
};

/**
 * A dialog over the page: a sheet from below on a phone, a plate in the middle on a desk. Focus stays
 * inside and goes back to where it was; Escape and a press outside close it.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  size = 'normal',
  children,
}: DialogProps) {
  // Radix gives the focus back only to a trigger of its own; our dialogs are opened from anywhere.
  const opener = useRef<Element | null>(null);
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="dialog-veil" />
        <RadixDialog.Content
          className={classNames('dialog', size === 'large' && 'dialog-large')}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
          onInteractOutside={(event) => {
            // Closing a toast that lies over the dialog must not close the dialog with what was typed.
            const { target } = event.detail.originalEvent;
            if (target instanceof Element && target.closest('.toasts')) event.preventDefault();
          }}
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
        >
          <div className="dialog-head">
            <RadixDialog.Title className="dialog-title">{title}</RadixDialog.Title>
            <RadixDialog.Close asChild>
              <IconButton label="Close" icon={<X size={22} />} />
            </RadixDialog.Close>
          </div>
          {description !== undefined && (
            <RadixDialog.Description className="small mt-1">{description}</RadixDialog.Description>
          )}
          <div className="mt-5">{children}</div>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
