// Layout shared by the forms of the sign-in and the sign-up.

import type { ReactNode } from 'react';

/** Classes of a form that fills the screen's height, so that its buttons are at the bottom. */
export const AUTH_FORM = 'flex flex-1 flex-col lg:flex-none';

/** A form's buttons at the bottom of the screen, within reach of the thumb. */
export function AuthFoot({ children }: { children: ReactNode }) {
  return <div className="mt-auto grid gap-3 pt-8">{children}</div>;
}
