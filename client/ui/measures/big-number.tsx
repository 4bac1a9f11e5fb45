import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

/** main: the life path; second: the numbers of a name. */
type BigNumberVariant = 'main' | 'second';

const VARIANTS: Record<BigNumberVariant, string> = {
  main: 'text-[5.5rem]/[0.8] text-brass-400 narrow:text-[4rem]/[0.8]',
  second: 'text-[3.75rem]/[0.8] text-ivory-50',
};

type BigNumberProps = { variant?: BigNumberVariant | undefined; children: ReactNode };

/** A large number of numerology, at the left of its meaning. */
export function BigNumber({ variant = 'main', children }: BigNumberProps) {
  return <p className={classNames('pt-3 pb-2.5 font-serif', VARIANTS[variant])}>{children}</p>;
}
