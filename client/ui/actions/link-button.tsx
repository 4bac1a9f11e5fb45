import type { ComponentPropsWithRef } from 'react';
import { Link } from 'wouter';
import type { Elements } from '../elements.ts';
import { type ButtonAppearance, buttonClassName, buttonWordsClassName } from './button-variants.ts';

type LinkButtonProps = ComponentPropsWithRef<'a'> &
  ButtonAppearance & {
    href: string;
    /** An icon of 20 pixels before the label. */
    icon?: Elements;
  };

/**
 * A link that looks like a button; internal paths are opened without loading the document again.
 */
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
  const classes = buttonClassName({ variant, size, caps, wide }, className);
  const words = (
    <>
      {icon}
      <span className={buttonWordsClassName(variant)}>{children}</span>
    </>
  );
  return href.startsWith('/') ? (
    <Link {...rest} href={href} className={classes}>
      {words}
    </Link>
  ) : (
    <a {...rest} href={href} className={classes}>
      {words}
    </a>
  );
}
