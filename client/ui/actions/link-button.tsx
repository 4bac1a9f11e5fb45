import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Link } from 'wouter';
import { type ButtonLook, buttonClassName } from './button-look.ts';

type LinkButtonProps = ComponentPropsWithRef<'a'> &
  ButtonLook & {
    href: string;
    /** 20 pixels, before the words. */
    icon?: ReactNode;
  };

/** A link that looks like a button; paths of ours are opened without loading the page anew. */
export function LinkButton({
  variant,
  size,
  caps,
  wide,
  href,
  icon,
  className,
  children,
  ...rest
}: LinkButtonProps) {
  const look = buttonClassName({ variant, size, caps, wide }, className);
  const words = (
    <>
      {icon}
      <span className="button-words">{children}</span>
    </>
  );
  return href.startsWith('/') ? (
    <Link {...rest} href={href} className={look}>
      {words}
    </Link>
  ) : (
    <a {...rest} href={href} className={look}>
      {words}
    </a>
  );
}
