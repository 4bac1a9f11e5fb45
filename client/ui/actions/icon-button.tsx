import type { ComponentPropsWithRef, ReactNode } from 'react';
import { iconButtonClassName } from './icon-button-class.ts';

type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'aria-label' | 'children'> & {
  /** The accessible name. */
  label: string;
  /** A lucide icon or a drawing of ours, 22 to 24 pixels. */
  icon: ReactNode;
};

/** A button of 44 pixels that shows only an icon. */
export function IconButton({ label, icon, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} aria-label={label} className={iconButtonClassName(className)}>
      {icon}
    </button>
  );
}
