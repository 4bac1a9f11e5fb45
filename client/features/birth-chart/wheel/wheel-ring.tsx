import type { ReactNode } from 'react';
import { WHEEL_COPY } from './wheel.copy.ts';
import type { Ring } from './wheel-spots.ts';

/** The role and the name of the spots of one ring for screen readers. */
export const ringAttributes = (ring: Ring) => ({
  role: 'group',
  'aria-label': WHEEL_COPY.rings[ring],
});

/** The spots of one ring. */
export function WheelRing({ ring, children }: { ring: Ring; children: ReactNode }) {
  return <g {...ringAttributes(ring)}>{children}</g>;
}
